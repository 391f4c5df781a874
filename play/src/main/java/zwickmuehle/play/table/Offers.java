package zwickmuehle.play.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.view.OfferView;
import zwickmuehle.play.view.SideName;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Side;

/** What the two players of a game have proposed to each other, at most one of a kind. An immutable value. */
record Offers(Map<Proposal, Offer> byKind) {
    static final Offers NONE = new Offers(Map.of());

    /**
     * One offer.
     *
     * @param until when it ends, on the clock of the game
     */
    record Offer(Side by, long until) {}

    Offers {
        byKind = Map.copyOf(byKind);
    }

    /** Who made the offer of that kind; null if there is none any more. */
    @Nullable
    Side by(Proposal kind, long now) {
        Offer offer = byKind.get(kind);
        return offer == null || now - offer.until() >= 0 ? null : offer.by();
    }

    /** Those that were kept, as seen by the clock of the game. */
    static Offers of(Dealings dealings, long now) {
        Offers offers = NONE;
        for (Dealings.Open open : dealings.open()) {
            offers = offers.with(open.kind(), open.by(), now + open.left().toNanos());
        }
        return offers;
    }

    /** Those that still hold, to be kept. */
    List<Dealings.Open> open(long now) {
        return copy().entrySet().stream().filter(entry -> by(entry.getKey(), now) != null)
                .map(entry -> new Dealings.Open(entry.getKey(), entry.getValue().by(),
                        Duration.ofNanos(entry.getValue().until() - now)))
                .toList();
    }

    /** Without those that have ended. */
    Offers still(long now) {
        Map<Proposal, Offer> fewer = copy();
        fewer.keySet().removeIf(kind -> by(kind, now) == null);
        return new Offers(fewer);
    }

    Offers with(Proposal kind, Side by, long until) {
        Map<Proposal, Offer> more = copy();
        more.put(kind, new Offer(by, until));
        return new Offers(more);
    }

    Offers without(Proposal kind) {
        Map<Proposal, Offer> fewer = copy();
        fewer.remove(kind);
        return new Offers(fewer);
    }

    private Map<Proposal, Offer> copy() {
        Map<Proposal, Offer> copy = new EnumMap<>(Proposal.class);
        copy.putAll(byKind);
        return copy;
    }

    List<OfferView> views(long now) {
        return copy().entrySet().stream().filter(entry -> by(entry.getKey(), now) != null)
                .map(entry -> new OfferView(entry.getKey().word(), SideName.of(entry.getValue().by()),
                        Times.rounded(entry.getValue().until() - now)))
                .toList();
    }
}
