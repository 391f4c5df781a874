package zwickmuehle.web.http;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** Somebody else listens on the port already. */
public final class PortTaken extends SpokenException {
    private static final long serialVersionUID = 1;

    PortTaken(int port) {
        super(Sentence.of("port %d is taken: stop what listens there, or choose another with --port",
                "Port %d ist belegt: beenden, was dort läuft, oder mit --port einen anderen wählen", port));
    }
}
