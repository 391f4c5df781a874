package zwickmuehle.arena.parcel;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;

/**
 * A folder with a program in one file, on its way to the machines that play with it. It is named by the hash of what is
 * in it, so that the same program is fetched, unpacked and built once, and a damaged one is noticed. Times and owners are
 * not in it: the same files make the same parcel anywhere.
 *
 * <pre>
 *   gzip ( "zwickmuehle parcel 1"    then for each file, in the order of their names:
 *          true                      one more follows
 *          path                      as Java writes UTF-8, parts divided by /
 *          executable                yes or no
 *          length                    8 bytes, then so many of contents
 *          false )                   no more follows
 *   name = SHA-256 of all that, before gzip
 * </pre>
 *
 * What strangers send is not trusted: no path leaves the folder it is unpacked into, nothing is larger than the bounds,
 * and a parcel whose contents have another name than its own leaves nothing behind.
 */
public final class Parcel {
    static final int MOST_FILES = 5_000;
    static final long MOST_BYTES = 64L << 20;
    private static final String HEAD = "zwickmuehle parcel 1";
    private static final int LONGEST_PATH = 400;
    /** Histories and what Python leaves behind: no part of a program, and large. */
    private static final Set<String> LEFT_OUT = Set.of(".git", ".hg", ".svn", "__pycache__");
    private static final HexFormat HEX = HexFormat.of();

    private Parcel() {}

    /** Whether this may be the name of a parcel: nothing else may become a part of a path. */
    public static boolean isName(String name) {
        return name.matches("[0-9a-f]{64}");
    }

    /**
     * Packs a folder.
     *
     * @return its name
     * @throws ParcelException if it is too large, or something in it can't travel
     */
    public static String pack(Path folder, OutputStream out) throws IOException {
        MessageDigest digest = sha256();
        GZIPOutputStream packed = new GZIPOutputStream(out, 1 << 14);
        DataOutputStream data = new DataOutputStream(
                new DigestOutputStream(new BufferedOutputStream(packed, 1 << 14), digest));
        data.writeUTF(HEAD);
        long left = MOST_BYTES;
        for (Map.Entry<String, Path> file : files(folder).entrySet()) {
            long length = Files.size(file.getValue());
            left -= length;
            if (left < 0) {
                throw new ParcelException("%s holds more than %d MB", "%s enthält mehr als %d MB", folder,
                        MOST_BYTES >> 20);
            }
            data.writeBoolean(true);
            data.writeUTF(file.getKey());
            data.writeBoolean(Files.isExecutable(file.getValue()));
            data.writeLong(length);
            copyFile(file.getValue(), data, length);
        }
        data.writeBoolean(false);
        data.flush();
        packed.finish();
        return HEX.formatHex(digest.digest());
    }

    private static void copyFile(Path file, OutputStream out, long length) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            if (copy(in, out, length) != length || in.read() >= 0) {
                throw new ParcelException("%s changed while it was packed", "%s wurde beim Packen geändert", file);
            }
        }
    }

    /** Links that stay in the folder are files; whatever else is no file can't travel. */
    private static Map<String, Path> files(Path folder) throws IOException {
        Path root = folder.toRealPath();
        Map<String, Path> files = new TreeMap<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                return LEFT_OUT.contains(String.valueOf(directory.getFileName())) && !directory.equals(root)
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path real = attributes.isSymbolicLink() && Files.exists(file) ? file.toRealPath() : file;
                String path = root.relativize(file).toString().replace('\\', '/');
                if (!real.startsWith(root) || !Files.isRegularFile(real, LinkOption.NOFOLLOW_LINKS)
                        || path.length() > LONGEST_PATH) {
                    throw new ParcelException("%s can't travel: it is no plain file within its folder",
                            "%s kann nicht reisen: es ist keine einfache Datei in ihrem Ordner", file);
                }
                files.put(path, real);
                if (files.size() > MOST_FILES) {
                    throw new ParcelException("%s holds more than %d files", "%s enthält mehr als %d Dateien", folder,
                            MOST_FILES);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    /**
     * Unpacks a parcel into a folder that does not exist yet, and is there only if all of it is right.
     *
     * @throws ParcelException if it is not the one of this name, or not fit to be unpacked
     */
    public static void unpack(InputStream in, String name, Path folder) throws IOException {
        Path fresh = Files.createTempDirectory(folder.toAbsolutePath().getParent(), "parcel");
        boolean whole = false;
        try {
            MessageDigest digest = sha256();
            try (DataInputStream data = new DataInputStream(
                    new DigestInputStream(new BufferedInputStream(new GZIPInputStream(in, 1 << 14)), digest))) {
                unpackAll(data, fresh);
            } catch (EOFException | ZipException e) {
                throw new ParcelException("the parcel is damaged", "das Paket ist beschädigt");
            }
            if (!HEX.formatHex(digest.digest()).equals(name)) {
                throw new ParcelException("the parcel holds something else than its name says",
                        "im Paket ist etwas anderes, als sein Name sagt");
            }
            Files.move(fresh, folder);
            whole = true;
        } finally {
            if (!whole) {
                delete(fresh);
            }
        }
    }

    private static void unpackAll(DataInputStream data, Path folder) throws IOException {
        if (!data.readUTF().equals(HEAD)) {
            throw new ParcelException("this is no parcel", "das ist kein Paket");
        }
        long left = MOST_BYTES;
        for (int count = 0; data.readBoolean(); count++) {
            Path file = within(folder, data.readUTF());
            boolean executable = data.readBoolean();
            long length = data.readLong();
            left -= length;
            if (length < 0 || left < 0 || count == MOST_FILES) {
                throw new ParcelException("the parcel is too large", "das Paket ist zu groß");
            }
            Files.createDirectories(file.getParent());
            // Never through anything that is there already.
            try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE)) {
                if (copy(data, out, length) != length) {
                    throw new EOFException();
                }
            }
            if (executable && !file.toFile().setExecutable(true)) {
                throw new ParcelException("%s can't be made executable", "%s lässt sich nicht ausführbar machen", file);
            }
        }
        // At the very end gzip looks at its own checksum.
        if (data.read() >= 0) {
            throw new ParcelException("the parcel holds more than it says", "im Paket ist mehr, als es sagt");
        }
    }

    /** Where a path of a parcel lies: in the folder, whatever it says. */
    private static Path within(Path folder, String path) {
        boolean plain = !path.isEmpty() && path.length() <= LONGEST_PATH && path.indexOf('\0') < 0
                && path.indexOf('\\') < 0;
        for (String part : path.split("/", -1)) {
            plain &= !part.isEmpty() && !part.equals(".") && !part.equals("..");
        }
        if (!plain) {
            throw new ParcelException("the parcel holds '%s', which is no path", "im Paket ist '%s', was kein Pfad ist",
                    Excerpt.of(path));
        }
        return folder.resolve(path);
    }

    /** Copies at most so many bytes; how many there were. */
    private static long copy(InputStream in, OutputStream out, long most) throws IOException {
        byte[] some = new byte[1 << 13];
        long copied = 0;
        while (copied < most) {
            int count = in.read(some, 0, (int) Math.min(some.length, most - copied));
            if (count < 0) {
                break;
            }
            out.write(some, 0, count);
            copied += count;
        }
        return copied;
    }

    /** Deletes a folder and all that is in it, without following links. */
    public static void delete(Path folder) throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory,
                    @Nullable IOException trouble) throws IOException {
                Files.delete(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }
}
