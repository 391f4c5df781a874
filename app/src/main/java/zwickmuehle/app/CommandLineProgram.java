package zwickmuehle.app;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import zwickmuehle.app.manual.CompletionCommand;
import zwickmuehle.app.manual.ManCommand;
import zwickmuehle.perfect.muehle.files.DatabaseException;
import zwickmuehle.perfect.viergewinnt.files.BookException;
import zwickmuehle.rules.IllegalMoveException;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/**
 * The command line as a function of its arguments: runs one command and returns the exit code. Whatever a user gets
 * wrong ends here, as one sentence and exit code 2; whatever fails, as one sentence and exit code 1.
 */
final class CommandLineProgram {
    private static final Sentence TOO_LITTLE_MEMORY = Sentence.of(
            "the %d MB that Java may use here are not enough: ZWICKMUEHLE_JAVA_OPTIONS=-Xmx… allows more",
            "die %d MB, die Java hier benutzen darf, reichen nicht: ZWICKMUEHLE_JAVA_OPTIONS=-Xmx… erlaubt mehr",
            Runtime.getRuntime().maxMemory() >> 20);

    private final Console console;
    private final Oracles oracles;

    CommandLineProgram(PrintStream out, PrintStream err, Locale locale) {
        this.console = new Console(out, err, locale);
        // Beside what a command prints, so that nobody who reads that is disturbed.
        this.oracles = new Oracles(trouble -> err.println("zwickmuehle: " + trouble.in(locale)));
    }

    int run(String... arguments) {
        Map<String, String> options = ProtocolStart.options(arguments);
        if (options != null) {
            return speakProtocol(arguments[0].equals("engine")
                    ? new EngineCommand(console, oracles, options)
                    : new RandomCommand(console, options));
        }
        CommandLine program = new CommandLine(new Root());
        program.addSubcommand(new ServeCommand(console, oracles));
        program.addSubcommand(new BackupCommand(console));
        program.addSubcommand(new RestoreCommand(console));
        program.addSubcommand(GamesCommand.of(console));
        program.addSubcommand(new PlayCommand(console, oracles));
        program.addSubcommand(new AnalyseCommand(console, oracles));
        program.addSubcommand(new ExploreCommand(console, oracles));
        program.addSubcommand(new PuzzlesCommand(console, oracles));
        program.addSubcommand(new ShowCommand(console));
        program.addSubcommand(new ScenariosCommand(console));
        program.addSubcommand(new ConvertCommand(console));
        program.addSubcommand(new PipeCommand(console, oracles));
        program.addSubcommand(new EngineCommand(console, oracles));
        program.addSubcommand(new RandomCommand(console));
        program.addSubcommand(new MatchCommand(console, oracles));
        program.addSubcommand(new TournamentCommand(console, oracles));
        program.addSubcommand(new WorkerCommand(console, oracles));
        program.addSubcommand(new CheckBotCommand(console));
        program.addSubcommand(new SolveCommand(console));
        program.addSubcommand(new VerifyDatabaseCommand(console));
        program.addSubcommand(new BookCommand(console));
        program.addSubcommand(new CheckCommand(console, oracles));
        program.addSubcommand(new PerftCommand(console));
        program.addSubcommand(new BenchCommand(console, oracles));
        program.addSubcommand(new CompletionCommand(console.out()));
        program.addSubcommand(new ManCommand(console.out()));
        program.addSubcommand(new RehearseCommand(oracles));
        program.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        program.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        program.setExpandAtFiles(false);
        program.setCaseInsensitiveEnumValuesAllowed(true);
        program.registerConverter(int.class, Numbers::ofOption);
        program.registerConverter(Integer.class, Numbers::ofOption);
        program.setParameterExceptionHandler(
                (e, _) -> complain(UsageTrouble.of(e).in(console.locale()), ExitCode.USAGE));
        program.setExecutionExceptionHandler((e, _, _) -> {
            if (e instanceof SpokenException spoken) {
                return complain(spoken.sentence().in(console.locale()), exitCode(spoken));
            }
            if (e instanceof IOException trouble) {
                return complain(FileTrouble.at(trouble).in(console.locale()), ExitCode.FAILURE);
            }
            if (e instanceof UncheckedIOException trouble) {
                return complain(FileTrouble.at(Objects.requireNonNull(trouble.getCause())).in(console.locale()),
                        ExitCode.FAILURE);
            }
            throw e;
        });
        try {
            return program.execute(arguments);
        } catch (OutOfMemoryError e) {
            // Large tables and whole databases: what did not fit is let go by now, so that there is room for a sentence.
            return complain(TOO_LITTLE_MEMORY.in(console.locale()), ExitCode.FAILURE);
        }
    }

    /** Runs a command without the command-line library, but with the same manners. */
    private int speakProtocol(Callable<Integer> command) {
        try {
            return command.call();
        } catch (SpokenException e) {
            return complain(e.sentence().in(console.locale()), exitCode(e));
        } catch (Exception e) {
            return complain(String.valueOf(e), ExitCode.FAILURE);
        }
    }

    /** What was given is wrong, files included, or it was right and could not be done. */
    private static int exitCode(SpokenException e) {
        return switch (e) {
            case NotationException _,IllegalMoveException _,DatabaseException _,BookException _ -> ExitCode.USAGE;
            default -> ExitCode.FAILURE;
        };
    }

    private int complain(String sentence, int exitCode) {
        console.err().println("zwickmuehle: " + sentence.lines().findFirst().orElse(""));
        return exitCode;
    }

    @Command(name = "zwickmuehle", mixinStandardHelpOptions = true, versionProvider = Version.class, description = {
            "Play, analyse, program and solve Mühle (Nine Men's Morris) and Vier Gewinnt (Connect Four)."})
    private static final class Root implements Callable<Integer> {
        @CommandLine.Spec
        private CommandLine.Model.@Nullable CommandSpec spec;

        /** Alone it is {@code serve}. */
        @Override
        public Integer call() {
            CommandLine program = Objects.requireNonNull(spec).commandLine();
            return Objects.requireNonNull(program.getSubcommands().get("serve")).execute();
        }
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = CommandLineProgram.class.getPackage().getImplementationVersion();
            return new String[]{"Zwickmühle " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
