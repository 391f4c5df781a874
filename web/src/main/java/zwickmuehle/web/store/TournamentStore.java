package zwickmuehle.web.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What the store knows of tournaments that several machines play: who comes and goes, which machine holds which game and
 * until when, and the results that count. A game is leased under an epoch, which grows with every lease, until a time of
 * the store's own clock; a result counts if its lease is the latest one and not yet over, and if none has counted before.
 * The statement that stores it decides that, so it is true however many ask at once and whatever they believe.
 *
 * <p>Any thread may call.
 */
public final class TournamentStore {
    /** Of so many results of a game that did not count something is kept. */
    private static final int MOST_EVIDENCE = 8;

    private final CountedDatabase database;
    /** The store's own clock, to be put into statements: those of the machines may differ by minutes. */
    private final String time;

    TournamentStore(CountedDatabase database, Dialect dialect) {
        this.database = database;
        this.time = dialect.now();
    }

    /**
     * A game, and where it stands in the schedule.
     *
     * @param label names it within its tournament
     */
    public record Place(String label, int round, int table, int number, int white, int black) {}

    /** Who holds a game. */
    public record Lease(String label, long epoch, String worker) {}

    /** A result that counts. */
    public record Counted(Place place, String record) {}

    /** A result that does not count, and why. */
    public record Evidence(String label, long epoch, String worker, String why, String record) {}

    /** Makes a tournament, or finds it; what was written at its beginning. */
    public String open(String tournament, String head) {
        return database.change(transaction -> {
            transaction.execute("""
                    INSERT INTO tournament (id, head, begun) VALUES (?, ?, %s) ON CONFLICT (id) DO NOTHING"""
                    .formatted(time), tournament, head);
            return transaction.createQuery("SELECT head FROM tournament WHERE id = :id").bind("id", tournament)
                    .mapTo(String.class).one();
        });
    }

    /** Who came and went, in order. */
    public List<String> changes(String tournament) {
        return database.ask(open -> open.createQuery("""
                SELECT change FROM tournament_change WHERE tournament_id = :id ORDER BY number""")
                .bind("id", tournament).mapTo(String.class).list());
    }

    /**
     * Somebody comes or goes.
     *
     * @param number how many changes there were before; another server may not have added one meanwhile
     */
    public void change(String tournament, int number, String change) {
        database.change(transaction -> transaction.execute(
                "INSERT INTO tournament_change (tournament_id, number, change) VALUES (?, ?, ?)", tournament, number,
                change));
    }

    /** The results that count, in the order in which they came. */
    public List<Counted> counted(String tournament) {
        return database.ask(open -> open.createQuery("""
                SELECT label, round, board, number, white, black, record FROM tournament_game
                WHERE tournament_id = :id AND record IS NOT NULL ORDER BY counted, label""").bind("id", tournament)
                .map((row, _) -> new Counted(
                        new Place(row.getString("label"), row.getInt("round"), row.getInt("board"),
                                row.getInt("number"), row.getInt("white"), row.getInt("black")),
                        row.getString("record")))
                .list());
    }

    /** Gives a game to a worker for so long, unless somebody holds it or it is over; its lease, or null. */
    public @Nullable Lease lease(String tournament, Place place, String worker, long millis) {
        return database.<Optional<Lease>>change(transaction -> {
            int leased = transaction.execute(
                    """
                            INSERT INTO tournament_game (tournament_id, label, round, board, number, white, black, epoch, worker,
                              until, spoiled) VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, %1$s + ?, 0)
                            ON CONFLICT (tournament_id, label) DO UPDATE SET epoch = tournament_game.epoch + 1,
                              worker = excluded.worker, until = excluded.until
                            WHERE tournament_game.record IS NULL AND tournament_game.until < %1$s"""
                            .formatted(time),
                    tournament, place.label(), place.round(), place.table(), place.number(), place.white(),
                    place.black(), worker, millis);
            return leased == 0
                    ? Optional.empty()
                    : Optional.of(new Lease(place.label(), transaction.createQuery("""
                            SELECT epoch FROM tournament_game WHERE tournament_id = :id AND label = :label""")
                            .bind("id", tournament).bind("label", place.label()).mapTo(Long.class).one(), worker));
        }).orElse(null);
    }

    /** Lengthens those of these leases that still hold, and says which did not. */
    public List<Lease> renew(String tournament, List<Lease> leases, long millis) {
        return leases.isEmpty() ? List.of() : database.change(transaction -> {
            List<Lease> lost = new ArrayList<>();
            for (Lease lease : leases) {
                int held = transaction.execute("""
                        UPDATE tournament_game SET until = %1$s + ? WHERE tournament_id = ? AND label = ? AND epoch = ?
                          AND worker = ? AND record IS NULL AND until >= %1$s""".formatted(time), millis, tournament,
                        lease.label(), lease.epoch(), lease.worker());
                if (held == 0) {
                    lost.add(lease);
                }
            }
            return lost;
        });
    }

