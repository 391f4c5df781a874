package zwickmuehle.play.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.OfferView;
import zwickmuehle.play.view.PlayerView;
import zwickmuehle.play.view.PresenceNews;
import zwickmuehle.play.view.ThinkingNews;

/** A game as people see it with all that is around it, and what those who watch are told of it. */
final class Announcements {
    private final Audience audience;
    private final KeptGame kept;
    private final Presence presence;
    private final CurrentSearch search;
    private final TurnClock clock;
    private final Carrier carrier;

    Announcements(Carrier carrier, KeptGame kept, Presence presence, CurrentSearch search, TurnClock clock) {
        this.carrier = carrier;
        this.audience = carrier.audience();
        this.kept = kept;
        this.presence = presence;
        this.search = search;
        this.clock = clock;
    }

    /** The whole game, as somebody may see it. */
    GameView seenBy(@Nullable Person person) {
        return GameView.whole(kept.record(), around(), kept.seats().you(kept.record().setup(), person));
    }

    /** The whole game, as anybody may see it. */
    GameView seenByAnybody() {
        return GameView.whole(kept.record(), around(), null);
    }

    private GameView.Around around() {
        List<OfferView> offers = kept.offers().views(carrier.nanoClock().getAsLong());
        return new GameView.Around(players(), search.view(), offers, kept.next(), clock.view());
    }

    private PlayerView.Pair players() {
        return kept.seats().players(kept.record().setup(), presence);
    }

    void tellGame() {
        if (!audience.isEmpty()) {
            tell("game", seenByAnybody());
        }
    }

    void tellMove() {
        if (!audience.isEmpty()) {
            tell("move", GameView.news(kept.record(), around()));
        }
    }

    void tellThinking() {
        if (!audience.isEmpty()) {
            tell("thinking", new ThinkingNews(kept.record().version(), search.view()));
        }
    }

    void tellPresence() {
        if (!kept.closed() && !audience.isEmpty() && kept.record().setup().humansOnly()) {
            tell("presence", new PresenceNews(kept.record().version(), players()));
        }
    }

    private void tell(String event, Object view) {
        audience.tell(event, kept.record().version(), view);
    }
}
