package zwickmuehle.app.terminal;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Round;
import zwickmuehle.arena.referee.Turn;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.thinkers.Thinkers;

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
    private final Clock clock;
    private final LineSource lines;
    private final PrintStream out;
    private final Locale locale;
    private final Equipment equipment;
    private Round<TerminalSeat> round;

    /** @param clock how long machines may think, each move */
    public TerminalGame(Rules rules, TerminalSeat white, TerminalSeat black, Clock clock, LineSource lines,
            PrintStream out,
            Locale locale, Equipment equipment) {
        this.rules = rules;
        this.clock = clock;
        this.lines = lines;
        this.out = out;
        this.locale = locale;
        this.equipment = equipment;
        this.round = Round.of(white, black, Game.start(rules));
    }

    /**
     * Plays until the game is over or the person leaves.
     *
     * @return how it ended; null if the person left
     */
    public @Nullable Verdict play() throws IOException {
        begin(Side.WHITE);
        begin(Side.BLACK);
        boolean goesOn = true;
        while (goesOn && !round.over()) {
            switch (round.toMove()) {
                case TerminalSeat.Machine machine -> answer(machine);
                case TerminalSeat.Person _ -> {
                    show();
                    goesOn = ask();
                }
            }
        }
        Verdict verdict = round.verdict();
        if (verdict != null) {
            show();
            say(verdict.sentence());
        }
        return verdict;
    }

    private void begin(Side side) {
        if (!round.over() && round.player(side) instanceof TerminalSeat.Machine(Player player, var _)) {
            try {
                player.begin(rules, side, clock.moveTime());
            } catch (FaultException e) {
                round = round.after(round.fault(side, e));
            }
        }
    }

    private void answer(TerminalSeat.Machine machine) {
        Side mover = round.turn();
        Turn turn = turn(machine);
        round = round.after(turn);
        if (turn instanceof Turn.Made(var _, var made)) {
            say(Sentence.of("%s (%s) plays %s", "%s (%s) spielt %s", rules.sideName(mover), machine.name(),
                    rules.notation().move(made.move())));
        }
    }

    private Turn turn(TerminalSeat.Machine machine) {
        Deadline deadline = clock.start();
        try {
            return round.judge(machine.player().answer(round.game(), deadline, Asker.PATIENT),
                    machine.timed() ? deadline : deadline.forgiving());
        } catch (FaultException e) {
            return round.fault(round.turn(), e);
        }
    }

    /** Reads lines until one changes the game; false if the person leaves. */
    private boolean ask() throws IOException {
        Round<TerminalSeat> asked = round;
        while (round.equals(asked)) {
            @Nullable
            String line = lines.read(rules.sideName(round.turn()).in(locale) + "> ");
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
                case "resign", "aufgeben" ->
                    round = round.after(new Turn.Ended(Verdict.resignedBy(rules, round.turn())));
                default -> move(line);
            }
        }
        return true;
    }

    private void move(String line) {
        try {
            round = round.play(rules.notation().parseMove(line));
        } catch (SpokenException e) {
            say(e.sentence());
        }
    }

    /** Back to where a person had the choice before. */
    private void undo() {
        Round<TerminalSeat> earlier = round;
        do {
            if (earlier.game().length() == 0) {
                say(new Sentence("there is no move to take back", "es gibt keinen Zug zurückzunehmen"));
                return;
            }
            earlier = earlier.takenBack(1);
        } while (earlier.toMove() instanceof TerminalSeat.Machine);
        round = earlier;
    }

    private void hint() {
        int move = Thinkers.parse("level:10", rules, equipment).think(round.game(), GLANCE, () -> false, _ -> {})
                .move();
        say(Sentence.of("a good move: %s", "ein guter Zug: %s", rules.notation().move(move)));
    }

    private void analyse() {
        Analysis analysis = Thinkers.analyst(rules, equipment).analyse(round.game(), GLANCE, () -> false, _ -> {});
        new AnalysisText(round.game(), analysis).sentences().forEach(this::say);
    }

    private void show() {
        String drawing = rules.notation().drawing(round.game().position());
        out.println();
        out.println(lines.interactive() ? Colours.of(rules, drawing) : drawing);
        rules.description(round.game().position()).forEach(this::say);
    }

    private void say(Sentence sentence) {
        out.println(sentence.in(locale));
    }
}
