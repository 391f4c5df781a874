package zwickmuehle.search.scenarios;

import java.util.List;
import java.util.Set;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * The ten scenarios and two extra boards. Sentences about Vier Gewinnt speak of 0, X and columns from 1, as the board
 * shows them, and claims of columns from 0; points are ring numbers, as the console prints them.
 */
public final class Scenarios {
    private Scenarios() {}

    /** Those of {@code muehle} or {@code viergewinnt}. */
    public static List<Scenario> of(String game) {
        return switch (game) {
            case "viergewinnt" -> vierGewinnt();
            case "muehle" -> muehle();
            default -> throw new NotationException("there are no scenarios of '%s': expected muehle or viergewinnt",
                    "es gibt keine Szenarien zu '%s': erwartet wird muehle oder viergewinnt", game);
        };
    }

    private static List<Scenario> vierGewinnt() {
        Rules rules = VierGewinnt.STANDARD;
        return List.of(
                scenario(rules, "1", ".....X./.....0./...0.X./.0X0.00/.0XX.XX/X00X00X", new Claim.Wins(1), true,
                        "Red (X) wins at once.", "Rot (X) gewinnt sofort."),
                scenario(rules, "2", ".0...../.0...../0X...../XX0.XX./00X00X0/X0XX00X", new Claim.Wins(2), true,
                        "Red (X) wins with its second move.", "Rot (X) gewinnt mit seinem zweiten Zug."),
                scenario(rules, "3", "......./......./.....X0/.....X0/0.X.00X/0.XX0X0", new Claim.Wins(3), true,
                        "Red (X) wins with its third move.", "Rot (X) gewinnt mit seinem dritten Zug."),
                scenario(rules, "3b", "......0/...XX.0/...00.X/0..XX.0/X.0XX0X/0.00XX0",
                        new Claim.OnlySaving(1, Set.of(1), Scenarios::column), false,
                        "Only one move of Red (X) does not lose.", "Nur ein Zug von Rot (X) verliert nicht."),
                scenario(rules, "4", "......./......./......./.....0./...X.X0/X.XX000",
                        new Claim.OnlySaving(1, Set.of(1), Scenarios::column), false,
                        "Yellow (0) parries an immediate threat.", "Gelb (0) pariert eine unmittelbare Drohung."),
                scenario(rules, "5", "......./0....../0....../X.X..../0.0..../XXX000X",
                        new Claim.OnlySaving(2, Set.of(3), Scenarios::column), false,
                        "Red (X) parries a threat that would win with the opponent's second move.",
                        "Rot (X) pariert eine Drohung, die mit dem zweiten Zug des Gegners gewönne."),
                scenario(rules, "5b", "......./......./...X.../...0.0./.X.X00./X0.X0X0",
                        new Claim.OnlyWinning(6, Set.of(0, 4)), false,
                        "Red (X) finds one of the two moves that win; all others lose.",
                        "Rot (X) findet einen der beiden Züge, die gewinnen; alle anderen verlieren."));
    }

    private static List<Scenario> muehle() {
        Rules rules = new Muehle(RuleSet.KLASSISCH);
        return List.of(
                scenario(rules, "1", "BBEWBEEEEEEEWEBEEEEEEWBE 0 0 b", new Claim.Wins(1), true,
                        "Black wins at once by moving a stone to 2 (g7).",
                        "Schwarz gewinnt sofort, indem es einen Stein nach 2 (g7) zieht."),
                scenario(rules, "2", "EEEWBBEEBEEEEWEEEEWEEEEE 0 0 b",
                        new Claim.OnlySaving(1, Set.of(15), MuehleMove::to),
                        false,
                        "Black, flying, parries an immediate threat by jumping to 15 (b4).",
                        "Schwarz, springend, pariert eine unmittelbare Drohung durch einen Sprung nach 15 (b4)."),
                scenario(rules, "3", "EEWBEWEEEEEEEWEEEEEEBEEB 0 0 b", new Claim.Wins(2), true,
                        "Black wins with its second move: it makes two open rows of two at once, and White can block only one.",
                        "Schwarz gewinnt mit dem zweiten Zug: es macht zwei offene Zweierreihen zugleich, und Weiß kann nur eine schließen."),
                scenario(rules, "4", "EWEWEEEEEEBWEWWEWEBBWEEE 0 0 b",
                        new Claim.OnlySaving(2, Set.of(9, 10), MuehleMove::to),
                        false,
                        "Black parries a loss at White's second move; only 9 (d6) and 10 (f6) do it.",
                        "Schwarz pariert einen Verlust beim zweiten Zug von Weiß; nur 9 (d6) und 10 (f6) genügen."),
                scenario(rules, "5", "EEWEEBWEEBEEEEEEEEEEEWEB 0 0 b", new Claim.Wins(3), true,
                        "Neither side has a row of two; Black first gets two, then wins.",
                        "Niemand hat eine Zweierreihe; Schwarz bekommt erst zwei, dann gewinnt es."));
    }

    private static Scenario scenario(Rules rules, String name, String position, Claim claim, boolean playedOut,
            String english, String german) {
        return new Scenario(name, rules, rules.notation().parsePosition(position), new Sentence(english, german),
                claim, playedOut);
    }

    /** A move in Vier Gewinnt is its column. */
    private static int column(int move) {
        return move;
    }
}
