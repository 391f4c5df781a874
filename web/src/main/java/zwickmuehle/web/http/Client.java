package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;

/**
 * Where a request comes from, as far as limits are concerned: an IPv4 address, or the /64 network of an IPv6 address,
 * which one household has to itself. Who asks through a proxy that is trusted counts as themselves, see
 * {@link Proxies}.
 */
record Client(String key) {
    private static final int NETWORK_BYTES = 8;
    private static final String FORWARDED_FOR = "X-Forwarded-For";

    static Client of(Context context) {
        InetAddress peer = Network.literal(context.req().getRemoteAddr());
        if (peer == null) {
            return new Client("unknown");
        }
        return new Client(key(Proxies.of(context).client(peer,
                Collections.list(context.req().getHeaders(FORWARDED_FOR)))));
    }

    /** Whether the request was made on this machine, and for nobody else: whoever is behind a proxy is elsewhere. */
    static boolean onThisMachine(Context context) {
        InetAddress peer = Network.literal(context.req().getRemoteAddr());
        return peer != null && peer.isLoopbackAddress() && context.header(FORWARDED_FOR) == null
                && context.header("Forwarded") == null;
    }

    private static String key(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                : address.getHostAddress();
    }
}
