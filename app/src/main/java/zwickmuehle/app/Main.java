package zwickmuehle.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Starts the command line with this process's streams, language and exit. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        PrintStream out = utf8(FileDescriptor.out);
        PrintStream err = utf8(FileDescriptor.err);
        Locale locale = Language.of(System.getenv(), Locale.getDefault());
        int exitCode = new CommandLineProgram(out, err, locale).run(arguments);
        out.flush();
        System.exit(exitCode);
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
