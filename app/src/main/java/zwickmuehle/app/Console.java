package zwickmuehle.app;

import java.io.PrintStream;
import java.util.Locale;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** Where a command writes, and in which language it speaks to people. */
record Console(PrintStream out, PrintStream err, Locale locale) {

    void say(Sentence sentence) {
        out.println(sentence.in(locale));
    }

    /** Says why something that was understood could not be done; the exit code to return. */
    int fail(SpokenException failure) {
        err.println("zwickmuehle: " + failure.sentence().in(locale));
        return ExitCode.FAILURE;
    }
}
