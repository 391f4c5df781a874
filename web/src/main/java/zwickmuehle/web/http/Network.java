package zwickmuehle.web.http;

import java.net.InetAddress;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * A network of IPv4 or IPv6: all addresses that begin with the same bits.
 *
 * @param bits how many
 */
public record Network(InetAddress address, int bits) {
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}");

    /** From words such as {@code 10.0.0.0/8} or {@code fd00::/8}; an address alone is a network of one. */
    public static Network parse(String words) {
        int slash = words.indexOf('/');
        InetAddress address = literal(slash < 0 ? words : words.substring(0, slash));
        String bits = slash < 0 ? null : words.substring(slash + 1);
        if (address == null || (bits != null && !bits.matches("[0-9]{1,3}"))) {
            throw wrong(words);
        }
        int all = Byte.SIZE * address.getAddress().length;
        int used = bits == null ? all : Integer.parseInt(bits);
        if (used > all) {
            throw wrong(words);
        }
        return new Network(address, used);
    }

    private static NotationException wrong(String words) {
        return new NotationException(
                "'%s' is no network: expected an address like 10.1.2.3 or fd00::1, or a network like 10.0.0.0/8 or fd00::/8",
                "'%s' ist kein Netz: erwartet wird eine Adresse wie 10.1.2.3 oder fd00::1 oder ein Netz wie 10.0.0.0/8 oder fd00::/8",
                Excerpt.of(words));
    }

    /** The address that a text is, without asking anybody for names; null if it is none. */
    static @Nullable InetAddress literal(@Nullable String text) {
        try {
            // Java takes 10.1 for an address too, as some tools do; here it is more likely a mistake.
            return text == null || (text.indexOf(':') < 0 && !WHOLE.matcher(text).matches())
                    ? null
                    : InetAddress.ofLiteral(text);
        } catch (IllegalArgumentException _) {
            return null;
        }
    }

    boolean contains(InetAddress other) {
        byte[] mine = address.getAddress();
        byte[] theirs = other.getAddress();
        if (mine.length != theirs.length) {
            return false;
        }
        for (int i = 0; i < bits; i++) {
            int mask = 0x80 >> i % Byte.SIZE;
            if (((mine[i / Byte.SIZE] ^ theirs[i / Byte.SIZE]) & mask) != 0) {
                return false;
            }
        }
        return true;
    }
}
