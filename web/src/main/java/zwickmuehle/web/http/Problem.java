package zwickmuehle.web.http;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.play.problem.Refusal;

/** A request that is answered with a problem (RFC 9457) instead of what it asked for. */
final class Problem extends SpokenException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String type;
    private final String title;

    private Problem(int status, String type, String title, Sentence sentence) {
        super(sentence);
        this.status = status;
        this.type = type;
        this.title = title;
    }

    int status() {
        return status;
    }

    String type() {
        return type;
    }

    String title() {
        return title;
    }

    static Problem malformed(String english, String german, Object... arguments) {
        return new Problem(400, "malformed", "Malformed request", Sentence.of(english, german, arguments));
    }

    static Problem forbidden(String english, String german) {
        return new Problem(403, "forbidden", "Forbidden", new Sentence(english, german));
    }

    static Problem notFound() {
        return new Problem(404, "not-found", "Not found", new Sentence("there is nothing at this address",
                "unter dieser Adresse gibt es nichts"));
    }

    static Problem tooLarge(int limit) {
        return new Problem(413, "too-large", "Too large", Sentence.of("the request is too large: at most %d bytes",
                "die Anfrage ist zu groß: höchstens %d Bytes", limit));
    }

    static Problem tooSlow() {
        return new Problem(408, "too-slow", "Too slow", new Sentence("the request took too long to arrive",
                "die Anfrage brauchte zu lange, um anzukommen"));
    }

    static Problem unsupported(String expected) {
        return new Problem(415, "unsupported-type", "Unsupported media type",
                Sentence.of("the body must be of type %s", "der Inhalt muss vom Typ %s sein", expected));
    }

    static Problem store() {
        return new Problem(503, "store", "Storage failed", new Sentence(
                "this could not be stored, so nothing was changed: please try again",
                "das konnte nicht gespeichert werden, also ist nichts geändert: bitte noch einmal versuchen"));
    }

    /** Neither a success nor a failure: whoever asked has to look. */
    static Problem unknownOutcome() {
        return new Problem(503, "unknown-outcome", "Not known whether stored", new Sentence(
                "the database was lost while this was being stored: it may be stored or not, so look before you try again",
                "die Datenbank ging beim Speichern verloren: vielleicht ist es gespeichert, vielleicht nicht, also erst nachsehen"));
    }

    /** The same, because the answer is not kept for who does not read. */
    static Problem unread() {
        return new Problem(503, "unknown-outcome", "Not known whether done", new Sentence(
                "you have not read what you asked for before, so this is not answered: look before you try again",
                "was du vorher wissen wolltest, hast du noch nicht gelesen, darum keine Antwort: erst nachsehen"));
    }

    static Problem noRoom() {
        return new Problem(507, "no-room", "Disk full", new Sentence(
                "this server's disk is full, so nothing was changed: its operator has to make room",
                "die Platte dieses Servers ist voll, also ist nichts geändert: wer ihn betreut, muss Platz schaffen"));
    }

    static Problem damaged() {
        return new Problem(500, "damaged", "Damaged game", new Sentence(
                "this game is damaged on the server's disk and cannot be shown any more; the others are not concerned",
                "diese Partie ist auf der Platte des Servers beschädigt und lässt sich nicht mehr zeigen; die anderen betrifft das nicht"));
    }

    static Problem stopping() {
        return new Problem(503, "stopping", "Restarting", new Sentence(
                "the server is being stopped; every game goes on when it is back",
                "der Server wird gerade beendet; jede Partie geht weiter, wenn er wieder da ist"));
    }

    static Problem internal() {
        return new Problem(500, "internal", "Internal error", new Sentence("something went wrong here; it is noted",
                "hier ist etwas schiefgegangen; es ist vermerkt"));
    }

    /** What Jetty or Javalin refuse by themselves. */
    static Problem ofStatus(int status) {
        return switch (status) {
            case 404 -> notFound();
            case 405 -> new Problem(405, "method", "Method not allowed", new Sentence(
                    "this address does not take that method", "diese Adresse kennt diese Methode nicht"));
            case 413 -> new Problem(413, "too-large", "Too large",
                    new Sentence("the request is too large", "die Anfrage ist zu groß"));
            case 414, 431 -> new Problem(status, "too-large", "Too large",
                    new Sentence("the address or the headers are too long",
                            "die Adresse oder die Kopfzeilen sind zu lang"));
            // What Jetty itself sends away is what comes when it is being stopped.
            case 503 -> stopping();
            default -> status >= 500
                    ? internal()
                    : new Problem(status, "malformed", "Malformed request",
                            new Sentence("this request cannot be understood", "diese Anfrage ist nicht zu verstehen"));
        };
    }

    static Problem unprocessable(SpokenException refused) {
        return new Problem(422, "unprocessable", "Not possible", refused.sentence());
    }

    static Problem of(Refusal refusal) {
        return switch (refusal.kind()) {
            case MALFORMED -> new Problem(400, "malformed", "Malformed request", refusal.sentence());
            case UNKNOWN -> new Problem(404, "unknown-game", "Unknown game", refusal.sentence());
            case NOT_YOURS -> new Problem(403, "no-seat", "Not your seat", refusal.sentence());
            case STALE -> new Problem(409, "stale-move", "Stale move", refusal.sentence());
            case NOT_NOW -> new Problem(409, "not-now", "Not possible now", refusal.sentence());
            case BUSY -> new Problem(429, "busy", "Too much at once", refusal.sentence());
        };
    }
}
