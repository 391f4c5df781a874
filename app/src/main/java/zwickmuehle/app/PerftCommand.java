package zwickmuehle.app;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Perft;
import zwickmuehle.rules.Rules;

@Command(name = "perft", mixinStandardHelpOptions = true, description = {
        "Counts the sequences of legal moves of a given length, the proof of a move generator.",
        "A capture is part of its move. The last line is the number alone."})
final class PerftCommand implements Callable<Integer> {
    /** Deeper than any count that ends in a lifetime. */
    private static final int DEEPEST = 64;

    private final Console console;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--depth", required = true, paramLabel = "N", description = "the number of moves in a sequence")
    private int depth;

    @Option(names = "--divide", description = "first print the count below each move")
    private boolean divide;

    @Parameters(arity = "0..*", paramLabel = "POSITION", description = "where to start; the empty board if not given")
    private @Nullable List<String> position;

    PerftCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (depth < 0 || depth > DEEPEST) {
            throw new NotationException("--depth %d: expected 0 to %d", "--depth %d: erwartet wird 0 bis %d", depth,
                    DEEPEST);
        }
        Rules rules = game.rules();
        long start = GameOptions.position(rules, position);
        Perft perft = new Perft(rules, depth);
        if (divide && depth > 0) {
            int[] moves = new int[rules.maxMoves()];
            int count = rules.legalMoves(start, moves);
            for (int i = 0; i < count; i++) {
                console.out().println(rules.notation().move(moves[i]) + ": "
                        + perft.count(rules.play(start, moves[i]), depth - 1));
            }
        }
        console.out().println(perft.count(start, depth));
        return ExitCode.OK;
    }
}
