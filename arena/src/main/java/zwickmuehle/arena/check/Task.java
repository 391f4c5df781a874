package zwickmuehle.arena.check;

import java.util.List;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;

/** A position that a program is asked about, and what is special about it. */
record Task(String position, Sentence title) {

    static List<Task> of(Rules rules) {
        return switch (rules.game()) {
            case "muehle" -> List.of(
                    task("EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w", "places the first stone as White",
                            "setzt als Weiß den ersten Stein"),
                    task("EEEEWEEEEEEEEEEEEEEEEEEE 8 9 b", "places a stone as Black", "setzt als Schwarz einen Stein"),
                    task("WWEEEEEEEEEEEBBEEEEEEEEE 7 7 w", "places where it may close a mill and take",
                            "setzt, wo es eine Mühle schließen und schlagen kann"),
                    task("BBBEEWBEWWEBWWBEEWEEWEEB 0 0 w", "moves along a line", "zieht entlang einer Linie"),
                    task("WEWBWBBWBBEEEEBEEEEEEEEE 0 0 w", "can only close a mill and must take",
                            "kann nur eine Mühle schließen und muss schlagen"),
                    task("BBBEEWEEEEEEEEBEWEEEWEEB 0 0 w", "may close a mill while all opposing stones stand in mills",
                            "kann eine Mühle schließen, während alle gegnerischen Steine in Mühlen stehen"),
                    task("EWEBWBWWBEWBWWWWBBEEEEEE 0 0 b", "has one legal move", "hat genau einen regelgerechten Zug"),
                    task("BEEEEWEEEEEEEEBEWEEEWEEB 0 0 w", "flies with three stones", "springt mit drei Steinen"),
                    task("WBEWBEEEEBBEEEBEEEEEEEBW 0 0 w", "can only fly, since no stone can move along a line",
                            "kann nur springen, weil kein Stein entlang einer Linie ziehen kann"));
            default -> List.of(
                    task("-", "drops the first stone", "wirft den ersten Stein"),
                    task("4", "answers as the second player", "antwortet als zweiter Spieler"),
                    task("444444", "meets a full column", "trifft auf eine volle Spalte"),
                    task("171516253531237157153322537226677666", "has one column left", "hat nur noch eine Spalte"));
        };
    }

    private static Task task(String position, String english, String german) {
        return new Task(position, new Sentence(english, german));
    }
}
