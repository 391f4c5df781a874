package zwickmuehle.app;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Starts the command line with this process's streams, language and exit. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), true,
                StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.err), true,
                StandardCharsets.UTF_8);
        int exitCode = new CommandLineProgram(out, err, Locale.getDefault()).run(arguments);
        out.flush();
        System.exit(exitCode);
    }
}
