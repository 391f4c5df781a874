package zwickmuehle.trust;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Who asked for what and what they were told, to be held against what is there in the end, in the manner of Jepsen. Any
 * thread may testify.
 */
final class Testimony {
    /** What became of a move, as far as its client knows. */
    enum Outcome {
        /** The server said that it is made. */
        MADE,
        /** The server said that it is not made. */
        REFUSED,
        /** The answer never came, or said that this is not known. */
        UNKNOWN
    }

    /** A move asked for as that number of a game. */
    private record Asked(int number, String move, Outcome outcome) {}

    private final Map<String, Queue<Asked>> byGame = new ConcurrentHashMap<>();

    void asked(String game, int number, String move, Outcome outcome) {
        byGame.computeIfAbsent(game, _ -> new ConcurrentLinkedQueue<>()).add(new Asked(number, move, outcome));
    }

    int count(Outcome outcome) {
        return byGame.values().stream()
                .mapToInt(all -> (int) all.stream().filter(asked -> asked.outcome() == outcome).count()).sum();
    }

    /**
     * What is wrong with a game, a sentence each.
     *
     * @param moves as they are stored
     * @param computer whether every second move is a computer's
     */
    List<String> contradictions(String game, List<String> moves, boolean computer) {
        List<String> wrong = new ArrayList<>();
        Queue<Asked> all = byGame.getOrDefault(game, new ConcurrentLinkedQueue<>());
        for (Asked asked : all) {
            if (asked.outcome() == Outcome.MADE
                    && (asked.number() >= moves.size() || !moves.get(asked.number()).equals(asked.move()))) {
                wrong.add("%s: move %d, %s, was acknowledged and is lost".formatted(game, asked.number(),
                        asked.move()));
            }
        }
        for (int number = 0; number < moves.size(); number++) {
            int at = number;
            long made = all.stream().filter(asked -> asked.number() == at && asked.outcome() == Outcome.MADE).count();
            if (made > 1) {
                wrong.add("%s: move %d was acknowledged %d times".formatted(game, at, made));
            }
            boolean wanted = all.stream().anyMatch(asked -> asked.number() == at
                    && asked.outcome() != Outcome.REFUSED && asked.move().equals(moves.get(at)));
            if (!wanted && !(computer && at % 2 == 1)) {
                wrong.add("%s: move %d, %s, is stored and nobody made it".formatted(game, at, moves.get(at)));
            }
        }
        return wrong;
    }
}
