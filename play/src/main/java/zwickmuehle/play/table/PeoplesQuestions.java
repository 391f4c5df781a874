package zwickmuehle.play.table;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.search.Thought;

/** The best move, thought out for a person who asked for it. */
final class PeoplesQuestions {
    private final Carrier carrier;
    private final KeptGame kept;
    private final CurrentSearch search;
    private final Runnable tell;

    /** @param tell tells those who watch that something is thought, or not any more */
    PeoplesQuestions(Carrier carrier, KeptGame kept, CurrentSearch search, Runnable tell) {
        this.carrier = carrier;
        this.kept = kept;
        this.search = search;
        this.tell = tell;
    }

    /** Thinks about the best move for a person, who is refused if this game thinks already, or goes on meanwhile. */
    void ask(Job.Purpose purpose, Consumer<Thought> then, Reply<?> reply) {
        if (!search.none()) {
            throw Refusal.busy("the computer is thinking about this game already",
                    "der Computer denkt über diese Partie schon nach");
        }
        long now = carrier.nanoClock().getAsLong();
        Job begun = new Job(purpose, kept.record().game(), PlayerSpec.Level.STRONGEST, now, reply);
        Duration time = purpose == Job.Purpose.HINT
                ? kept.record().setup().hintTime(kept.record().mover())
                : kept.record().setup().moveTime();
        search.order(begun, time, Thinking.Urgency.QUESTION, new QuestionHearing(begun, then, reply));
        search.become(begun);
        tell.run();
    }

    /** Whoever asked has gone: nobody waits for the answer any more. */
    void unask(Reply<?> reply) {
        if (search.isFor(reply)) {
            search.abandon();
            tell.run();
        }
    }

    private final class QuestionHearing extends CurrentSearch.Hearing {
        private final Consumer<Thought> then;
        private final Reply<?> reply;

        QuestionHearing(Job begun, Consumer<Thought> then, Reply<?> reply) {
            search.super(begun);
            this.then = then;
            this.reply = reply;
        }

        @Override
        public void answered(Optional<Answer> answer, Deadline deadline) {
            Thought thought = answer.map(Answer::thought).orElseThrow();
            ifCurrent(() -> {
                tell.run();
                try {
                    then.accept(thought);
                } catch (RuntimeException e) {
                    reply.refused(e);
                }
            });
        }

        @Override
        public void fault(FaultException fault) {
            failed(KeptGame.puttingAway());
        }

        @Override
        public void failed(RuntimeException failure) {
            ifCurrent(() -> {
                tell.run();
                reply.refused(failure);
            });
        }
    }
}
