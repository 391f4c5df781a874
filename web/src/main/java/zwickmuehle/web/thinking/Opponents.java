package zwickmuehle.web.thinking;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.players.Named;
import zwickmuehle.arena.players.PlainProcess;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thinkers;
import zwickmuehle.web.record.Setup;

/**
 * Whom one can play against: thinkers by their words, and the programs the server was started with. Only those: what
 * comes from the page never becomes a command.
 */
public final class Opponents {
    private static final String PROGRAM_PREFIX = "program:";
    /** Levels that look so few moves ahead that they need hardly any memory. */
    private static final String SHALLOW = "level:[0-7]";
    private static final long SHALLOW_BYTES = 1 << 20;
    /** The words of the strongest player there is. */
    public static final String STRONGEST = "level:10";

    private final List<Program> programs;
    private final Function<Rules, Oracle> oracles;
    private final long tableBytes;
    private final Players players;

    /**
     * Opponents for one server.
     *
     * @param oracles what is known for certain about a game
     * @param tableBytes memory for one thinker, at most
     */
    public Opponents(List<Program> programs, Function<Rules, Oracle> oracles, long tableBytes) {
        this.programs = List.copyOf(programs);
        this.oracles = oracles;
        this.tableBytes = tableBytes;
        // Which sandbox works is tried out, which takes a moment: only for who has programs.
        Sandbox sandbox = programs.isEmpty()
                ? new PlainProcess(ResourceLimits.STANDARD, new Sentence("there are no programs", "es gibt keine"))
                : Sandbox.strongest(ResourceLimits.STANDARD);
        this.players = Players.standard(sandbox, oracles);
    }

    public List<Program> programs() {
        return programs;
    }

    /** Refuses words that name nobody. */
    public void check(String words, Rules rules) {
        if (words.startsWith(PROGRAM_PREFIX)) {
            program(words);
        } else if (!words.equals(Setup.HUMAN)) {
            if (!Thinkers.named(words)) {
                throw new NotationException(
                        "'%s' is no player: expected human, level:N, random, alphabeta:…, montecarlo:… or program:NAME",
                        "'%s' ist kein Spieler: erwartet wird human, level:N, random, alphabeta:…, montecarlo:… oder program:NAME",
                        Excerpt.of(words));
            }
            Thinkers.parse(words, rules, equipment(Oracle.NONE, 1024));
        }
    }

    /**
     * A new thinker for these words; a program is started when it is first asked.
     *
     * @param conversation is told each line between us and a program
     */
    Thinker thinker(String words, Rules rules, Consumer<Conversation.Line> conversation) {
        return isProgram(words)
                ? new ProgramThinker(named(program(words), rules, conversation))
                : Thinkers.parse(words, rules, words.matches(SHALLOW)
                        ? equipment(Oracle.NONE, SHALLOW_BYTES)
                        : equipment(oracles.apply(rules), tableBytes));
    }

    private Player named(Program program, Rules rules, Consumer<Conversation.Line> conversation) {
        return new Named(program.name(),
                players.create(PlayerSpec.parse(program.command()), rules, 0, conversation));
    }

    /** A new analyst, with all that is known for certain. */
    public Analyst analyst(Rules rules) {
        return new Analyst(rules, equipment(oracles.apply(rules), tableBytes));
    }

    /** Whether these words name a player who answers in no time: such a one never waits behind those who think long. */
    public static boolean isQuick(String words) {
        return words.matches(SHALLOW) || words.equals("random");
    }

    public static boolean isProgram(String words) {
        return words.startsWith(PROGRAM_PREFIX);
    }

    /** How a player is called on the page. */
    public static Sentence title(String words) {
        if (words.equals(Setup.HUMAN)) {
            return new Sentence("Person", "Mensch");
        }
        if (words.matches("level:\\d+")) {
            return Sentence.of("Level %s", "Stufe %s", words.substring("level:".length()));
        }
        String name = isProgram(words) ? words.substring(PROGRAM_PREFIX.length()) : words;
        return new Sentence(name, name);
    }

    private Program program(String words) {
        String name = words.substring(PROGRAM_PREFIX.length());
        return programs.stream().filter(program -> program.name().equals(name)).findFirst()
                .orElseThrow(() -> new NotationException("this server was started without a program '%s'",
                        "dieser Server wurde ohne ein Programm '%s' gestartet", Excerpt.of(name)));
    }

    private static Equipment equipment(Oracle oracle, long bytes) {
        return new Equipment(oracle, System::nanoTime, new SplittableRandom(), 1, bytes);
    }
}
