package zwickmuehle.web.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Person;

/**
 * What a browser holds its seats with: 128 random bits. Only its hash is kept and stored, so that nobody who reads the
 * store can take a seat.
 */
public record Token(String secret, String hash) {
    private static final int BYTES = 16;
    private static final HexFormat HEX = HexFormat.of();

    public static Token fresh(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        String secret = HEX.formatHex(bytes);
        return new Token(secret, hash(secret));
    }

    /** The token of that secret; null for what can be none. */
    public static @Nullable Token of(@Nullable String secret) {
        return secret == null || !secret.matches("[0-9a-f]{" + 2 * BYTES + "}")
                ? null
                : new Token(secret, hash(secret));
    }

    /** Who holds it, as games know them. */
    public Person person() {
        return new Person(hash);
    }

    private static String hash(String secret) {
        try {
            return HEX.formatHex(
                    MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public String toString() {
        return "token";
    }
}
