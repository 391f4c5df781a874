package zwickmuehle.web.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.tournament.Contest;
import zwickmuehle.arena.tournament.Seat;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * A machine that plays games for a server: takes one, plays it under the referee, reports it, at as many tables at once
 * as it was told. It keeps nothing that cannot be had again. A server that is away for a while is waited for; a game whose
 * lease was lost meanwhile is broken off, for somebody else plays it.
 *
 * <p>{@link #run} blocks until the tournament is over; interrupting it stops everything.
 */
public final class Worker {
    private final Membership member;
    private final WorkServer server;
    private final Players players;
    private final ProgramShelf shelf;
    private final int parallel;
    private final Consumer<Sentence> told;
    private final Gauge gauge = new Gauge();
    private final Map<String, Running> running = new ConcurrentHashMap<>();
    private final AtomicReference<@Nullable Sentence> failure = new AtomicReference<>();
    private volatile boolean over;

    /**
     * A worker that has not begun.
     *
     * @param name of this machine, for people
     * @param players with a sandbox that shuts programs in
     * @param home an empty folder of its own, for programs
     * @param told what whoever started it should know
     */
    public Worker(String name, WorkServer server, Players players, Path home, int parallel, RandomGenerator random,
            Consumer<Sentence> told) {
        if (!players.sandbox().separates()) {
            throw new IllegalArgumentException("a worker plays only with programs that are shut in");
        }
        this.member = new Membership(name, parallel, server, random, told);
        this.server = server;
        this.players = players;
        this.shelf = new ProgramShelf(home, server);
        this.parallel = parallel;
        this.told = told;
    }

    /** Plays until the tournament is over; why it could not, or null. */
    public @Nullable Sentence run() throws InterruptedException {
        Sentence unwelcome = member.begin();
        if (unwelcome != null) {
            return unwelcome;
        }
        Thread looking = Thread.ofPlatform().daemon().name("gauge").start(gauge::watch);
        Thread beating = Thread.ofPlatform().daemon().name("beat").start(this::beat);
        List<Future<?>> tables = new ArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(parallel);
        try {
            for (int i = 0; i < parallel; i++) {
                tables.add(threads.submit(this::playOn));
            }
            for (Future<?> table : tables) {
                table.get();
            }
            return failure.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a table of this worker failed", e.getCause());
        } finally {
            over = true;
            running.values().forEach(Running::stop);
            threads.shutdownNow();
            beating.interrupt();
            looking.interrupt();
        }
    }

    // ---- the tables ----

    private void playOn() {
        try {
            while (!over) {
                member.measureNowAndThen();
                WorkOrder order = next();
                if (order != null) {
                    play(order);
                }
            }
        } catch (InterruptedException _) {
            // This worker ends.
        } catch (WorkServer.Refused e) {
            failure.compareAndSet(null, e.sentence());
            over = true;
        }
    }

    /** The next game; null if there is none at the moment, after a pause. */
    private @Nullable WorkOrder next() throws InterruptedException, WorkServer.Refused {
        try {
            JsonNode answer = server.ask("take", member.words().put("speed", member.speed()));
            if (answer.path("over").asBoolean(false)) {
                over = true;
                return null;
            }
            if (answer.has("order")) {
                return WorkOrder.read(answer.path("order"));
            }
            Thread.sleep(Math.clamp(answer.path("waitMillis").asLong(Membership.MILLIS_BETWEEN_TRIES), 50, 60_000));
        } catch (IOException away) {
            Thread.sleep(Membership.MILLIS_BETWEEN_TRIES);
        } catch (WorkServer.Refused e) {
            member.joinAgainOr(e);
        }
        return null;
    }

    private void play(WorkOrder order) throws InterruptedException, WorkServer.Refused {
        Running game = new Running(order, Thread.currentThread());
        running.put(order.game(), game);
        try {
            Players making = new Players(players.sandbox(), order.startTime(), players.oracles(), players.threads(),
                    players.tableBytes()).within(order.clock().moveTime());
            for (Side side : Side.values()) {
                Sentence fault = shelf.prepare(order, order.of(side), making);
                if (fault != null) {
                    ObjectNode trouble = lease(order).put("en", fault.english()).put("de", fault.german());
                    report("trouble", trouble.put("parcel", String.valueOf(order.of(side).parcel())), game);
                    return;
                }
            }
            Gauge.Mark mark = gauge.mark();
            PlayedGame played = new Contest(order.rules(), order.clock(), order.retries(), making,
                    side -> seat(order, side), game).play();
            Gauge.Reading reading = gauge.since(mark);
            if (played != null && !game.stopped()) {
                ObjectNode result = lease(order).put("speed", member.speed()).put("load", reading.load())
                        .put("stallMillis", reading.stallMillis()).put("conversation", game.conversation());
                result.set("record", JsonRecords.write(GameRecord.of(played)));
                report("result", result, game);
            }
        } catch (InterruptedException e) {
            // Its lease was lost, which ends this game and not the table.
            if (over || !game.stopped()) {
                throw e;
            }
        } catch (IOException notSent) {
            // The program could not be had; the game goes back when its lease is over, or to us once more.
            Thread.sleep(Membership.MILLIS_BETWEEN_TRIES);
        } finally {
            running.remove(order.game(), game);
            game.done();
            // Whoever was told to stop one game goes on with the next.
            boolean interrupted = Thread.interrupted();
            if (interrupted && over) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private Seat seat(WorkOrder order, Side side) {
        WorkOrder.Party party = order.of(side);
        return new Seat(party.name(), party.spec(), shelf.terms(party, order.thinkAhead()), party.seed());
    }

    private ObjectNode lease(WorkOrder order) {
        return member.words().put("game", order.game()).put("epoch", order.epoch());
    }

    /** Reports until somebody has heard it, or until it does not matter any more. */
    private void report(String what, ObjectNode report, Running game) throws InterruptedException, WorkServer.Refused {
        while (!game.stopped()) {
            try {
                JsonNode answer = server.ask(what, report);
                if (answer.has("en")) {
                    told.accept(new Sentence(answer.path("en").asString(""), answer.path("de").asString("")));
                }
                return;
            } catch (IOException away) {
                Thread.sleep(Membership.MILLIS_BETWEEN_TRIES);
            } catch (WorkServer.Refused e) {
                if (e.status() == 422 || e.status() == 413) {
                    told.accept(e.sentence());
                    return;
                }
                member.joinAgainOr(e);
            }
        }
    }

    // ---- the beat ----

    /** Tells the server that we are there and how the games stand, and hears which of them are not ours any more. */
    private void beat() {
        Gauge.Mark mark = gauge.mark();
        while (!over) {
            try {
                Thread.sleep(member.beatMillis());
                ObjectNode beat = member.words().put("speed", member.speed()).put("load", gauge.since(mark).load());
                mark = gauge.mark();
                ArrayNode games = beat.putArray("games");
                Set<Running> told = Set.copyOf(running.values());
                told.forEach(game -> {
                    ObjectNode one = games.addObject().put("game", game.order().game()).put("epoch",
                            game.order().epoch());
                    game.moves().forEach(one.putArray("moves")::add);
                });
                Set<String> lost = server.ask("beat", beat).path("lost").valueStream()
                        .map(game -> game.asString("")).collect(Collectors.toSet());
                told.stream().filter(game -> lost.contains(game.order().game())).forEach(Running::stop);
            } catch (InterruptedException _) {
                return;
            } catch (IOException away) {
                // Then the next one tells it.
            } catch (WorkServer.Refused e) {
                try {
                    member.joinAgainOr(e);
                } catch (InterruptedException _) {
                    return;
                } catch (WorkServer.Refused unwelcome) {
                    failure.compareAndSet(null, unwelcome.sentence());
                    over = true;
                    running.values().forEach(Running::stop);
                }
            }
        }
    }
}
