package zwickmuehle.play.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/** 200 games of a beginner against a strong player: every loser is shown a mistake, and no blunder stays unmarked. */
@Tag("slow")
class LevelTwoAgainstEightTest {
    private static final int GAMES_OF_EACH = 100;

    @Test
    void everyLossHasAMistakeAndEveryResultThrownAwayIsMarkedInVierGewinnt() {
        Book book = BookFile.bundled();
        Oracle oracle = new VierGewinntOracle(book, new Solver(book.size(), Solver.DEFAULT_TABLE_BYTES, 1), 0);
        assertThat(blundersOf(Games.rules("viergewinnt", null), oracle, "level:8")).isGreaterThan(GAMES_OF_EACH);
    }

    /**
     * Exact where ten stones are left, estimated before; from the end of placing on if {@code ZWICKMUEHLE_DATABASES}
     * names the folder above a whole {@code klassisch}. Whoever plays against level 8 has nothing to throw away once ten
     * stones are left, so that games of beginners among themselves show that such mistakes are seen, too.
     */
    @Test
    void everyLossHasAMistakeAndEveryResultThrownAwayIsMarkedInMuehle(@TempDir Path folder) throws IOException {
        String home = System.getenv("ZWICKMUEHLE_DATABASES");
        boolean whole = home != null;
        Path database = whole ? Path.of(home, "klassisch") : folder;
        if (!whole) {
            try (Crew crew = new Crew(2)) {
                new DatabaseBuilder(folder, RuleSet.KLASSISCH, crew, new Silent()).build(10);
            }
        }
        Oracle oracle = new DatabaseOracle(Database.open(database, RuleSet.KLASSISCH, _ -> {}));
        Rules rules = Games.rules("muehle", null);
        int blunders = blundersOf(rules, oracle, "level:8");
        if (whole) {
            assertThat(blunders).isPositive();
        }
        assertThat(blundersOf(rules, oracle, "level:2")).isPositive();
    }

    private static final class Silent implements DatabaseBuilder.Progress {
        @Override
        public void stage(Sector sector, String stage) {}

        @Override
        public void solved(long positions) {}
    }

    /** Plays and judges games of level 2; returns how many results were thrown away for certain. */
    private static int blundersOf(Rules rules, Oracle oracle, String opponent) {
        int lost = 0;
        int blunders = 0;
        for (int seed = 0; seed < GAMES_OF_EACH; seed++) {
            boolean weakFirst = seed % 2 == 0;
            Game game = Played.game(rules, weakFirst ? "level:2" : opponent, weakFirst ? opponent : "level:2", 0, seed);
            Function<Game, Analysis> analyst = Played.analyst(rules, oracle, Limits.nodes(30_000));
            List<Judgement> judgements = Played.judged(game, analyst);
            if (game.ending().decisive()) {
                lost++;
                assertThat(Played.mistakesOfTheLoser(game, judgements)).as("game %d", seed).isNotEmpty();
            }
            for (Judgement judgement : judgements) {
                if (throwsAResultAway(judgement, oracle)) {
                    blunders++;
                    assertThat(judgement.grade().bad()).as("game %d, move %d", seed, judgement.number()).isTrue();
                }
            }
        }
        if (opponent.equals("level:8")) {
            assertThat(lost).isGreaterThan(GAMES_OF_EACH * 9 / 10);
        }
        return blunders;
    }

    /** By the oracle alone, with nothing of the judge in it. */
    private static boolean throwsAResultAway(Judgement judgement, Oracle oracle) {
        int had = result(judgement.before(), oracle);
        int left = result(judgement.before().play(judgement.played()), oracle);
        return had != Oracle.UNKNOWN && left != Oracle.UNKNOWN && -left < had;
    }

    /** 1 won, 0 drawn, -1 lost for the side to move. */
    private static int result(Game game, Oracle oracle) {
        if (game.ending() != Ending.ONGOING) {
            return game.ending().decisive() ? -1 : 0;
        }
        int score = oracle.solve(game.position(), game.quietMoves(), () -> false);
        if (score == Oracle.UNKNOWN) {
            return Oracle.UNKNOWN;
        }
        if (Score.wins(score)) {
            return 1;
        }
        return Score.loses(score) ? -1 : 0;
    }
}
