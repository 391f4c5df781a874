package zwickmuehle.web.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.table.Ledger.Kept;

/** From one state of a stored game to the next, in rows: only the moves and seats that differ are written. */
final class GameChange {
    private final Kept before;
    private final Kept after;
    private final int movesBefore;
    private final List<MoveRow> moves;
    /** So many of the moves are stored already. */
    private final int same;
    /** The checksum of moves and seats, worked out before anybody waits for it. */
    private final long contents;

    GameChange(Kept before, Kept after) {
        this.before = before;
        this.after = after;
        List<MoveEntry> old = allMoves(before.record());
        List<MoveEntry> now = allMoves(after.record());
        int equal = 0;
        while (equal < old.size() && equal < now.size() && old.get(equal).equals(now.get(equal))) {
            equal++;
        }
        this.movesBefore = old.size();
        this.moves = now.stream().map(MoveRow::of).toList();
        this.same = equal;
        this.contents = GameRow.contents(moves, after.seats());
    }

    /** How many moves are new. */
    int newMoves() {
        return moves.size() - same;
    }

    /** Writes it, unless the stored game has another version by now or the condition does not hold. */
    void write(Handle transaction, Condition condition, Instant now) {
        String id = after.record().setup().id();
        Instant played = moved() ? now : lastPlayed(transaction, id, now);
        Rows.updateGame(transaction, GameRow.of(after.record(), contents, now, played),
                before.record().version(), condition);
        if (same < movesBefore) {
            Rows.deleteMoves(transaction, id, same);
        }
        Rows.insertMoves(transaction, id, moves, same);
        if (!after.seats().equals(before.seats())) {
            Rows.deleteSeats(transaction, id);
            Rows.insertSeats(transaction, id, after.seats());
        }
        if (!after.dealings().open().isEmpty()) {
            Rows.replaceOffers(transaction, id, after.record().version(), after.dealings().open(), now);
        }
        String next = after.dealings().next();
        if (next != null && before.dealings().next() == null) {
            Rows.insertRematch(transaction, id, next);
        }
    }

    private boolean moved() {
        return newMoves() > 0 || before.record().past().size() != after.record().past().size();
    }

    /** When the last move of a game was made; where that cannot be believed any more, now. */
    private static Instant lastPlayed(Handle transaction, String id, Instant now) {
        Rows.Stored stored = Rows.stored(transaction, id);
        return stored != null && stored.intact() ? Instant.ofEpochMilli(stored.row().moved()) : now;
    }

    /** Writes a game that is not stored yet. */
    static void writeFirst(Handle transaction, Kept game, Instant now) {
        List<MoveRow> moves = allMoves(game.record()).stream().map(MoveRow::of).toList();
        GameRow row = GameRow.of(game.record(), GameRow.contents(moves, game.seats()), now, now);
        Rows.insertGame(transaction, row);
        Rows.insertMoves(transaction, row.id(), moves, 0);
        Rows.insertSeats(transaction, row.id(), game.seats());
    }

    /** Those that were taken back and can be repeated, too. */
    private static List<MoveEntry> allMoves(GameState game) {
        List<MoveEntry> all = new ArrayList<>(game.past());
        all.addAll(game.future());
        return all;
    }
}
