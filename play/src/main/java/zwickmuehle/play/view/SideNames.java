package zwickmuehle.play.view;

import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/** What the players of a game call its sides: White and Black in Mühle, Yellow and Red in Vier Gewinnt. */
public record SideNames(Spoken white, Spoken black) {

    static SideNames of(Rules rules) {
        return new SideNames(Spoken.of(rules.sideName(Side.WHITE)), Spoken.of(rules.sideName(Side.BLACK)));
    }
}
