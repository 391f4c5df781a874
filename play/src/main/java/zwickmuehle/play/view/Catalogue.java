package zwickmuehle.play.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.play.record.Setup;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * What the page offers when a new game is arranged: games with their variants, and opponents. What is called
 * {@code usual} here is written as {@code default}.
 */
public final class Catalogue {
    private static final int HIGHEST_LEVEL = 10;
    private static final List<String> SIZES = List.of("7x6", "6x5", "8x7", "9x6", "5x4");

    public record Games(List<GameChoice> games) {}

    public record GameChoice(String game, Spoken title, Spoken variantTitle, List<Variant> variants,
            Spoken otherVariants, SideNames sideNames) {}

    /**
     * A variant and what sets it apart.
     *
     * @param programs whether programs play by it unless they are told otherwise
     */
    public record Variant(String variant, boolean usual,
            boolean programs, Spoken title, List<Spoken> differences) {}

    /**
     * Whom one can play against.
     *
     * @param tournament the name of the tournament this server holds, if it holds one
     */
    public record Opponents(List<Level> levels, List<Method> methods, List<ProgramChoice> programs, Range seconds,
            @Nullable String tournament) {}

    public record Level(String words, int level, Spoken title, Spoken description) {}

    public record Method(String method, Spoken title, Spoken description, List<Parameter> parameters) {}

    /**
     * A parameter of a method: a number within limits, or a choice.
     *
     * @param when the choices of other parameters it belongs to; null if it always counts
     */
    public record Parameter(String name, Spoken title, String type, @Nullable Integer min, @Nullable Integer max,
            @Nullable List<Choice> choices,
            Object usual,
            @Nullable Map<String, String> when) {}

    public record Choice(String value, Spoken title) {}

    public record ProgramChoice(String words, String name, List<String> games) {}

    public record Range(double min, double max,
            double usual) {}

    private Catalogue() {}

    public static Games rules() {
        return new Games(List.of(
                new GameChoice("muehle", say("Mühle (Nine Men's Morris)", "Mühle"), say("Rules", "Regeln"),
                        RuleSet.NAMED.stream().map(Catalogue::variant).toList(),
                        say("Others are written as options, such as kurs,quiet=50",
                                "Andere werden als Optionen geschrieben, etwa kurs,quiet=50"),
                        SideNames.of(new Muehle(RuleSet.KLASSISCH))),
                new GameChoice("viergewinnt", say("Vier Gewinnt (Connect Four)", "Vier Gewinnt"),
                        say("Size", "Größe"), SIZES.stream().map(Catalogue::size).toList(),
                        say("Others are written as columns x rows, such as 10x5",
                                "Andere werden als Spalten x Reihen geschrieben, etwa 10x5"),
                        SideNames.of(new VierGewinnt(Size.STANDARD)))));
    }

    private static Variant variant(RuleSet rules) {
        return new Variant(rules.name(), rules.equals(RuleSet.KLASSISCH), rules.equals(RuleSet.KURS), title(rules),
                differences(rules));
    }

    /** How one of the named rule sets is called. */
    public static Spoken title(RuleSet rules) {
        return switch (rules.name()) {
            case "kurs" -> say("Course", "Kurs");
            case "theorie" -> say("Theory", "Theorie");
            default -> say("Classic", "Klassisch");
        };
    }

    private static List<Spoken> differences(RuleSet rules) {
        List<Spoken> words = new ArrayList<>();
        words.add(switch (rules.allInMills()) {
            case ANY -> say("If all stones of the opponent stand in mills, any of them may be taken.",
                    "Stehen alle gegnerischen Steine in Mühlen, darf jeder davon geschlagen werden.");
            case NONE -> say("If all stones of the opponent stand in mills, nothing is taken.",
                    "Stehen alle gegnerischen Steine in Mühlen, wird nichts geschlagen.");
        });
        words.add(rules.repetitionLimit() == Rules.NO_LIMIT
                ? say("Repeated positions do not end the game.", "Wiederholte Stellungen beenden die Partie nicht.")
                : Spoken.of(Sentence.of("The game is drawn when a position occurs %d times.",
                        "Die Partie endet unentschieden, wenn eine Stellung %d-mal vorkommt.",
                        rules.repetitionLimit())));
        words.add(rules.quietLimit() == Rules.NO_LIMIT
                ? say("There is no limit to moves without a capture.",
                        "Züge ohne Schlagen sind unbegrenzt möglich.")
                : Spoken.of(Sentence.of("The game is drawn after %d moves in a row without a capture.",
                        "Die Partie endet unentschieden nach %d Zügen hintereinander ohne Schlagen.",
                        rules.quietLimit())));
        return words;
    }

