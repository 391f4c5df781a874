package zwickmuehle.trust;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** One game that a client really plays, both sides, with random legal moves, keeping what was acknowledged. */
final class ClientGame {
    private final SplittableRandom random;
    private final String setup;
    private String address = "";
    private JsonNode moves = MissingNode.getInstance();
    private boolean over = true;
    private final List<String> acknowledged = new CopyOnWriteArrayList<>();

    ClientGame(String setup, long seed) {
        this.setup = setup;
        this.random = new SplittableRandom(seed);
    }

    String address() {
        return address;
    }

    List<String> acknowledged() {
        return acknowledged;
    }

    boolean over() {
        return over;
    }

    /** Makes the game anew. */
    void begin(LoopbackVisitor visitor) throws IOException {
        address = visitor.newGame(setup);
        acknowledged.clear();
        seen(visitor.get(address));
    }

    /** Makes one move; only what the server confirmed counts. Returns the status. */
    int move(LoopbackVisitor visitor) throws IOException {
        String move = moves.get(random.nextInt(moves.size())).path("move").asString("");
        LoopbackVisitor.Reply reply = visitor.post(address + "/moves",
                "{'move':'" + move + "','number':" + acknowledged.size() + "}");
        if (reply.status() == 200) {
            acknowledged.add(move);
            seen(reply);
        }
        return reply.status();
    }

    /** Looks at the game as the server has it; moves that were stored without being confirmed are learned. */
    List<String> look(LoopbackVisitor visitor) throws IOException {
        LoopbackVisitor.Reply reply = visitor.get(address);
        if (reply.status() != 200) {
            throw new IOException("the game is gone: " + reply.status());
        }
        List<String> stored = new ArrayList<>();
        for (JsonNode entry : reply.json().path("history")) {
            stored.add(entry.path("move").asString(""));
        }
        seen(reply);
        return stored;
    }

    private void seen(LoopbackVisitor.Reply reply) {
        JsonNode game = reply.json();
        moves = game.path("position").path("moves");
        over = game.path("outcome").path("over").asBoolean(false) || moves.isEmpty();
    }
}
