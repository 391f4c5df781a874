package zwickmuehle.web.table;

import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seats;

/**
 * The ledger as one game sees it: whatever it keeps is on somebody's account. Computers that play each other wait while
 * there is nothing left on it; the answer of a computer to a person's move is kept in any case, and has to be paid for
 * before the next move.
 *
 * @param client on whose account
 */
record CountedLedger(Ledger ledger, Accounts accounts, Supplier<String> client) implements Ledger {

    @Override
    public void create(GameState record, Seats seats) {
        accounts.make(client.get(), Exchange.bytes(record));
        ledger.create(record, seats);
    }

    @Override
    public void save(Kept before, Kept after) {
        save(before, after, ledger::save);
    }

    @Override
    public void saveThought(Kept before, Kept after) {
        save(before, after, ledger::saveThought);
    }

    @Override
    public void saveRematch(Kept before, Kept after, GameState rematch, Seats rematchSeats) {
        accounts.make(client.get(), Exchange.bytes(rematch));
        ledger.saveRematch(before, after, rematch, rematchSeats);
    }

    private void save(Kept before, Kept after, BiConsumer<Kept, Kept> saving) {
        long growth = Math.max(0, Exchange.bytes(after.record()) - Exchange.bytes(before.record()));
        boolean computersOnly = after.record().setup().computersOnly();
        if (computersOnly && accounts.spent(client.get())) {
            throw Refusal.busy("so much was stored and sent for these computers that they wait a little",
                    "für diese Computer wurde so viel gespeichert und gesendet, dass sie etwas warten");
        }
        if (growth > 0 && (computersOnly || !before.record().computerToMove())) {
            accounts.store(client.get(), growth);
        }
        saving.accept(before, after);
        if (growth > 0 && !computersOnly && before.record().computerToMove()) {
            accounts.owe(client.get(), growth);
        }
    }

    @Override
    public @Nullable Duration turnAge(String id) {
        return ledger.turnAge(id);
    }

    @Override
    public @Nullable Kept load(String id) {
        return ledger.load(id);
    }

    @Override
    public List<GameSummary> gamesOf(Person person, int from, int most) {
        return ledger.gamesOf(person, from, most);
    }
}
