package zwickmuehle.app;

import java.io.PrintStream;
import java.util.Locale;
import zwickmuehle.rules.Sentence;

/** Where a command writes, and in which language it speaks to people. */
record Console(PrintStream out, PrintStream err, Locale locale) {

    void say(Sentence sentence) {
        out.println(sentence.in(locale));
    }
}
