package zwickmuehle.web.thinking;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.players.NamedPlayer;
import zwickmuehle.arena.players.PlainProcess;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ProgramPlayer;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.play.service.Opponents;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * Makes the players of this server's games, and its analysts: our own thinkers, and the programs the server was started
 * with. Only those: what comes from the page never becomes a command. Any thread may call.
 */
public final class Engines {
    /** Memory for players who look only a few moves ahead. */
    private static final long SHALLOW_BYTES = 1 << 20;

    private final List<Program> programs;
    private final Function<Rules, Oracle> oracles;
    private final long tableBytes;
    private final Players shallow;
    private final Players deep;
    private final RandomGenerator.SplittableGenerator random;

    /**
     * Engines for one server.
     *
     * @param oracles what is known for certain about a game
     * @param tableBytes memory for one thinker, at most
     */
    public Engines(List<Program> programs, Function<Rules, Oracle> oracles, long tableBytes, long seed) {
        this.programs = List.copyOf(programs);
        this.oracles = oracles;
        this.tableBytes = tableBytes;
        // Which sandbox works is tried out, which takes a moment: only for who has programs.
        Sandbox sandbox = programs.isEmpty()
                ? new PlainProcess(ResourceLimits.STANDARD, new Sentence("there are no programs", "es gibt keine"))
                : Sandbox.strongest(ResourceLimits.STANDARD);
        this.shallow = new Players(sandbox, ProgramPlayer.START_TIME, _ -> Oracle.NONE, 1, SHALLOW_BYTES);
        this.deep = new Players(sandbox, ProgramPlayer.START_TIME, oracles, 1, tableBytes);
        this.random = new SplittableRandom(seed);
    }

    public Opponents opponents() {
        return new Opponents(programs.stream().map(Program::name).toList());
    }

    /** Whether this server can play as somebody: not as a program that it was started without. */
    public boolean has(PlayerSpec player) {
        return !(player instanceof PlayerSpec.Offered(String name))
                || programs.stream().anyMatch(program -> program.name().equals(name));
    }

    /**
     * A new player for one game; a program is started when it begins.
     *
     * @param conversation is told each line between us and a program
     */
    Player player(PlayerSpec spec, Rules rules, Consumer<Conversation.Line> conversation) {
        return switch (spec) {
            case PlayerSpec.Offered(String name) ->
                new NamedPlayer(name, deep.create(command(name), rules, 0, conversation));
            case PlayerSpec.Level _,PlayerSpec.Thinking _,PlayerSpec.Human _,PlayerSpec.Program _,PlayerSpec.Uci _ ->
                (spec.quick() ? shallow : deep).create(spec, rules, seed(), conversation);
        };
    }

    private PlayerSpec command(String name) {
        Program offered = programs.stream().filter(program -> program.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalStateException("a game wants a program that is not there any more"));
        return PlayerSpec.parse(offered.command());
    }

    /** A new analyst, with all that is known for certain. */
    public Analyst analyst(Rules rules) {
        return analyst(rules, tableBytes);
    }

    /** The same for a glance at a position: nothing that takes long to make. */
    public Analyst quickAnalyst(Rules rules) {
        return analyst(rules, SHALLOW_BYTES);
    }

    private Analyst analyst(Rules rules, long bytes) {
        return Thinkers.analyst(rules,
                new Equipment(oracles.apply(rules), System::nanoTime, new SplittableRandom(seed()), 1, bytes));
    }

    private synchronized long seed() {
        return random.nextLong();
    }
}
