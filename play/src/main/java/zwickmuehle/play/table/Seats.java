package zwickmuehle.play.table;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.view.PlayerView;
import zwickmuehle.play.view.SideName;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.play.view.Times;
import zwickmuehle.play.view.YouView;
import zwickmuehle.rules.Side;

/**
 * Who holds which role in a game: the two sides, and control, which the one who made the game has. An immutable value.
 *
 * @param markByRole the marks of those who hold a role, by {@code white}, {@code black} and {@code control}
 */
public record Seats(Map<String, String> markByRole) {
    private static final String CONTROL = "control";

    public Seats {
        markByRole = Map.copyOf(markByRole);
    }

    /** Of a new game: its maker controls it and takes the human seats among {@code own}. */
    public static Seats of(Person maker, Setup setup, List<Side> own) {
        Seats seats = new Seats(Map.of(CONTROL, maker.mark()));
        for (Side side : own) {
            seats = setup.human(side) ? seats.with(side, maker) : seats;
        }
        return seats;
    }

    boolean taken(Side side) {
        return markByRole.containsKey(SideName.of(side));
    }

    boolean holds(@Nullable Person person, Side side) {
        return holdsRole(person, SideName.of(side));
    }

    boolean controls(@Nullable Person person) {
        return holdsRole(person, CONTROL);
    }

    private boolean holdsRole(@Nullable Person person, String role) {
        return person != null && person.mark().equals(markByRole.get(role));
    }

    List<Side> sidesOf(@Nullable Person person) {
        return Arrays.stream(Side.values()).filter(side -> holds(person, side)).toList();
    }

    /** Human seats that nobody has taken. */
    public List<Side> free(Setup setup) {
        return Arrays.stream(Side.values()).filter(side -> setup.human(side) && !taken(side)).toList();
    }

    /** Those other than {@code person} who play a side here. */
    List<Person> others(Setup setup, @Nullable Person person) {
        return Arrays.stream(Side.values()).filter(side -> setup.human(side) && taken(side) && !holds(person, side))
                .map(side -> new Person(Objects.requireNonNull(markByRole.get(SideName.of(side))))).distinct().toList();
    }

    Seats with(Side side, Person person) {
        Map<String, String> more = new HashMap<>(markByRole);
        more.put(SideName.of(side), person.mark());
        return new Seats(more);
    }

    /** Without whatever somebody held; control goes to who is left, so that a free seat can be given to a computer. */
    Seats without(Setup setup, Person person) {
        Map<String, String> fewer = new HashMap<>(markByRole);
        fewer.values().removeIf(person.mark()::equals);
        others(setup, person).forEach(left -> fewer.putIfAbsent(CONTROL, left.mark()));
        return new Seats(fewer);
    }

    /** White and Black change places. */
    Seats swapped() {
        Map<String, String> changed = new HashMap<>(markByRole);
        String white = changed.remove(SideName.of(Side.WHITE));
        String black = changed.remove(SideName.of(Side.BLACK));
        if (white != null) {
            changed.put(SideName.of(Side.BLACK), white);
        }
        if (black != null) {
            changed.put(SideName.of(Side.WHITE), black);
        }
        return new Seats(changed);
    }

    YouView you(Setup setup, @Nullable Person person) {
        List<Side> mine = sidesOf(person);
        return new YouView(mine.stream().map(SideName::of).toList(), controls(person),
                free(setup).stream().map(SideName::of).toList());
    }

    /** Those who play a side, each once. */
    List<Person> people(Setup setup) {
        return others(setup, null);
    }

    PlayerView.Pair players(Setup setup, Presence presence) {
        return new PlayerView.Pair(player(setup, Side.WHITE, presence), player(setup, Side.BLACK, presence));
    }

    private PlayerView player(Setup setup, Side side, Presence presence) {
        PlayerSpec player = setup.player(side);
        String name = setup.name(side);
        Spoken title = name == null ? Spoken.of(player.title()) : new Spoken(name, name);
        if (!player.human()) {
            return new PlayerView(player.words(), player.program() ? "program" : "computer", title, "computer");
        }
        Person person = person(side);
        if (person == null) {
            return new PlayerView(player.words(), "human", title, "free", name, setup.left(side) ? "left" : null, null);
        }
        // Whom nobody waits for need not be here; and of whom has not been seen yet nothing is known for a moment.
        boolean awaited = setup.humansOnly() && !holds(person, side.other());
        boolean away = awaited && presence.away(person);
        Duration time = away ? presence.awayFor(person) : null;
        return new PlayerView(player.words(), "human", title, "taken", name,
                !awaited || !(away || presence.met(person)) ? null : away ? "away" : "here",
                time == null ? null : Times.rounded(time.toNanos()));
    }

    /** Who plays a side. */
    Optional<Person> sitting(Side side) {
        return Optional.ofNullable(person(side));
    }

    private @Nullable Person person(Side side) {
        String mark = markByRole.get(SideName.of(side));
        return mark == null ? null : new Person(mark);
    }
}
