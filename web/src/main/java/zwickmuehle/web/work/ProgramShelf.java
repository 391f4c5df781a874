package zwickmuehle.web.work;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.check.Trial;
import zwickmuehle.arena.parcel.Parcel;
import zwickmuehle.arena.parcel.ParcelException;
import zwickmuehle.arena.players.Build;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.Terms;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * The programs of other people that this worker has got: each is fetched, unpacked, built and examined once, before its
 * first game, however many games wait for it. Any thread may call.
 */
final class ProgramShelf {
    private final Path home;
    private final WorkServer server;
    private final Map<Ordered, CompletableFuture<Optional<Sentence>>> ready = new HashMap<>();

    private record Ordered(String parcel, String build, String play) {}

    /** @param home an empty folder of this worker's own */
    ProgramShelf(Path home, WorkServer server) {
        this.home = home;
        this.server = server;
    }

    /** On what terms a program plays here: in the folder it was unpacked into. */
    Terms terms(WorkOrder.Party party, boolean thinkAhead) {
        return new Terms(party.limits(), folder(party), thinkAhead);
    }

    private Path folder(WorkOrder.Party party) {
        String parcel = party.parcel();
        return parcel == null
                ? home
                : home.resolve(parcel + "-" + Integer.toHexString(String.valueOf(party.build()).hashCode()));
    }

    /**
     * Makes a program ready to play; why it can't play on this machine, or null.
     *
     * @throws IOException if the server did not send it: it may later
     */
    @Nullable
    Sentence prepare(WorkOrder order, WorkOrder.Party party, Players players) throws IOException, InterruptedException {
        String parcel = party.parcel();
        if (parcel == null) {
            return null;
        }
        Ordered ordered = new Ordered(parcel, String.valueOf(party.build()), party.spec().words());
        CompletableFuture<Optional<Sentence>> work = new CompletableFuture<>();
        CompletableFuture<Optional<Sentence>> begun;
        synchronized (ready) {
            begun = ready.putIfAbsent(ordered, work);
        }
        if (begun != null) {
            return await(begun);
        }
        try {
            Sentence fault = made(parcel, party, order, players);
            work.complete(Optional.ofNullable(fault));
            return fault;
        } catch (IOException | InterruptedException | RuntimeException e) {
            // It is tried again with the next game.
            synchronized (ready) {
                ready.remove(ordered);
            }
            work.completeExceptionally(e);
            throw e;
        }
    }

    private static @Nullable Sentence await(CompletableFuture<Optional<Sentence>> begun) throws IOException {
        try {
            return begun.join().orElse(null);
        } catch (CompletionException e) {
            throw new IOException("another game tried to get this program, and failed", e);
        }
    }

    private @Nullable Sentence made(String parcel, WorkOrder.Party party, WorkOrder order, Players players)
            throws IOException, InterruptedException {
        Path folder = folder(party);
        if (!Files.isDirectory(folder)) {
            try (InputStream bytes = server.parcel(parcel)) {
                Parcel.unpack(bytes, parcel, folder);
            } catch (ParcelException e) {
                return e.sentence();
            }
            String build = party.build();
            Sentence fault = build == null
                    ? null
                    : new Build(players.under(terms(party, order.thinkAhead())).sandbox()).fault(build);
            if (fault != null) {
                Parcel.delete(folder);
                return fault;
            }
        }
        return examined(order.rules(), order.clock().moveTime(), party, order.thinkAhead(), players);
    }

    private @Nullable Sentence examined(Rules rules, Duration moveTime, WorkOrder.Party party, boolean thinkAhead,
            Players players) {
        return Trial.fault(
                players.under(terms(party, thinkAhead)).create(party.spec(), rules, party.seed(), _ -> {}),
                Game.start(rules), Side.WHITE, Clock.of(moveTime));
    }
}
