package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.arena.check.BotCheck;
import zwickmuehle.arena.check.CheckResult;
import zwickmuehle.arena.check.CheckStep;
import zwickmuehle.arena.check.GradescopeReport;
import zwickmuehle.arena.check.JUnitReport;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ProgramPlayer;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;

@Command(name = "check-bot", mixinStandardHelpOptions = true, description = {
        "Leads a program through the stdio protocol and says what is wrong with it.",
        "Both colours, all phases, captures, flying, another way to write the time, whole games, end of "
                + "input. Names the steps that failed, with everything said in both directions (> to the program, < "
                + "from it, ! its stderr), and warns where less than a tenth of the time was left.",
        "Exits with 0 if the program is ready to hand in, with 1 if a step failed or has a warning."})
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

    @Option(names = "--position", paramLabel = "POSITION", description = {
            "ask about this position only, and show what was said"})
    private @Nullable String position;

    @Option(names = "--junit", paramLabel = "FILE", description = "write the result to this file as JUnit XML too")
    private @Nullable Path junit;

    @Option(names = "--gradescope", paramLabel = "FILE", description = {
            "write it to this file as the results.json of a Gradescope autograder too"})
    private @Nullable Path gradescope;

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
        Sandbox sandbox = shutIn.sandbox();
        BotCheck check = new BotCheck(program, game.rules("kurs"), Seconds.parse(seconds), ProgramPlayer.START_TIME,
                sandbox);
        if (position != null) {
            CheckStep step = check.tryPosition(position);
            tell(step, true);
            report(new CheckResult(List.of(step), List.of()));
            return step.passed() ? ExitCode.OK : ExitCode.FAILURE;
        }
        console.say(Sentence.of("The program runs as %s.", "Das Programm läuft als %s.", sandbox.description()));
        CheckResult result = check.run(step -> {
            tell(step, verbose);
            return true;
        });
        console.say(result.inWords());
        report(result);
        return result.ready() ? ExitCode.OK : ExitCode.FAILURE;
    }

    private void report(CheckResult result) {
        if (junit != null) {
            write(junit, JUnitReport.of(result, console.locale()));
        }
        if (gradescope != null) {
            write(gradescope, GradescopeReport.of(result, console.locale()).toPrettyString() + "\n");
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new NotationException("can't write %s (%s)", "kann %s nicht schreiben (%s)", file,
                    FileTrouble.of(e));
        }
    }

    private void tell(CheckStep step, boolean everything) {
        String time = step.slowest().isZero()
                ? ""
                : String.format(Locale.ROOT, " (%.3f s)", step.slowest().toNanos() / 1e9);
        String grade = switch (step.grade()) {
            case PASSED -> "ok      ";
            case WARNED -> "WARNING ";
            case FAILED -> "FAILED  ";
        };
        console.out().println(grade + step.title().in(console.locale()) + time);
        Sentence finding = step.finding();
        if (finding != null && (everything || !step.passed())) {
            console.out().println("        " + finding.in(console.locale()));
        }
        if (everything || step.grade() == CheckStep.Grade.FAILED) {
            step.conversation().forEach(line -> console.out().println("        " + line));
        }
    }
}
