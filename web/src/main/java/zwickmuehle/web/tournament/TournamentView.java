package zwickmuehle.web.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.view.MoveView;
import zwickmuehle.play.view.Spoken;

/**
 * A tournament as the page shows it.
 *
 * @param version grows with every change
 * @param state {@code preparing} (programs are built and examined), {@code running}, {@code finished}, {@code stopped}
 * or {@code failed}
 * @param examined whose program is being built or examined, before the first game; null where nobody's is
 * @param columns of the board
 * @param crossTable rows and columns in the order of the standings; one sign a game, {@code 1½0}
 * @param leftOut those of the file who can't play, and why
 * @param running the games under way, the one begun first first
 * @param from how many finished games come before those listed here: 0 when all are told, more in news
 * @param finished games in the order they ended
 * @param machines workers that play it, the one that came first first
 * @param notes what whoever runs it should know, the latest last
 */
public record TournamentView(long version, String name, String game, String variant, String format, double moveTime,
        @Nullable String clock,
        String state, @Nullable String examined, int columns, int rows, Progress progress, List<Row> standings,
        List<List<String>> crossTable, List<Fault> forfeits, List<LeftOut> leftOut, List<RunningGame> running, int from,
        List<Result> finished,
        Spoken sandbox, List<Machine> machines, List<Spoken> notes) {

    /**
     * How far it has come.
     *
     * @param secondsLeft an estimate from the games played since the server started; null before there are any
     */
    public record Progress(int played, int total, @Nullable Double secondsLeft) {}

    /** A line of the table. */
    public record Row(int rank, String name, double points, int games, int wins, int draws, int losses,
            double tieBreak, long elo, long eloError, int forfeits) {}

    /** A game lost by a fault. */
    public record Fault(String game, String player, String code, Spoken reason) {}

    /** Somebody who did not pass the examination before the first game. */
    public record LeftOut(String player, Spoken reason) {}

    /** A game that is over. */
    public record Result(String game, String white, String black, String result, String code, Spoken text,
            int moves) {}

    /** A game under way: enough to draw its board. */
    public record RunningGame(String game, String white, String black, int moveNumber, String mover, Stones stones,
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable MoveView last, List<List<String>> lines) {}

    /**
     * A worker.
     *
     * @param state {@code there}, {@code slow} (below the bar of the file, so it gets no games) or {@code silent}
     * @param parallel games at once
     * @param speed thousands of nodes a second
     * @param load processes that want to run, for each core
     * @param played games that counted since the server was started
     * @param games what it plays now
     */
    public record Machine(String name, String state, int cores, int parallel, double speed, double load, int played,
            List<String> games) {}

    /** The points that hold stones. */
    public record Stones(List<String> white, List<String> black) {}

    /** The news that moves were made, in these games. */
    public record Boards(long version, List<RunningGame> running) {}
}
