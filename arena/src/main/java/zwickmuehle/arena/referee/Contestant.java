package zwickmuehle.arena.referee;

/** Somebody who sits at one side of a {@link Round}, as far as the judge has to know: by name. */
public interface Contestant {
    String name();
}
