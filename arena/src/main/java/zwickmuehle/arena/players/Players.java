package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * Makes players out of their {@link PlayerSpec}, a new one for every game.
 *
 * @param oracles perfect knowledge about a game by its rules, for our thinkers
 * @param threads cores that one thinker may use
 * @param tableBytes memory that one thinker may use
 */
public record Players(Sandbox sandbox, Duration startTime, Function<Rules, Oracle> oracles, int threads,
        long tableBytes) {
    /** Enough for a match at short times; many games at once must fit. */
    private static final long STANDARD_TABLE = 64L << 20;

    /** One core a thinker, so that several games can run at once. */
    public static Players standard(Sandbox sandbox, Function<Rules, Oracle> oracles) {
        return new Players(sandbox, ProgramPlayer.START_TIME, oracles, 1, STANDARD_TABLE);
    }

    /** The same, with no more memory than so much time for each move can fill. */
    public Players within(Duration moveTime) {
        return new Players(sandbox, startTime, oracles, threads, ThinkingTime.tableBytes(moveTime, tableBytes));
    }

    /** The same, with programs that play on these terms. */
    public Players under(Terms terms) {
        return new Players(sandbox.under(terms), startTime, oracles, threads, tableBytes);
    }

    /**
     * A player for one game; not a person, who comes from elsewhere.
     *
     * @param listener is told the conversation, if it is a program
     */
    public Player create(PlayerSpec spec, Rules rules, long seed, Consumer<Conversation.Line> listener) {
        return switch (spec) {
            case PlayerSpec.Level _,PlayerSpec.Thinking _ ->
                new ThinkerPlayer(spec.words(), Thinkers.parse(spec.words(), rules, equipment(rules, seed)));
            case PlayerSpec.Program(String words, var command) ->
                new ProgramPlayer(words, command, sandbox, startTime, listener);
            case PlayerSpec.Uci uci -> {
                uci.requireMuehle(rules);
                yield new UciPlayer(uci.words(), uci.command(), sandbox, startTime, listener);
            }
            case PlayerSpec.Offered(String name) ->
                throw new NotationException("a program '%s' is offered by servers only: name its command line",
                        "ein Programm '%s' bieten nur Server an: nenne seine Kommandozeile", Excerpt.of(name));
            case PlayerSpec.Human _ ->
                throw new NotationException("a person can't play here: name a program or a level",
                        "ein Mensch kann hier nicht spielen: nenne ein Programm oder eine Stufe");
        };
    }

    private Equipment equipment(Rules rules, long seed) {
        return new Equipment(oracles.apply(rules), System::nanoTime, new SplittableRandom(seed), threads, tableBytes);
    }

    /** Complains at once about words that name no player, before anything is started. */
    public void check(PlayerSpec spec, Rules rules) {
        create(spec, rules, 0, _ -> {}).close();
    }
}
