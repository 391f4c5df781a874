package zwickmuehle.browser;

import java.util.Locale;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.table.Reply;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** How the page gets its answers, by the number of its question: with the server's statuses. */
record Answers(JsonViews json) {
    private static final int OK = 200;

    void give(String id, Object view) {
        Host.say("answer", id, OK, json.write(view));
    }

    void refuse(String id, RuntimeException why) {
        Sentence sentence = why instanceof SpokenException spoken
                ? spoken.sentence()
                : new Sentence("something went wrong here: " + why, "hier ist etwas schiefgegangen: " + why);
        int status = status(why);
        Host.say("answer", id, status,
                json.write(new DeskViews.Problem(status, sentence.in(Locale.ENGLISH), Spoken.of(sentence))));
    }

    private static int status(RuntimeException why) {
        return switch (why) {
            case Refusal refusal -> switch (refusal.kind()) {
                case MALFORMED -> 400;
                case UNKNOWN -> 404;
                case NOT_YOURS -> 403;
                case STALE, NOT_NOW -> 409;
                case BUSY -> 429;
            };
            case SpokenException _ -> 422;
            default -> 500;
        };
    }

    /** For whoever asked something that takes a while. */
    Reply<Object> later(String id) {
        return new Reply<>() {
            @Override
            public void answered(Object answer) {
                give(id, answer);
            }

            @Override
            public void refused(RuntimeException why) {
                refuse(id, why);
            }
        };
    }
}
