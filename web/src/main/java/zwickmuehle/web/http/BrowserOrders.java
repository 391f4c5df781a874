package zwickmuehle.web.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** What every answer tells browsers about what pages of ours may do: the page itself, data, files and problems alike. */
final class BrowserOrders {
    private static final String CONTENT_POLICY = String.join("; ", "default-src 'none'",
            // The module that carries games while we are away; no script is made out of text.
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'", "img-src 'self' data: blob:", "media-src 'self' data: blob:", "font-src 'self'",
            "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
            "frame-ancestors 'none'");

    /** Header by name. */
    static final Map<String, String> ALL = all();

    private BrowserOrders() {}

    private static Map<String, String> all() {
        Map<String, String> orders = new LinkedHashMap<>();
        orders.put("Content-Security-Policy", CONTENT_POLICY);
        orders.put("X-Content-Type-Options", "nosniff");
        orders.put("X-Frame-Options", "DENY");
        orders.put("Referrer-Policy", "no-referrer");
        orders.put("Cross-Origin-Opener-Policy", "same-origin");
        orders.put("Cross-Origin-Resource-Policy", "same-origin");
        orders.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        return Map.copyOf(orders);
    }
}
