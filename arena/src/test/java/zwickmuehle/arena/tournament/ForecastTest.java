package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How long a tournament will take is told before it begins. */
final class ForecastTest {
    private static Forecast forecast(String head, int players, String play) {
        StringBuilder file = new StringBuilder(head);
        for (int i = 0; i < players; i++) {
            file.append("\n[[player]]\nname = \"P").append(i).append("\"\nplay = \"").append(play).append('"');
        }
        return Forecast.of(TournamentFile.parse(file.toString()), List.of());
    }

    @Test
    void sixtyBotsTakeLongerThanAnybodyWaits() {
        Forecast forecast = forecast("time = 30\nparallel = 1", 60, "python3 bot.py");
        assertThat(forecast.games()).isEqualTo(1_770);
        assertThat(forecast.isLong()).isTrue();
        assertThat(forecast.inWords().english()).isEqualTo("1,770 games, 1 at once: likely 31 to 49 days (11 days if"
                + " all are short, 615 days if all last 1,000 moves), where programs use all of their time; with 90 at"
                + " once 8 to 13 hours: see docs/competition.md");
        assertThat(forecast.inWords().german()).contains("wahrscheinlich 31 bis 49 Tage", "8 bis 13 Stunden");
    }

    @Test
    void aSmallCupIsNoMatterOfAsking() {
        Forecast forecast = forecast("time = 0.5\nparallel = 3\ngame = \"viergewinnt\"", 4, "./bot");
        assertThat(forecast.shortest()).isEqualTo(Duration.ofSeconds(7));
        assertThat(forecast.longest()).isEqualTo(Duration.ofSeconds(42));
        assertThat(forecast.isLong()).isFalse();
        assertThat(forecast.inWords().english())
                .startsWith("6 games, 3 at once: likely 15 to 36 s (7 s if all are short")
                .doesNotContain("docs");
    }

    @Test
    void whoNeedsNoTimeIsNotCountedAsIfItDid() {
        assertThat(forecast("time = 30", 3, "random").isLong()).isFalse();
        assertThat(forecast("time = 30", 3, "random").inWords().english()).contains("next to no time");
        Forecast half = forecast(
                "time = 2\nparallel = 1\nformat = \"gauntlet\"\ngames = 1\n[[player]]\nname = \"A\"\nplay = \"./a\"", 2,
                "level:1");
        assertThat(half.moveTime()).isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void whatIsPlayedAlreadyIsNotCounted() {
        TournamentPlan plan = Sample.plan(TournamentFormat.SWISS, 6, 3, 1);
        List<FinishedGame> all = Sample.played(plan);
        assertThat(Forecast.of(plan, List.of()).games()).isEqualTo(9);
        assertThat(Forecast.of(plan, all.subList(0, 4)).games()).isEqualTo(5);
        assertThat(Forecast.of(plan, all.subList(0, 8)).inWords().english()).startsWith("1 game to play");
        assertThat(Forecast.of(plan, all).inWords().english()).startsWith("0 games to play");
    }
}
