package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/** For those who look after the server, and those who write programs against it. */
final class OperatorRoutes {
    private OperatorRoutes() {}

    static void register(RoutesConfig routes) {
        routes.get("/health", context -> GameRoutes.answer(context, Map.of("status", "ok")));
        routes.get("/openapi.json", OperatorRoutes::description);
    }

    private static void description(Context context) throws IOException {
        try (InputStream in = Objects.requireNonNull(OperatorRoutes.class.getResourceAsStream("/openapi.json"))) {
            context.contentType("application/json").result(in.readAllBytes());
        }
    }
}
