package zwickmuehle.arena.players;

import java.util.List;
import zwickmuehle.arena.referee.Contestant;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.thinkers.Thinkers;

/** Who shall play: parsed once, from the words of command line, tournament files and page. */
public sealed interface PlayerSpec extends Contestant {
    /** A person at the page or terminal. */
    record Human() implements PlayerSpec {
        private static final String WORDS = "human";

        @Override
        public String words() {
            return WORDS;
        }

        @Override
        public Sentence title() {
            return new Sentence("Person", "Mensch");
        }
    }

    /** One of our levels, 0 to 10. */
    record Level(int number) implements PlayerSpec {
        /** The strongest player there is. */
        public static final Level STRONGEST = new Level(10);

        private static final String PREFIX = "level:";
        /** Up to this one a level looks so few moves ahead that it needs hardly any time or memory. */
        private static final int LAST_SHALLOW = 7;

        @Override
        public String words() {
            return PREFIX + number;
        }

        @Override
        public Sentence title() {
            return Sentence.of("Level %s", "Stufe %s", number);
        }

        @Override
        public boolean quick() {
            return number <= LAST_SHALLOW;
        }
    }

    /** Another of our thinkers, as {@link Thinkers} names them. */
    record Thinking(String words) implements PlayerSpec {
        @Override
        public boolean quick() {
            return words.equals("random");
        }
    }

    /** A program on the stdio protocol, by its command line. */
    record Program(String words, List<String> command) implements PlayerSpec {
        public Program {
            command = List.copyOf(command);
        }
    }

    /** An engine of the UCI-like dialect of Mill programs, by its command line. */
    record Uci(String words, List<String> command) implements PlayerSpec {
        private static final String PREFIX = "uci:";

        public Uci {
            command = List.copyOf(command);
        }

        /** The dialect has no words for any other game. */
        public void requireMuehle(Rules rules) {
            if (!(rules instanceof Muehle)) {
                throw new NotationException("'%s': engines behind uci: play Mühle only",
                        "'%s': Engines hinter uci: spielen nur Mühle", Excerpt.of(words));
            }
        }
    }

    /** A program that whoever runs the server offers under a name; its command line is nobody else's business. */
    record Offered(String name) implements PlayerSpec {
        private static final String PREFIX = "program:";

        @Override
        public String words() {
            return PREFIX + name;
        }

        @Override
        public Sentence title() {
            return new Sentence(name, name);
        }
    }

    /** The words it is parsed from. */
    String words();

    @Override
    default String name() {
        return words();
    }

    /** How people call this player. */
    default Sentence title() {
        return new Sentence(words(), words());
    }

    /** Whether this player answers in no time: such a one never waits behind those who think long. */
    default boolean quick() {
        return false;
    }

    default boolean human() {
        return this instanceof Human;
    }

    /** Whether a process plays, which is ended and not hurried. */
    default boolean program() {
        return this instanceof Program || this instanceof Uci || this instanceof Offered;
    }

    /** {@code human}, a thinker's words, or else the command line of a program. */
    static PlayerSpec parse(String words) {
        String stripped = words.strip();
        if (ours(stripped)) {
            return ourOwn(stripped);
        }
        boolean uci = stripped.startsWith(Uci.PREFIX);
        List<String> command = CommandWords.split(uci ? stripped.substring(Uci.PREFIX.length()) : stripped);
        if (command.isEmpty()) {
            throw new NotationException(
                    "no player named: expected human, random, level:5, alphabeta:…, montecarlo:…, uci:COMMAND, or a program's command line",
                    "kein Spieler genannt: erwartet wird human, random, level:5, alphabeta:…, montecarlo:…, uci:BEFEHL oder die Kommandozeile eines Programms");
        }
        if (uci) {
            return new Uci(stripped, command);
        }
        String meant = TypingError.meant(command);
        if (meant != null) {
            throw new NotationException("'%s' is no player: did you mean %s? (a program of that name is ./%s)",
                    "'%s' ist kein Spieler: ist %s gemeint? (ein Programm dieses Namens ist ./%s)",
                    Excerpt.of(stripped), Excerpt.of(meant), Excerpt.of(stripped));
        }
        return new Program(stripped, command);
    }

    /** {@code human}, a thinker's words, or {@code program:NAME}: never a command line, so strangers may write it. */
    static PlayerSpec parseOffered(String words) {
        if (ours(words)) {
            return ourOwn(words);
        }
        if (words.startsWith(Offered.PREFIX)) {
            return new Offered(words.substring(Offered.PREFIX.length()));
        }
        throw new NotationException(
                "'%s' is no player: expected human, level:N, random, alphabeta:…, montecarlo:… or program:NAME",
                "'%s' ist kein Spieler: erwartet wird human, level:N, random, alphabeta:…, montecarlo:… oder program:NAME",
                Excerpt.of(words));
    }

    private static boolean ours(String words) {
        return words.equals(Human.WORDS) || Thinkers.named(words);
    }

    private static PlayerSpec ourOwn(String words) {
        if (words.equals(Human.WORDS)) {
            return new Human();
        }
        return words.matches(Level.PREFIX + "([0-9]|10)")
                ? new Level(Integer.parseInt(words.substring(Level.PREFIX.length())))
                : new Thinking(words);
    }
}
