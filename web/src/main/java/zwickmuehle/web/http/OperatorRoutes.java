package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import java.util.Map;

/** For those who look after the server. */
final class OperatorRoutes {
    private OperatorRoutes() {}

    static void register(RoutesConfig routes) {
        routes.get("/health", context -> GameRoutes.answer(context, Map.of("status", "ok")));
    }
}
