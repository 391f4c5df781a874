package zwickmuehle.app.manual;

import java.io.PrintStream;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zwickmuehle.rules.NotationException;

@Command(name = "completion", mixinStandardHelpOptions = true, description = {
        "Prints a script that completes commands, options and their values in the shell.",
        "bash: source <(zwickmuehle completion bash); zsh: save it as _zwickmuehle in a folder of $fpath."})
public final class CompletionCommand implements Callable<Integer> {
    private final PrintStream out;

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "SHELL", description = "bash or zsh")
    private String shell = "";

    public CompletionCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        CommandSpec program = Objects.requireNonNull(spec).root();
        out.print(switch (shell) {
            case "bash" -> BashCompletion.of(program);
            case "zsh" -> ZshCompletion.of(program);
            default -> throw new NotationException("'%s': expected bash or zsh", "'%s': erwartet wird bash oder zsh",
                    shell);
        });
        return 0;
    }
}
