package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** For those who look after the server, and those who write programs against it. */
final class OperatorRoutes {
    private final Metrics metrics;
    private final boolean openMetrics;
    private final Gate gate;
    private final BooleanSupplier storeReady;

    /**
     * The routes of one server.
     *
     * @param openMetrics whether everybody may read the figures, and not only who asks on this machine
     */
    OperatorRoutes(Metrics metrics, boolean openMetrics, Gate gate, BooleanSupplier storeReady) {
        this.metrics = metrics;
        this.openMetrics = openMetrics;
        this.gate = gate;
        this.storeReady = storeReady;
    }

    void register(RoutesConfig routes) {
        routes.get("/health", this::health);
        routes.get("/ready", this::ready);
        routes.get("/metrics", this::figures);
        routes.get("/openapi.json", OperatorRoutes::description);
    }

    /** Whether the process is alive: asks nobody, so that nothing keeps it from answering. */
    private void health(Context context) {
        answer(context, gate.open() ? "ok" : "stopping");
    }

    /** Whether it makes sense to send people here. */
    private void ready(Context context) {
        answer(context, !gate.inviting() ? "stopping" : storeReady.getAsBoolean() ? "ok" : "store");
    }

    private static void answer(Context context, String status) {
        context.status(status.equals("ok") ? 200 : 503);
        Json.answer(context, Map.of("status", status));
    }

    /** Strangers are told what they are told everywhere else where there is nothing. */
    private void figures(Context context) {
        if (!openMetrics && !Client.onThisMachine(context)) {
            throw Problem.notFound();
        }
        context.header("Cache-Control", "no-store");
        context.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(metrics.text().getBytes(StandardCharsets.UTF_8));
    }

    private static void description(Context context) throws IOException {
        try (InputStream in = Objects.requireNonNull(OperatorRoutes.class.getResourceAsStream("/openapi.json"))) {
            Outgoing.send(context, "application/json", in.readAllBytes());
        }
    }
}
