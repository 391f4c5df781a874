package zwickmuehle.web.http;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import javax.crypto.Cipher;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.table.Token;

/**
 * Codes with which somebody takes their games along to another device: each works once, for a few minutes, at any server
 * that shares the store. A newer code of the same person replaces the older one. Any thread may call.
 *
 * <p>The store must not tell anybody who reads it, or a backup of it, how to take a seat. So what is stored follows from
 * the code, which is not: a name under which it is found, and the token, encrypted with a key that nobody has but who has
 * the code. To try all codes (31<sup>10</sup>, each {@value #ROUNDS} rounds of HMAC-SHA-256) would take far longer than
 * anybody has.
 */
final class Handover {
    static final int SECONDS = 600;
    private static final int LENGTH = 10;
    private static final int MOST = 10_000;
    private static final int ROUNDS = 50_000;
    private static final int ID_BYTES = 16;
    private static final int KEY_BYTES = 16;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final String SALT = "zwickmuehle handover";
    /** Nothing that is taken for something else when it is read aloud or typed. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final HexFormat HEX = HexFormat.of();

    /** What follows from a code: the name it is stored under, and a key that is used once, so that a nonce may repeat. */
    private record Derived(String id, SecretKeySpec key) {
        static Derived from(String code) throws GeneralSecurityException {
            byte[] salt = SALT.getBytes(StandardCharsets.US_ASCII);
            byte[] bytes = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(
                    new PBEKeySpec(code.toCharArray(), salt, ROUNDS, 8 * (ID_BYTES + KEY_BYTES))).getEncoded();
            return new Derived(HEX.formatHex(bytes, 0, ID_BYTES),
                    new SecretKeySpec(Arrays.copyOfRange(bytes, ID_BYTES, bytes.length), "AES"));
        }

        byte[] crypt(int mode, byte[] text) throws GeneralSecurityException {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, new byte[NONCE_BYTES]));
            return cipher.doFinal(text);
        }
    }

    private final SecureRandom random;
    private final GameStore store;

    Handover(SecureRandom random, GameStore store) {
        this.random = random;
        this.store = store;
    }

    /** A code for whoever holds this token. */
    String offer(Token token) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        try {
            Derived derived = Derived.from(code.toString());
            String sealed = HEX.formatHex(derived.crypt(Cipher.ENCRYPT_MODE, HEX.parseHex(token.secret())));
            if (!store.handovers().keep(derived.id(), token.person(), sealed,
                    store.clock().instant().plus(Duration.ofSeconds(SECONDS)), MOST)) {
                throw Refusal.busy("too many take their games along at once: please try again in a few minutes",
                        "zu viele nehmen gerade ihre Partien mit: bitte in ein paar Minuten noch einmal versuchen");
            }
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has PBKDF2 and AES", e);
        }
        return code.insert(LENGTH / 2, '-').toString();
    }

    /** Whose code it is; null if it is nobody's, or not any more. It does not matter how it is typed. */
    @Nullable
    Token take(String typed) {
        String code = typed.toLowerCase(Locale.ROOT).replaceAll("[\\s-]", "");
        if (code.length() != LENGTH) {
            return null;
        }
        try {
            Derived derived = Derived.from(code);
            String sealed = store.handovers().take(derived.id());
            return sealed == null
                    ? null
                    : Token.of(HEX.formatHex(derived.crypt(Cipher.DECRYPT_MODE, HEX.parseHex(sealed))));
        } catch (GeneralSecurityException | IllegalArgumentException _) {
            // What is stored there is not what we stored.
            return null;
        }
    }
}
