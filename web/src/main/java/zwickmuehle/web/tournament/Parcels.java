package zwickmuehle.web.tournament;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.parcel.Parcel;
import zwickmuehle.arena.parcel.ParcelException;
import zwickmuehle.arena.tournament.Entrant;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Sentence;

/** The programs of a tournament, packed for workers, each once; immutable. */
final class Parcels {
    private final Path folder;
    private final Map<String, String> byEntrant = new LinkedHashMap<>();

    private Parcels(Path folder) {
        this.folder = folder;
    }

    /** Packs the folders of all players that have one; who can't travel is told, and stays. */
    static Parcels of(TournamentPlan plan, Path folder, Consumer<Sentence> told) throws IOException {
        Files.createDirectories(folder);
        Parcels parcels = new Parcels(folder);
        Map<Path, String> packed = new LinkedHashMap<>();
        for (Entrant entrant : plan.entrants()) {
            Path own = entrant.folder();
            if (own == null || !entrant.spec().program()) {
                continue;
            }
            try {
                Path real = own.toRealPath();
                String name = packed.get(real);
                if (name == null) {
                    name = parcels.pack(real);
                    packed.put(real, name);
                }
                parcels.byEntrant.put(entrant.name(), name);
            } catch (ParcelException e) {
                told.accept(Sentence.of("the program of %s stays on this machine: %s",
                        "das Programm von %s bleibt auf diesem Rechner: %s", entrant.name(), e.sentence()));
            }
        }
        return parcels;
    }

    private String pack(Path program) throws IOException {
        Path fresh = Files.createTempFile(folder, "fresh", ".parcel");
        try {
            String name;
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(fresh))) {
                name = Parcel.pack(program, out);
            }
            Files.move(fresh, file(name), StandardCopyOption.REPLACE_EXISTING);
            return name;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private Path file(String name) {
        return folder.resolve(name + ".parcel");
    }

    /** The parcel of a participant; null if it has none. */
    @Nullable
    String of(Entrant entrant) {
        return byEntrant.get(entrant.name());
    }

    /** Whether this participant can play on any machine: a thinker of our own, or a program that is packed. */
    boolean travels(Entrant entrant) {
        return !entrant.spec().program() || byEntrant.containsKey(entrant.name());
    }

    /** The file of a parcel; null if there is none of this name. */
    @Nullable
    Path find(String name) {
        return Parcel.isName(name) && byEntrant.containsValue(name) ? file(name) : null;
    }
}
