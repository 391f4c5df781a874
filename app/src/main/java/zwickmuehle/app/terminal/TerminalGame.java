package zwickmuehle.app.terminal;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.app.AnalysisText;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Thinkers;

/** One game at the terminal, from the first board to the result. Used by one thread. */
public final class TerminalGame {
    private static final Limits GLANCE = Limits.time(Duration.ofSeconds(1));
    private static final Sentence HELP = new Sentence("""
            A move: d6 (place), d6-d5 (move), d6-d5xb4 (close a mill and take b4); in Vier Gewinnt the column.
            undo     takes your last move back
            hint     shows a good move
            analyse  shows what every move is worth
            resign   gives the game up
            quit     ends without a result""",
            """
                    Ein Zug: d6 (setzen), d6-d5 (ziehen), d6-d5xb4 (Mühle schließen und b4 schlagen); in Vier Gewinnt die Spalte.
                    zurück    nimmt deinen letzten Zug zurück
                    tipp      zeigt einen guten Zug
                    analyse   zeigt, was jeder Zug wert ist
                    aufgeben  gibt das Spiel auf
                    ende      hört ohne Ergebnis auf""");

    private final Rules rules;
    private final Seat white;
    private final Seat black;
    private final LineSource lines;
    private final PrintStream out;
    private final Locale locale;
    private final Equipment equipment;
    private Game game;

    public TerminalGame(Rules rules, Seat white, Seat black, LineSource lines, PrintStream out, Locale locale,
            Equipment equipment) {
        this.rules = rules;
        this.white = white;
        this.black = black;
        this.lines = lines;
        this.out = out;
        this.locale = locale;
        this.equipment = equipment;
        this.game = Game.start(rules);
    }

    /** Plays until the game is over or the person leaves. */
    public void play() throws IOException, FaultException {
        boolean goesOn = true;
        while (goesOn && !game.outcome().over()) {
            switch (seat(game.mover())) {
                case Seat.Machine machine -> answer(machine);
                case Seat.Person _ -> {
                    show();
                    goesOn = ask();
                }
            }
        }
        if (game.outcome().over()) {
            show();
            say(game.outcome().inWords());
        }
    }

    private Seat seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    private void answer(Seat.Machine machine) throws FaultException {
        Side mover = game.mover();
        int move = machine.move(game);
        game = game.play(move);
        say(Sentence.of("%s (%s) plays %s", "%s (%s) spielt %s", mover.title(), machine.player().name(),
                rules.notation().move(move)));
    }

    /** Reads lines until one changes the game; false if the person leaves. */
    private boolean ask() throws IOException {
        int length = game.length();
        while (game.length() == length) {
            @Nullable
            String line = lines.read(game.mover().title().in(locale) + "> ");
            if (line == null) {
                return false;
            }
            switch (line.strip().toLowerCase(Locale.ROOT)) {
                case "" -> {
                }
                case "help", "hilfe", "?" -> say(HELP);
                case "undo", "zurück", "zurueck" -> undo();
                case "hint", "tipp" -> hint();
                case "analyse", "analyze" -> analyse();
                case "quit", "ende", "exit" -> {
                    return false;
                }
                case "resign", "aufgeben" -> {
                    say(Sentence.of("%s resigns: %s wins", "%s gibt auf: %s gewinnt", game.mover().title(),
                            game.mover().other().title()));
                    return false;
                }
                default -> move(line);
            }
        }
        return true;
    }

    private void move(String line) {
        try {
            game = game.play(rules.notation().parseMove(line));
        } catch (SpokenException e) {
            say(e.sentence());
        }
    }

    /** Back to where a person had the choice before. */
    private void undo() {
        Game earlier = game;
        do {
            if (earlier.length() == 0) {
                say(new Sentence("there is no move to take back", "es gibt keinen Zug zurückzunehmen"));
                return;
            }
            earlier = earlier.undo();
        } while (seat(earlier.mover()) instanceof Seat.Machine);
        game = earlier;
    }

    private void hint() {
        int move = Thinkers.parse("level:10", rules, equipment).think(game, GLANCE, () -> false, _ -> {}).move();
        say(Sentence.of("a good move: %s", "ein guter Zug: %s", rules.notation().move(move)));
    }

    private void analyse() {
        Analysis analysis = new Analyst(rules, equipment).analyse(game, GLANCE, () -> false, _ -> {});
        new AnalysisText(game, analysis).sentences().forEach(this::say);
    }

    private void show() {
        String drawing = rules.notation().drawing(game.position());
        out.println();
        out.println(lines.interactive() ? Colours.of(rules, drawing) : drawing);
        rules.description(game.position()).forEach(this::say);
    }

    private void say(Sentence sentence) {
        out.println(sentence.in(locale));
    }
}
