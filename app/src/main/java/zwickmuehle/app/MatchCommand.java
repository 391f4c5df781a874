package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.arena.match.Elo;
import zwickmuehle.arena.match.Match;
import zwickmuehle.arena.match.MatchGame;
import zwickmuehle.arena.match.MatchJson;
import zwickmuehle.arena.match.MatchObserver;
import zwickmuehle.arena.match.MatchPlan;
import zwickmuehle.arena.match.MatchResult;
import zwickmuehle.arena.match.Sprt;
import zwickmuehle.arena.match.Tally;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.arena.transcript.TranscriptFolder;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

@Command(name = "match", mixinStandardHelpOptions = true, description = {
        "Two players, many games with colours swapped.",
        "Wins, draws and losses are those of --white.",
        "A player is level:N, random, alphabeta:…, montecarlo:…, uci:COMMAND (an engine of the UCI-like "
                + "dialect of Mill programs), or the command line of a program on the stdio protocol, to which -t S "
                + "is added.",
        "--json prints one object: game, rules, white, black, moveTime, clock (if there is one), games, "
                + "wins, draws, losses, points, score (points a game), elo, eloError, eloLow, eloHigh (null: "
                + "infinite), forfeits [{game, player, code, reason}], results [{game, firstIsWhite, result, code, "
                + "moves}], sandbox, and sprt if asked for. See docs/formats.md."})
final class MatchCommand implements Callable<Integer> {
    private final Console console;
    private final Oracles oracles;

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SandboxOption shutIn = new SandboxOption();

    @Option(names = "--white", required = true, paramLabel = "P", description = "the first player, White in the first game")
    private String white = "";

    @Option(names = "--black", required = true, paramLabel = "P", description = "the second player")
    private String black = "";

    @Option(names = "--games", paramLabel = "N", defaultValue = "2", description = "how many games; 2 if not given")
    private int games;

    @Option(names = "-t", paramLabel = "S", description = "seconds for each move; 1 if not given")
    private @Nullable String seconds;

    @Option(names = "--clock", paramLabel = "S+S", description = {
            "instead of -t a clock for each player and game: seconds for all moves, and more for each move "
                    + "made, as in 300+3; programs are told with -t what they may take for each move (a 60th and what "
                    + "is added)"})
    private @Nullable String clock;

