package zwickmuehle.arena.parcel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ParcelTest {
    @TempDir
    private Path folder = Path.of("");

    private Path program() throws IOException {
        Path program = folder.resolve("anna");
        Files.createDirectories(program.resolve("src/deep"));
        Files.writeString(program.resolve("src/deep/Bot.java"), "class Bot {}\n");
        Files.writeString(program.resolve("run"), "#!/bin/sh\n");
        assertThat(program.resolve("run").toFile().setExecutable(true)).isTrue();
        Files.writeString(program.resolve("ünïcode.txt"), "");
        Files.createDirectories(program.resolve(".git"));
        Files.writeString(program.resolve(".git/HEAD"), "not a part of it");
        return program;
    }

    private static byte[] packed(Path program) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Parcel.pack(program, bytes);
        return bytes.toByteArray();
    }

    private static String name(byte[] packed) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(in.readAllBytes()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void whatArrivesIsWhatWasSentAndIsNamedByItsContents() throws IOException {
        Path program = program();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String name = Parcel.pack(program, bytes);
        assertThat(Parcel.isName(name)).isTrue();
        assertThat(name).isEqualTo(name(bytes.toByteArray()));
        Path there = folder.resolve("there");
        Parcel.unpack(new ByteArrayInputStream(bytes.toByteArray()), name, there);
        assertThat(there.resolve("src/deep/Bot.java")).hasContent("class Bot {}\n");
        assertThat(there.resolve("run")).isExecutable();
        assertThat(Files.isExecutable(there.resolve("src/deep/Bot.java"))).isFalse();
        assertThat(there.resolve("ünïcode.txt")).exists();
        assertThat(there.resolve(".git")).doesNotExist();
        // The same files make the same parcel, wherever they are.
        assertThat(Parcel.pack(there, new ByteArrayOutputStream())).isEqualTo(name);
        Files.writeString(there.resolve("run"), "#!/bin/sh\nexit\n");
        assertThat(Parcel.pack(there, new ByteArrayOutputStream())).isNotEqualTo(name);
    }

    @Test
    void linksThatStayInsideAreFilesAndOthersCannotTravel() throws IOException {
        Path program = program();
        Files.createSymbolicLink(program.resolve("start"), Path.of("run"));
        byte[] bytes = packed(program);
        Parcel.unpack(new ByteArrayInputStream(bytes), name(bytes), folder.resolve("there"));
        assertThat(folder.resolve("there/start")).hasContent("#!/bin/sh\n");
        Files.createSymbolicLink(program.resolve("secret"), Path.of("/etc/passwd"));
        assertThatThrownBy(() -> packed(program)).isInstanceOf(ParcelException.class).hasMessageContaining("secret");
    }

    @Test
    void whatIsTooLargeIsNotPacked() throws IOException {
        Path program = program();
        try (var file = new java.io.RandomAccessFile(program.resolve("big").toFile(), "rw")) {
            file.setLength(Parcel.MOST_BYTES + 1);
        }
        assertThatThrownBy(() -> packed(program)).isInstanceOf(ParcelException.class).hasMessageContaining("64 MB");
    }

    /** A parcel of one file, as somebody might write it who means harm. */
    private static byte[] forged(String path, long length, byte[] contents) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream data = new DataOutputStream(new GZIPOutputStream(bytes))) {
            data.writeUTF("zwickmuehle parcel 1");
            data.writeBoolean(true);
            data.writeUTF(path);
            data.writeBoolean(false);
            data.writeLong(length);
            data.write(contents);
            data.writeBoolean(false);
        }
        return bytes.toByteArray();
    }

    @Test
    void noPathLeavesTheFolder() throws IOException {
        for (String path : List.of("../evil", "/etc/evil", "a/../../evil", "a//b", "", ".", "a/./b", "..\\evil",
                "a\0b", "x".repeat(401))) {
            byte[] bytes = forged(path, 1, new byte[1]);
            assertThatThrownBy(
                    () -> Parcel.unpack(new ByteArrayInputStream(bytes), name(bytes), folder.resolve("there")))
                    .as(path).isInstanceOf(ParcelException.class);
        }
        assertThat(left()).isEmpty();
    }

    @Test
    void whatSwellsOrLiesAboutItsLengthLeavesNothingBehind() throws IOException {
        // 65 MB of nothing are a few bytes packed.
        for (byte[] bytes : List.of(forged("bomb", (64L << 20) + 1, new byte[(64 << 20) + 1]),
                forged("less", -1, new byte[1]), forged("more", Long.MAX_VALUE, new byte[1]),
                forged("short", 100, new byte[1]))) {
            assertThatThrownBy(
                    () -> Parcel.unpack(new ByteArrayInputStream(bytes), name(bytes), folder.resolve("there")))
                    .isInstanceOf(ParcelException.class);
        }
        assertThat(left()).isEmpty();
    }

    @Test
    void aDamagedParcelIsNoticedUnlessTheDamageChangesNothing() throws IOException {
        Path program = program();
        byte[] bytes = packed(program);
        String name = name(bytes);
        Path there = folder.resolve("there");
        SplittableRandom random = new SplittableRandom(21);
        int noticed = 0;
        for (int i = 0; i < 300; i++) {
            byte[] damaged = bytes.clone();
            // The ten bytes of gzip's own head say nothing of the contents.
            damaged[10 + random.nextInt(bytes.length - 10)] ^= (byte) (1 << random.nextInt(8));
            try {
                Parcel.unpack(new ByteArrayInputStream(damaged), name, there);
                // A few bits between the blocks of gzip mean nothing.
                assertThat(Parcel.pack(there, new ByteArrayOutputStream())).isEqualTo(name);
                Parcel.delete(there);
            } catch (ParcelException | IOException _) {
                noticed++;
            }
        }
        assertThat(noticed).isGreaterThan(250);
        assertThat(left()).containsExactly("anna");
    }
}
