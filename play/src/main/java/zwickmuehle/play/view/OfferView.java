package zwickmuehle.play.view;

/**
 * Something one player has proposed to the other.
 *
 * @param kind {@code undo}, {@code restart}, {@code draw} or {@code rematch}
 * @param side who proposed it
 * @param seconds until it ends
 */
public record OfferView(String kind, String side, double seconds) {}