    /** Gives a game back before its time. */
    public void release(String tournament, Lease lease) {
        database.change(transaction -> transaction.execute("""
                UPDATE tournament_game SET until = 0 WHERE tournament_id = ? AND label = ? AND epoch = ? AND worker = ?
                  AND record IS NULL""", tournament, lease.label(), lease.epoch(), lease.worker()));
    }

    /** The same for a game that is to be played again because its machine spoiled it; how often that has happened now. */
    public int spoil(String tournament, Lease lease) {
        return database.change(transaction -> {
            transaction.execute("""
                    UPDATE tournament_game SET until = 0, spoiled = spoiled + 1 WHERE tournament_id = ? AND label = ?
                      AND epoch = ? AND worker = ? AND record IS NULL AND until > 0""", tournament, lease.label(),
                    lease.epoch(), lease.worker());
            return spoiled(transaction, tournament, lease.label());
        });
    }

    /** How often a game was spoiled by its machine. */
    public int spoiled(String tournament, String label) {
        return database.ask(open -> spoiled(open, tournament, label));
    }

    private static int spoiled(Handle handle, String tournament, String label) {
        return handle.createQuery("SELECT spoiled FROM tournament_game WHERE tournament_id = :id AND label = :label")
                .bind("id", tournament).bind("label", label).mapTo(Integer.class).findOne().orElse(0);
    }

    /** What became of a result. */
    public enum Outcome {
        /** It counts, from now on and for good. */
        COUNTED,
        /** It did already: somebody sent it again because the answer got lost. */
        KNOWN,
        /** It does not: the lease was over, or another result came first. */
        LATE
    }

    /** Counts a result if its lease holds and there is none yet. */
    public Outcome count(String tournament, Lease lease, String record) {
        return database.change(transaction -> {
            int counted = transaction.execute(
                    """
                            UPDATE tournament_game SET record = ?, counted = %1$s, until = 0 WHERE tournament_id = ? AND label = ?
                              AND epoch = ? AND worker = ? AND record IS NULL AND until >= %1$s"""
                            .formatted(time),
                    record,
                    tournament, lease.label(), lease.epoch(), lease.worker());
            if (counted == 1) {
                return Outcome.COUNTED;
            }
            return transaction.createQuery("""
                    SELECT count(*) FROM tournament_game WHERE tournament_id = :id AND label = :label AND epoch = :epoch
                      AND worker = :worker AND record IS NOT NULL""").bind("id", tournament)
                    .bind("label", lease.label()).bind("epoch", lease.epoch()).bind("worker", lease.worker())
                    .mapTo(Integer.class).one() == 1 ? Outcome.KNOWN : Outcome.LATE;
        });
    }

    /** Counts a game that was played elsewhere, if it has no result yet; whether it did. */
    public boolean bring(String tournament, Place place, String record) {
        return database.change(transaction -> transaction.execute(
                """
                        INSERT INTO tournament_game (tournament_id, label, round, board, number, white, black, epoch, worker, until,
                          spoiled, counted, record) VALUES (?, ?, ?, ?, ?, ?, ?, 0, 'journal', 0, 0, %1$s, ?)
                        ON CONFLICT (tournament_id, label) DO UPDATE SET record = excluded.record, counted = excluded.counted,
                          epoch = 0, worker = excluded.worker, until = 0 WHERE tournament_game.record IS NULL"""
                        .formatted(time),
                tournament, place.label(), place.round(), place.table(), place.number(),
                place.white(), place.black(), record) == 1);
    }

    /** Keeps a result that does not count; of one game only so many. */
    public void keep(String tournament, Evidence evidence) {
        database.change(transaction -> transaction.execute(
                """
                        INSERT INTO tournament_evidence (tournament_id, label, epoch, worker, why, record, kept)
                        SELECT ?, ?, ?, ?, ?, ?, %s WHERE (SELECT count(*) FROM tournament_evidence
                          WHERE tournament_id = ? AND label = ?) < ? ON CONFLICT (tournament_id, label, epoch, worker) DO NOTHING"""
                        .formatted(time),
                tournament, evidence.label(), evidence.epoch(), evidence.worker(), evidence.why(),
                evidence.record(), tournament, evidence.label(), MOST_EVIDENCE));
    }

    /** All results of a tournament that do not count. */
    public List<Evidence> evidence(String tournament) {
        return database.ask(open -> open.createQuery("""
                SELECT label, epoch, worker, why, record FROM tournament_evidence WHERE tournament_id = :id
                ORDER BY kept, label, epoch""").bind("id", tournament)
                .map((row, _) -> new Evidence(row.getString("label"), row.getLong("epoch"), row.getString("worker"),
                        row.getString("why"), row.getString("record")))
                .list());
    }
}
