package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.table.Person;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.store.Keeping;
import zwickmuehle.web.store.Parted;
import zwickmuehle.web.table.Tables;

/** What is kept of somebody and for how long, and how they get rid of it. */
final class KeepingRoutes {
    private static final double HOURS_OF_A_DAY = 24;

    private final GameStore store;
    private final Tables tables;
    private final Keeping keeping;

    KeepingRoutes(GameStore store, Tables tables, Keeping keeping) {
        this.store = store;
        this.tables = tables;
        this.keeping = keeping;
    }

    /**
     * What the page says about it.
     *
     * @param days after the last move; null: for ever
     * @param games of who asks
     */
    private record Kept(@Nullable Double days, int games) {}

    /** How many games were deleted, and how many are hidden because others still have them. */
    private record Deleted(int deleted, int hidden) {}

    void register(RoutesConfig routes) {
        routes.get("/api/keeping", this::tell);
        routes.post("/api/games/delete", context -> {
            Body.of(context);
            Person person = Caller.person(context);
            Parted parted = person == null ? new Parted(List.of(), List.of()) : store.part(person);
            if (person != null) {
                forgetName(context, person, parted.hidden());
            }
            part(context, parted);
        });
        routes.post("/api/games/{id}/delete", context -> {
            Body.of(context);
            Person person = Caller.person(context);
            String id = context.pathParam("id");
            Parted parted = person == null ? null : store.part(person, id);
            if (person == null || parted == null || (parted.gone().isEmpty() && parted.hidden().isEmpty())) {
                throw Refusal.notYours("only who plays a game or made it can delete it, and only once",
                        "löschen kann eine Partie nur, wer sie spielt oder angelegt hat, und nur einmal");
            }
            forgetName(context, person, parted.hidden());
            part(context, parted);
        });
    }

    private void tell(Context context) {
        Person person = Caller.person(context);
        Json.answer(context, new Kept(keeping.time() == null ? null : keeping.time().toHours() / HOURS_OF_A_DAY,
                person == null ? 0 : store.countOf(person)));
    }

    /** Whoever deletes a game takes their name out of it, even where somebody else keeps the moves. */
    private void forgetName(Context context, Person person, List<String> games) {
        for (String id : games) {
            Object _ = tables.at(id, Client.of(context).key(),
                    table -> table.plays(person) ? table.name(person, null) : table);
        }
    }

    private void part(Context context, Parted parted) {
        parted.gone().forEach(tables::forget);
        Json.answer(context, new Deleted(parted.gone().size(), parted.hidden().size()));
    }
}
