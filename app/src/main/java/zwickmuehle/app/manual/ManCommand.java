package zwickmuehle.app.manual;

import java.io.PrintStream;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "man", mixinStandardHelpOptions = true, description = {
        "Prints the manual page: zwickmuehle man | man -l -"})
public final class ManCommand implements Callable<Integer> {
    private final PrintStream out;

    @Spec
    private @Nullable CommandSpec spec;

    public ManCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        out.print(ManPage.of(Objects.requireNonNull(spec).root()));
        return 0;
    }
}
