package zwickmuehle.app;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.arena.check.BotCheck;
import zwickmuehle.arena.check.CheckStep;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;

@Command(name = "check-bot", mixinStandardHelpOptions = true, description = {
        "Leads a program through the stdio protocol: both colours, all phases, captures, whole games, end of input.",
        "Names the steps that failed, with everything said in both directions (> to the program, < from it,",
        "! its stderr). Exits with 1 if a step failed."})
final class CheckBotCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private SandboxOption shutIn = new SandboxOption();

    @Option(names = "-t", paramLabel = "S", defaultValue = "1", description = "seconds for each move; 1 if not given")
    private String seconds = "1";

    @Option(names = "--verbose", description = "show everything said in the steps that passed too")
    private boolean verbose;

    @Parameters(paramLabel = "CMD", description = "the program's command line, as one quoted argument")
    private String command = "";

    CheckBotCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!(PlayerSpec.parse(command) instanceof PlayerSpec.Program program)) {
            throw new NotationException("'%s' is no program: check-bot takes a command line",
                    "'%s' ist kein Programm: check-bot nimmt eine Kommandozeile", Excerpt.of(command));
        }
        Rules rules = game.rules("kurs");
        Duration moveTime = Seconds.parse(seconds);
        Sandbox sandbox = shutIn.sandbox();
        console.say(Sentence.of("The program runs as %s.", "Das Programm läuft als %s.", sandbox.description()));
        boolean passed = new BotCheck(program, rules, moveTime, sandbox).run(this::tell);
        console.say(passed
                ? new Sentence("All steps passed: ready to hand in.", "Alle Schritte bestanden: bereit zur Abgabe.")
                : new Sentence("Some steps failed; see above.", "Einige Schritte sind gescheitert, siehe oben."));
        return passed ? ExitCode.OK : ExitCode.FAILURE;
    }

    private void tell(CheckStep step) {
        String time = step.slowest().isZero()
                ? ""
                : String.format(Locale.ROOT, " (%.3f s)", step.slowest().toNanos() / 1e9);
        Sentence failure = step.failure();
        console.out().println((failure == null ? "ok      " : "FAILED  ") + step.title().in(console.locale()) + time);
        if (failure != null) {
            console.out().println("        " + failure.in(console.locale()));
        }
        if (failure != null || verbose) {
            step.conversation().forEach(line -> console.out().println("        " + line));
        }
    }
}
