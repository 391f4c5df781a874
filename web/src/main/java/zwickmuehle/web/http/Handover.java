package zwickmuehle.web.http;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.web.table.Token;

/**
 * Codes with which somebody takes their games along to another device: each works once, for a few minutes, and is kept
 * in memory only. A newer code of the same person replaces the older one. Any thread may call.
 */
final class Handover {
    static final int SECONDS = 600;
    private static final int LENGTH = 10;
    private static final int MOST = 10_000;
    /** Nothing that is taken for something else when it is read aloud or typed. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private record Offer(Token token, long until) {}

    private final SecureRandom random;
    private final LongSupplier nanoClock;
    @GuardedBy("this")
    private final Map<String, Offer> offers = new HashMap<>();

    Handover(SecureRandom random, LongSupplier nanoClock) {
        this.random = random;
        this.nanoClock = nanoClock;
    }

    /** A code for whoever holds this token. */
    synchronized String offer(Token token) {
        long now = nanoClock.getAsLong();
        offers.values().removeIf(offer -> offer.until() - now <= 0 || offer.token().equals(token));
        if (offers.size() >= MOST) {
            throw Refusal.busy("too many take their games along at once: please try again in a few minutes",
                    "zu viele nehmen gerade ihre Partien mit: bitte in ein paar Minuten noch einmal versuchen");
        }
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        offers.put(code.toString(), new Offer(token, now + TimeUnit.SECONDS.toNanos(SECONDS)));
        return code.insert(LENGTH / 2, '-').toString();
    }

    /** Whose code it is; null if it is nobody's, or not any more. It does not matter how it is typed. */
    synchronized @Nullable Token take(String code) {
        Offer offer = offers.remove(code.toLowerCase(Locale.ROOT).replaceAll("[\\s-]", ""));
        return offer == null || offer.until() - nanoClock.getAsLong() <= 0 ? null : offer.token();
    }
}
