import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * For {@code build/jdk.sh}: brings Maven where there is none, so that a JDK is all one needs. Takes the version, the
 * SHA-512 of its archive, the repository and the folder it shall be unpacked into; nothing is unpacked whose checksum
 * is another one. The folder appears when it is complete, so that an interrupted try leaves none.
 */
final class FetchMaven {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private FetchMaven() {}

    public static void main(String[] arguments) throws InterruptedException {
        String version = arguments[0];
        URI archive = URI.create(arguments[2] + "/org/apache/maven/apache-maven/" + version + "/apache-maven-" + version
                + "-bin.zip");
        Path folder = Path.of(arguments[3]).toAbsolutePath();
        try {
            Files.createDirectories(folder.getParent());
            Path aside = Files.createTempDirectory(folder.getParent(), ".maven");
            try {
                Path file = aside.resolve("maven.zip");
                fetch(archive, file);
                if (!sha512(file).equals(arguments[1])) {
                    throw new IOException("what came is not Maven " + version + " (its checksum is another one)");
                }
                unpack(file, aside);
                Files.move(aside.resolve("apache-maven-" + version), folder, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                remove(aside);
            }
        } catch (IOException e) {
            // Two builds at the same moment: the other one was quicker.
            if (!Files.isExecutable(folder.resolve("bin/mvn"))) {
                System.err.println("zwickmuehle: Maven " + version + " could not be fetched from Maven Central: "
                        + (e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage()));
                System.exit(1);
            }
        }
    }

    private static void fetch(URI archive, Path file) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE)
                .followRedirects(HttpClient.Redirect.NORMAL).build()) {
            HttpResponse<Path> answer = client.send(HttpRequest.newBuilder(archive).timeout(PATIENCE.multipliedBy(10))
                    .build(), HttpResponse.BodyHandlers.ofFile(file));
            if (answer.statusCode() != 200) {
                throw new IOException("it answered " + answer.statusCode());
            }
        }
    }

    private static String sha512(Path file) throws IOException {
        try (InputStream input = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-512");
            byte[] buffer = new byte[1 << 16];
            for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
                digest.update(buffer, 0, count);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IOException(e);
        }
    }

    private static void unpack(Path archive, Path folder) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path to = folder.resolve(entry.getName()).normalize();
                if (!to.startsWith(folder)) {
                    throw new IOException("the archive leads out of its folder");
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(to);
                } else {
                    Files.createDirectories(to.getParent());
                    Files.copy(zip, to);
                    if (to.getParent().endsWith("bin") && !to.getFileName().toString().contains(".")) {
                        to.toFile().setExecutable(true);
                    }
                }
            }
        }
    }

    private static void remove(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            for (Path path : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
