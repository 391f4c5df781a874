package zwickmuehle.train.puzzles;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.Phase;
import zwickmuehle.train.reasons.MoveReasons;
import zwickmuehle.train.reasons.Reason;
import zwickmuehle.train.reasons.ReasonKind;
import zwickmuehle.train.reasons.Reasons;

/** Labels a puzzle by what the reasons say about the moves of its first solution. */
final class Themes {
    private Themes() {}

    static Set<Theme> of(Game start, PuzzleKind kind, List<Integer> line) {
        EnumSet<Theme> themes = EnumSet.noneOf(Theme.class);
        if (start.rules() instanceof Muehle) {
            addPhase(start, themes);
        }
        boolean forced = line.size() > 3;
        Game game = start;
        for (int i = 0; i < line.size(); i++) {
            if (i % 2 == 0) {
                Set<ReasonKind> said = said(game, line.get(i));
                addSaid(said, themes);
                forced &= said.contains(ReasonKind.THREATENS_FOUR) || said.contains(ReasonKind.DOUBLE_THREAT)
                        || said.contains(ReasonKind.MAKES_FOUR);
            }
            game = game.play(line.get(i));
        }
        if (forced) {
            themes.add(Theme.FORCED_ROW);
        }
        if (kind == PuzzleKind.HOLD || kind == PuzzleKind.SAVE) {
            themes.add(Theme.DEFENCE);
        }
        return themes;
    }

    private static void addPhase(Game start, EnumSet<Theme> themes) {
        long position = start.position();
        switch (MuehlePosition.phase(position, start.mover())) {
            case PLACING -> themes.add(Theme.PLACING);
            case MOVING -> themes.add(Theme.MOVING);
            case FLYING -> themes.add(Theme.FLYING);
        }
        if (MuehlePosition.moverHand(position) == 1) {
            themes.add(Theme.LAST_STONE);
        }
        if (MuehlePosition.phase(position, start.mover().other()) == Phase.FLYING) {
            themes.add(Theme.FLYING);
        }
    }

    private static Set<ReasonKind> said(Game game, int move) {
        EnumSet<ReasonKind> kinds = EnumSet.noneOf(ReasonKind.class);
        for (MoveReasons candidate : Reasons.of(game)) {
            if (candidate.move() == move) {
                candidate.reasons().stream().map(Reason::kind).forEach(kinds::add);
            }
        }
        return kinds;
    }

    private static void addSaid(Set<ReasonKind> said, EnumSet<Theme> themes) {
        for (ReasonKind kind : said) {
            switch (kind) {
                case DOUBLE_MILL -> themes.add(Theme.DOUBLE_MILL);
                case LOCKS_IN, WINS_BY_BLOCKING -> themes.add(Theme.BLOCKING);
                case FORCES_MILL -> themes.add(Theme.OPENING_TWO);
                case WINS_BY_ZUGZWANG -> themes.add(Theme.ZUGZWANG);
                case MAKES_ODD_THREAT -> themes.add(Theme.ODD_THREAT);
                case DOUBLE_THREAT -> themes.add(Theme.DOUBLE_THREAT);
                case STOPS_FOUR, PREVENTS_MILL, PREVENTS_DOUBLE_THREAT -> themes.add(Theme.DEFENCE);
                default -> {
                }
            }
        }
    }
}
