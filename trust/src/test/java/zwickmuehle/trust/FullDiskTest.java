package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server on a disk that is really full, a small one in memory: refused with 507, nothing harmed, and on it goes. */
class FullDiskTest {
    private static final int MOST_TRIES = 250;
    private static final List<String> ON_A_SMALL_DISK = List.of("unshare", "--user", "--map-root-user", "--mount",
            "--", "/bin/sh", "-c", "mount -t tmpfs -o size=12m tmpfs \"$0\" && exec \"$@\"");

    @TempDir
    private Path data = Path.of("");

    @Test
    void aFullDiskIsAnsweredWith507AndPlayGoesOnWhenThereIsRoom() throws IOException {
        assumeTrue(mayMount(data), "no file systems may be mounted here: the full disk is not tried");
        try (ServerProcess server = new ServerProcess(data, ON_A_SMALL_DISK, List.of(), List.of());
                LoopbackVisitor visitor = new LoopbackVisitor(server.port(), 1)) {
            String kept = visitor.newGame("{'game':'muehle','white':'human','black':'human'}");
            assertThat(visitor.post(kept + "/moves", "{'move':'d6','number':0}").status()).isEqualTo(200);
            Path ballast = Path.of("/proc", Long.toString(server.pid()), "root").resolve(data.toString().substring(1))
                    .resolve("ballast");
            fill(ballast);

            LoopbackVisitor.Reply full = refusal(visitor);
            assertThat(full.status()).as(full.body()).isEqualTo(507);
            assertThat(full.json().path("detail").asString("")).contains("this server's disk is full");
            assertThat(visitor.get(kept).json().path("moveNumber").asInt()).isEqualTo(1);
            assertThat(visitor.get("/health").status()).isEqualTo(200);
            assertThat(visitor.get("/ready").status()).isEqualTo(503);

            Files.delete(ballast);
            assertThat(visitor.post(kept + "/moves", "{'move':'d2','number':1}").status()).isEqualTo(200);
            assertThat(visitor.get(kept).json().path("moveNumber").asInt()).isEqualTo(2);
        }
    }

    /** Whether somebody without rights may mount a small disk at a folder here. */
    static boolean mayMount(Path folder) throws IOException {
        try {
            return new ProcessBuilder(List.of("unshare", "--user", "--map-root-user", "--mount", "--", "mount", "-t",
                    "tmpfs", "tmpfs", folder.toString())).redirectErrorStream(true).start().onExit().join()
                    .exitValue() == 0;
        } catch (IOException notInstalled) {
            return false;
        }
    }

    /** Takes all the room there is; the last bytes one by one. */
    static void fill(Path ballast) throws IOException {
        for (int size = 1 << 20; size > 0; size >>= 1) {
            try (OutputStream out = Files.newOutputStream(ballast, StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND)) {
                for (int i = 0; i < 64; i++) {
                    out.write(new byte[size]);
                }
            } catch (IOException full) {
                // As it is meant to be; what is smaller may still fit.
            }
        }
    }

    /** The first change that finds no room: what the store has of it already may take a few. */
    static LoopbackVisitor.Reply refusal(LoopbackVisitor visitor) throws IOException {
        LoopbackVisitor.Reply reply = visitor.post("/api/games", "{'game':'viergewinnt'}");
        for (int i = 0; reply.status() == 201 && i < MOST_TRIES; i++) {
            reply = visitor.post("/api/games", "{'game':'viergewinnt'}");
        }
        return reply;
    }
}
