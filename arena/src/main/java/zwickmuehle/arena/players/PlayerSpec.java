package zwickmuehle.arena.players;

import java.util.List;
import zwickmuehle.rules.NotationException;
import zwickmuehle.search.Thinkers;

/** Who shall play, in the words of command line, tournament files and page. */
public sealed interface PlayerSpec {

    /** A person at the page or terminal. */
    record Human() implements PlayerSpec {
        @Override
        public String words() {
            return "human";
        }
    }

    /** One of our thinkers, as {@link Thinkers} names them. */
    record Thinking(String words) implements PlayerSpec {}

    /** A program on the stdio protocol. */
    record Program(String words, List<String> command) implements PlayerSpec {}

    /** The words it was parsed from. */
    String words();

    /** {@code human}, a thinker's words, or else the command line of a program. */
    static PlayerSpec parse(String words) {
        String stripped = words.strip();
        if (stripped.equals("human")) {
            return new Human();
        }
        if (Thinkers.named(stripped)) {
            return new Thinking(stripped);
        }
        List<String> command = CommandWords.split(stripped);
        if (command.isEmpty()) {
            throw new NotationException(
                    "no player named: expected human, random, level:5, alphabeta:…, montecarlo:…, or a program's command line",
                    "kein Spieler genannt: erwartet wird human, random, level:5, alphabeta:…, montecarlo:… oder die Kommandozeile eines Programms");
        }
        return new Program(stripped, command);
    }
}
