package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.postgres.Postgres;

/** Two servers and a PostgreSQL whose disk is really full: refused with 507 at both, nothing harmed, and on it goes. */
class FullDatabaseTest {
    @TempDir
    private Path data = Path.of("");

    @Test
    void aFullDiskOfTheDatabaseIsAnsweredWith507AndPlayGoesOnWhenThereIsRoom() throws IOException {
        assumeTrue(FullDiskTest.mayMount(data), "no file systems may be mounted here: the full disk is not tried");
        try (Postgres postgres = Postgres.startWithSmallDisk()) {
            List<String> store = List.of("--store", postgres.freshOnSmallDisk());
            try (ServerProcess one = new ServerProcess(data.resolve("one"), List.of("-XX:TieredStopAtLevel=1"), store,
                    postgres.variables());
                    ServerProcess two = new ServerProcess(data.resolve("two"), List.of("-XX:TieredStopAtLevel=1"),
                            store, postgres.variables());
                    LoopbackVisitor here = new LoopbackVisitor(one.port(), 1);
                    LoopbackVisitor there = new LoopbackVisitor(two.port(), 1)) {
                String kept = here.newGame("{'game':'muehle','white':'human','black':'human'}");
                there.cookie(here.cookie());
                assertThat(here.post(kept + "/moves", "{'move':'d6','number':0}").status()).isEqualTo(200);
                Path ballast = postgres.smallDisk().resolve("ballast");
                FullDiskTest.fill(ballast);

                for (LoopbackVisitor visitor : List.of(here, there)) {
                    LoopbackVisitor.Reply full = FullDiskTest.refusal(visitor);
                    assertThat(full.status()).as(full.body()).isEqualTo(507);
                    assertThat(visitor.get(kept).json().path("moveNumber").asInt()).isEqualTo(1);
                    assertThat(visitor.get("/health").status()).isEqualTo(200);
                }

                Files.delete(ballast);
                assertThat(there.post(kept + "/moves", "{'move':'d2','number':1}").status()).isEqualTo(200);
                assertThat(here.get(kept).json().path("moveNumber").asInt()).isEqualTo(2);
                assertThat(here.post("/api/games", "{'game':'viergewinnt'}").status()).isEqualTo(201);
            }
        }
    }
}
