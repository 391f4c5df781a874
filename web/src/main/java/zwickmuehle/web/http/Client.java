package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Where a request comes from, as far as limits are concerned: an IPv4 address, or the /64 network of an IPv6 address,
 * which one household has to itself.
 *
 * <p>A peer on loopback may be a reverse proxy, and is believed when it says for whom it asks. It appends that to
 * {@code X-Forwarded-For}, so only the last entry counts: the others are the stranger's own words.
 */
record Client(String key) {
    private static final int NETWORK_BYTES = 8;

    static Client of(Context context) {
        InetAddress peer = literal(context.req().getRemoteAddr());
        if (peer == null) {
            return new Client("unknown");
        }
        InetAddress behind = peer.isLoopbackAddress() ? literal(last(context.header("X-Forwarded-For"))) : null;
        return new Client(key(behind == null ? peer : behind));
    }

    /** Whether the request was made on this machine, and for nobody else: whoever is behind a proxy is elsewhere. */
    static boolean onThisMachine(Context context) {
        InetAddress peer = literal(context.req().getRemoteAddr());
        return peer != null && peer.isLoopbackAddress() && context.header("X-Forwarded-For") == null
                && context.header("Forwarded") == null;
    }

    private static @Nullable String last(@Nullable String forwarded) {
        return forwarded == null ? null : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    private static @Nullable InetAddress literal(@Nullable String text) {
        try {
            return text == null ? null : InetAddress.ofLiteral(text);
        } catch (IllegalArgumentException _) {
            return null;
        }
    }

    private static String key(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                : address.getHostAddress();
    }
}
