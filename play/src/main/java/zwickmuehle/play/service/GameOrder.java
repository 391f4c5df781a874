package zwickmuehle.play.service;

import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Proposal;
import zwickmuehle.play.table.Reply;
import zwickmuehle.play.table.Seen;
import zwickmuehle.play.table.Table;
import zwickmuehle.play.view.GameView;

/**
 * Everything people can order at a game, by the word it has in addresses ({@code POST /api/games/ID/moves}) and in
 * messages to a worker: the fields are read, and the {@link Table} does it.
 */
public enum GameOrder {
    MOVES, UNDO, REDO, RESTART, RESIGN, BEST, HINT, RANDOM, STOP, PAUSE, RESUME, STEP, PACE, SEATS, PLAYERS, OFFER, ACCEPT, DECLINE, LEAVE, CALLOFF, NAME;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a search has to answer it, which takes a while. */
    public boolean thinks() {
        return this == BEST || this == HINT;
    }

    /** Whether it is for people who need not have been known before. */
    public boolean admits() {
        return this == SEATS || this == PLAYERS;
    }

    /** Does it, or throws what speaks against it. Only what {@link #thinks} is answered later. */
    public void carryOut(Table table, @Nullable Person person, Fields fields, Opponents opponents,
            Reply<Object> reply) {
        switch (this) {
            case BEST -> table.best(person, fields.seen(), reply);
            case HINT -> table.hint(person, fields.seen(), reply);
            case MOVES, UNDO, REDO, RESTART, RESIGN, RANDOM, STOP, PAUSE, RESUME, STEP, PACE, SEATS, PLAYERS,
                    OFFER, ACCEPT, DECLINE, LEAVE, CALLOFF, NAME ->
                reply.answered(done(table, person, fields, opponents));
        }
    }

    private GameView done(Table table, @Nullable Person person, Fields fields, Opponents opponents) {
        return switch (this) {
            case MOVES -> {
                String move = fields.text("move");
                Seen seen = fields.seen();
                if (seen.number() == null && seen.version() == null) {
                    throw Fields.wrong("number", "a whole number", "eine ganze Zahl");
                }
                yield table.play(person, move, seen);
            }
            case UNDO -> table.undo(person, fields.flag("single"), fields.seen());
            case REDO -> table.redo(person, fields.flag("single"), fields.seen());
            case RESTART -> table.restart(person, fields.seen());
            case RESIGN -> table.resign(person, fields.sideOrNull("side"), fields.seen());
            case RANDOM -> table.playRandom(person, fields.seen());
            case STOP -> table.stop(person);
            case PAUSE -> table.pause(person, true);
            case RESUME -> table.pause(person, false);
            case STEP -> table.step(person);
            case PACE -> table.pace(person, fields.seconds("delay", GameState.USUAL_DELAY, Duration.ZERO,
                    GameState.LONGEST_DELAY));
            case SEATS -> table.join(known(person), fields.sideOrNull("side"), fields.nameOrNull("name"));
            case PLAYERS -> table.arrange(known(person), NewGame.rearranged(fields, opponents));
            case OFFER -> table.offer(person, proposal(fields), fields.seen());
            case ACCEPT -> table.accept(person, proposal(fields), fields.seen());
            case DECLINE -> table.decline(person, proposal(fields));
            case LEAVE -> table.leave(known(person));
            case CALLOFF -> table.callOff(person, fields.seen());
            case NAME -> table.name(known(person), fields.nameOrNull("name"));
            case BEST, HINT -> throw new IllegalStateException("a search answers " + this);
        };
    }

    private static Proposal proposal(Fields fields) {
        Proposal proposal = Proposal.of(fields.text("kind"));
        if (proposal == null) {
            throw Fields.wrong("kind", "undo, restart, draw or rematch", "undo, restart, draw oder rematch");
        }
        return proposal;
    }

    private static Person known(@Nullable Person person) {
        if (person == null) {
            throw Refusal.notYours("nobody is known to ask for this", "wer das möchte, ist nicht bekannt");
        }
        return person;
    }
}