    @Option(names = "--openings", paramLabel = "PLIES", defaultValue = "0", description = {
            "random but balanced moves before each pair of games; none if not given"})
    private int openings;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "chance of openings and of our own players")
    private long seed;

    @Option(names = "--parallel", paramLabel = "N", description = {
            "games at once; by default one less than there are cores, so that no clock is distorted"})
    private @Nullable Integer parallel;

    @Option(names = "--sprt", paramLabel = "ELO0,ELO1", description = {
            "stop as soon as it is clear which of the two differences is nearer the truth (5 %% risk)"})
    private @Nullable String sprt;

    @Option(names = "--record", paramLabel = "FILE", description = "write all games to this file, as text")
    private @Nullable Path record;

    @Option(names = "--conversations", paramLabel = "DIR", description = {
            "keep every line said to and by programs, with its time, in this folder: a file for each game"})
    private @Nullable Path conversations;

    @Option(names = "--json", description = "print one JSON document and nothing else")
    private boolean json;

    MatchCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws InterruptedException {
        Sandbox sandbox = shutIn.sandbox();
        if (clock != null && seconds != null) {
            throw new NotationException("either -t (for each move) or --clock (for the game), not both",
                    "entweder -t (je Zug) oder --clock (für die Partie), nicht beides");
        }
        GameClock gameClock = clock == null ? null : GameClock.parse(clock);
        MatchPlan plan = new MatchPlan(PlayerSpec.parse(white), PlayerSpec.parse(black), game.rules("kurs"), games,
                gameClock == null ? Seconds.parse(seconds == null ? "1" : seconds) : gameClock.forOneMove(), gameClock,
                openings, seed, parallel == null ? MatchPlan.gamesAtOnce() : parallel,
                sprt == null ? null : Sprt.parse(sprt));
        if (record != null) {
            write(record, "", false);
        }
        UciRules.differences(List.of(plan.first(), plan.second()), plan.rules())
                .forEach(difference -> console.err().println(difference.in(console.locale())));
        if (plan.first().program() || plan.second().program()) {
            console.err().println(Sentence.of("programs run as %s", "Programme laufen als %s", sandbox.description())
                    .in(console.locale()));
        }
        MatchResult result = new Match(plan, Players.standard(sandbox, oracles::of), new Watching(plan)).run();
        if (json) {
            console.out().println(MatchJson.write(result, sandbox.description()).toPrettyString());
        } else {
            summarise(result);
        }
        return ExitCode.OK;
    }

    static Sentence inWords(Elo elo) {
        if (Double.isFinite(elo.error())) {
            return Sentence.of("Elo %+.0f ± %.0f", "Elo %+.0f ± %.0f", elo.difference(), elo.error());
        }
        if (Double.isInfinite(elo.difference())) {
            return new Sentence("Elo: no figure, because one side won every game",
                    "Elo: keine Zahl, weil eine Seite jede Partie gewann");
        }
        if (Double.isInfinite(elo.low()) && Double.isInfinite(elo.high())) {
            return Sentence.of("Elo %+.0f, of which so few games say nothing certain",
                    "Elo %+.0f, wovon so wenige Partien nichts Sicheres sagen", elo.difference());
        }
        return Double.isFinite(elo.low())
                ? Sentence.of("Elo %+.0f, at least %+.0f", "Elo %+.0f, mindestens %+.0f", elo.difference(), elo.low())
                : Sentence.of("Elo %+.0f, at most %+.0f", "Elo %+.0f, höchstens %+.0f", elo.difference(), elo.high());
    }

    private void summarise(MatchResult result) {
        Tally tally = result.tally();
        console.say(Sentence.of("%s against %s: %d won, %d drawn, %d lost; score %.3f",
                "%s gegen %s: %d gewonnen, %d unentschieden, %d verloren; Quote %.3f", result.plan().first().words(),
                result.plan().second().words(), tally.wins(), tally.draws(), tally.losses(), tally.score()));
        console.say(inWords(result.elo()));
        Sprt test = result.plan().sprt();
        if (test != null) {
            console.out().println(String.format(Locale.ROOT, "SPRT %.0f,%.0f: %s (LLR %.2f)", test.elo0(), test.elo1(),
                    test.answer(tally), test.logLikelihoodRatio(tally)));
        }
    }

    /** Tells each game as it ends, to stderr, and records it at once, so that nothing is lost by an interruption. */
    private final class Watching implements MatchObserver {
        private final MatchPlan plan;
        private final Set<PlayerSpec> askedAgain = ConcurrentHashMap.newKeySet();
        private final @Nullable TranscriptFolder kept = conversations == null
                ? null
                : new TranscriptFolder(conversations, news -> console.err().println(news.in(console.locale())));

        Watching(MatchPlan plan) {
            this.plan = plan;
        }

        @Override
        public GameObserver game(int number) {
            return kept == null
                    ? GameObserver.NOBODY
                    : kept.watched(Integer.toString(number), GameObserver.NOBODY);
        }

        @Override
        public void said(int number, Side side, Conversation.Line line) {
            if (kept != null) {
                kept.said(Integer.toString(number), side, line);
            }
        }

        @Override
        public void ended(MatchGame ended, Tally standing) {
            if (kept != null) {
                kept.ended(Integer.toString(ended.number()));
            }
            if (record != null) {
                write(record, TextRecords.write(ended.record()), true);
            }
            console.err().println(String.format(Locale.ROOT, "%d/%d  %s  +%d =%d -%d  %s", ended.number(), games,
                    ended.verdict().result().text(), standing.wins(), standing.draws(), standing.losses(),
                    ended.verdict().sentence().in(console.locale())));
            Side faulty = ended.verdict().forfeiter();
            Game game = ended.record().played().game();
            if (faulty != null && game.length() > 0 && game.mover() == faulty) {
                PlayerSpec player = (faulty == Side.WHITE) == ended.firstIsWhite() ? plan.first() : plan.second();
                if (player instanceof PlayerSpec.Program program && askedAgain.add(program)) {
                    console.err().println(Sentence.of("      the same question once more: %s",
                            "      dieselbe Frage noch einmal: %s", again(game, program)).in(console.locale()));
                }
            }
        }

        /** The command that asks a program the question on which it failed. */
        private String again(Game game, PlayerSpec.Program program) {
            Rules rules = plan.rules();
            String variant = rules.game().equals("muehle")
                    ? rules.variant().equals("kurs") ? "" : "--rules " + rules.variant() + " "
                    : "--game viergewinnt --size " + rules.variant() + " ";
            return "check-bot " + variant + "-t " + Seconds.number(plan.moveTime()) + " --position '"
                    + rules.notation().position(game.position()) + "' '" + program.words().replace("'", "'\\''") + "'";
        }
    }

    private static void write(Path file, String text, boolean append) {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                    append ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING);
        } catch (IOException e) {
            throw new NotationException("can't write the games to %s (%s)",
                    "kann die Partien nicht nach %s schreiben (%s)",
                    file, FileTrouble.of(e));
        }
    }
}
