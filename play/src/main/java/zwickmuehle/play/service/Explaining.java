package zwickmuehle.play.service;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.judging.Judgement;
import zwickmuehle.play.view.ReasonsView;
import zwickmuehle.rules.Game;
import zwickmuehle.search.MoveValue;
import zwickmuehle.train.reasons.MoveReasons;
import zwickmuehle.train.reasons.Reason;
import zwickmuehle.train.reasons.Reasons;

/** What the room {@code train} says about moves, as it is asked here. */
final class Explaining {
    private Explaining() {}

    /** What speaks for and against every move, or one; of the values, exact ones count. */
    static ReasonsView moves(Game game, @Nullable Integer move, List<MoveValue> values) {
        return ReasonsView.of(game, move == null
                ? Reasons.of(game, values)
                : List.of(new MoveReasons(move, Reasons.of(game, move, values))));
    }

    /**
     * Why one move was a mistake and another was better.
     *
     * @param faults what speaks against the move played, unless it is just as true of the better one
     * @param merits what speaks for the better one, unless it is just as true of the move played
     * @param answer what speaks for the opponent's answer to the move played
     */
    record Contrast(List<ReasonsView.Said> faults, List<ReasonsView.Said> merits, List<ReasonsView.Said> answer) {

        static Contrast of(Judgement judgement) {
            Game before = judgement.before();
            List<MoveValue> values = judgement.played() == judgement.best()
                    ? List.of()
                    : List.of(new MoveValue(judgement.best(), judgement.bestValue()),
                            new MoveValue(judgement.played(), judgement.playedValue()));
            List<Reason> played = Reasons.of(before, judgement.played(), values);
            List<Reason> best = Reasons.of(before, judgement.best(), values);
            return new Contrast(ReasonsView.said(before, judgement.played(), apart(played, best, false)),
                    ReasonsView.said(before, judgement.best(), apart(best, played, true)),
                    answer(before.play(judgement.played()), judgement.answer()));
        }

        /** What is true of both moves alike explains nothing. */
        private static List<Reason> apart(List<Reason> one, List<Reason> other, boolean good) {
            return one.stream().filter(reason -> reason.kind().good() == good)
                    .filter(reason -> other.stream().noneMatch(same -> same.kind() == reason.kind()
                            && same.points().equals(reason.points()) && same.number() == reason.number()))
                    .toList();
        }

        private static List<ReasonsView.Said> answer(Game after, OptionalInt answer) {
            return answer.isEmpty()
                    ? List.of()
                    : ReasonsView.said(after, answer.getAsInt(), Reasons.of(after, answer.getAsInt()).stream()
                            .filter(reason -> reason.kind().good()).toList());
        }
    }
}
