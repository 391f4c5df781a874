package zwickmuehle.web.http;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.play.service.GameOrder;

/**
 * Counts every answer, and at level debug writes a line for it. No word of a stranger gets into the log, and nothing
 * that opens a game or a seat: paths are written as the routes they match, without ids, queries, headers or addresses.
 */
final class AccessLog implements RequestLog {
    private static final Logger LOG = LoggerFactory.getLogger("zwickmuehle.request");
    private static final String GAME = "/api/games/";
    private static final Set<String> PLAIN = Set.of("/health", "/ready", "/metrics", "/openapi.json", "/api/games",
            "/api/games/import", "/api/rules", "/api/opponents", "/api/positions", "/api/analysis", "/api/records",
            "/api/scenarios", "/api/perfect", "/api/tournament", "/api/work/join", "/api/work/take", "/api/work/beat",
            "/api/work/result",
            "/api/work/trouble");
    private static final Set<String> OF_A_GAME = Stream
            .concat(Stream.of("events", "conversation", "review", "export"),
                    Arrays.stream(GameOrder.values()).map(GameOrder::word))
            .collect(Collectors.toUnmodifiableSet());

    private final Map<Integer, LongAdder> byStatus = new ConcurrentHashMap<>();
    private final Latencies moves = new Latencies();
    private final Latencies others = new Latencies();

    @Override
    public void log(Request request, Response response) {
        int status = response.getStatus();
        long taken = System.nanoTime() - request.getBeginNanoTime();
        String route = route(request.getHttpURI() == null ? null : request.getHttpURI().getPath());
        byStatus.computeIfAbsent(status, _ -> new LongAdder()).increment();
        String type = response.getHeaders().get(HttpHeader.CONTENT_TYPE);
        if (type == null || !type.startsWith("text/event-stream")) {
            (route.endsWith("/moves") ? moves : others).add(taken);
        }
        LOG.atDebug().addKeyValue("method", method(request.getMethod())).addKeyValue("route", route)
                .addKeyValue("status", status).addKeyValue("micros", taken / 1_000).log("request");
    }

    /** The route a path belongs to; what is none of ours is not repeated. */
    static String route(@Nullable String path) {
        if (path == null) {
            return "none";
        }
        if (PLAIN.contains(path)) {
            return path;
        }
        if (path.startsWith(GAME)) {
            int slash = path.indexOf('/', GAME.length());
            String rest = slash < 0 ? "" : path.substring(slash + 1);
            return slash < 0 || OF_A_GAME.contains(rest)
                    ? "/api/games/{id}" + (slash < 0 ? "" : "/" + rest)
                    : "/api/other";
        }
        return path.startsWith("/api/") ? "/api/other" : "/page";
    }

    private static String method(@Nullable String method) {
        return method != null && method.matches("GET|HEAD|POST|OPTIONS|PUT|DELETE|PATCH") ? method : "other";
    }

    void write(StringBuilder text) {
        text.append("# HELP zwickmuehle_http_responses_total Answers by status.\n")
                .append("# TYPE zwickmuehle_http_responses_total counter\n");
        new TreeMap<>(byStatus).forEach((status, count) -> text.append("zwickmuehle_http_responses_total{status=\"")
                .append(status).append("\"} ").append(count.sum()).append('\n'));
        String name = "zwickmuehle_http_response_seconds";
        text.append("# HELP ").append(name).append(" Time to answer, without event streams.\n").append("# TYPE ")
                .append(name).append(" histogram\n");
        moves.write(text, name, "of=\"move\"");
        others.write(text, name, "of=\"other\"");
    }
}