    private static Variant size(String size) {
        boolean usual = size.equals("7x6");
        String signs = size.replace("x", " × ");
        List<Spoken> differences = List.of(usual
                ? say("The usual board: seven columns, six rows.", "Das übliche Brett: sieben Spalten, sechs Reihen.")
                : Spoken.of(Sentence.of("%s columns, %s rows; four in a row win as always.",
                        "%s Spalten, %s Reihen; vier in einer Reihe gewinnen wie immer.", (Object[]) size.split("x"))));
        return new Variant(size, usual, usual, say(signs, signs), differences);
    }

    public static Opponents opponents(List<String> programs, @Nullable String tournament) {
        List<Level> levels = new ArrayList<>();
        for (int level = 0; level <= HIGHEST_LEVEL; level++) {
            levels.add(new Level("level:" + level, level, Spoken.of(Sentence.of("Level %d", "Stufe %d", level)),
                    description(level)));
        }
        return new Opponents(levels, methods(),
                programs.stream()
                        .map(name -> new ProgramChoice("program:" + name, name, List.of("muehle", "viergewinnt")))
                        .toList(),
                new Range(Times.seconds(Setup.LEAST_MOVE_TIME), Times.seconds(Setup.MOST_MOVE_TIME),
                        Times.seconds(Setup.USUAL_MOVE_TIME)),
                tournament);
    }

    private static Spoken description(int level) {
        return switch (level) {
            case 0 -> say("Moves at random", "Zieht, wie es der Zufall will");
            case 1 -> say("Easy to beat, for children too", "Leicht zu schlagen, auch für Kinder");
            case 2 -> say("For a first game", "Für die erste Partie");
            case 3 -> say("Sees your next move, and slips often", "Sieht deinen nächsten Zug und patzt oft");
            case 4 -> say("Looks a little ahead, slips at times", "Rechnet ein wenig voraus, patzt manchmal");
            case 5 -> say("Solid, with rare slips", "Solide, mit seltenen Patzern");
            case 6 -> say("For practised players", "Für geübte Spieler");
            case 7 -> say("Slips no more", "Patzt nicht mehr");
            case 8 -> say("Looks far ahead", "Rechnet weit voraus");
            case 9 -> say("Looks farther still", "Rechnet noch weiter voraus");
            default -> say("Uses all its time and all that is proven", "Nutzt alle Zeit und alles, was bewiesen ist");
        };
    }

    private static List<Method> methods() {
        return List.of(
                new Method("alphabeta", say("Alpha-beta search", "Alpha-Beta-Suche"),
                        say("Looks a fixed number of moves ahead and judges what it finds there",
                                "Rechnet eine feste Zahl von Zügen voraus und bewertet, was dort steht"),
                        List.of(number("depth", say("Depth", "Tiefe"), 1, 30, 6),
                                new Parameter("evaluator", say("Evaluation", "Bewertung"), "choice", null, null,
                                        List.of(new Choice("own", say("our own", "unsere eigene")),
                                                new Choice("heuristic",
                                                        say("the simple classic", "die einfache klassische")),
                                                new Choice("montecarlo",
                                                        say("random games (Monte Carlo)",
                                                                "Zufallspartien (Monte Carlo)"))),
                                        "own", null),
                                new Parameter("playouts", say("Random games a position", "Zufallspartien je Stellung"),
                                        "number", 1, 10_000, null, 300, Map.of("evaluator", "montecarlo")))),
                new Method("montecarlo", say("Monte Carlo", "Monte Carlo"),
                        say("Plays random games for each move and takes the move with the best average",
                                "Spielt für jeden Zug Zufallspartien und nimmt den mit dem besten Schnitt"),
                        List.of(number("playouts", say("Random games a move", "Zufallspartien je Zug"), 1, 100_000,
                                1_000))),
                new Method("random", say("Random", "Zufall"), say("Any legal move", "Irgendein erlaubter Zug"),
                        List.of()));
    }

    private static Parameter number(String name, Spoken title, int min, int max, int usual) {
        return new Parameter(name, title, "number", min, max, null, usual, null);
    }

    private static Spoken say(String english, String german) {
        return new Spoken(english, german);
    }
}
