package zwickmuehle.arena.formats;

/** Moves as Sanmill writes them: like ours, but a removal is a move of its own, {@code d6-d5 xb4}. */
enum SanmillWords implements MoveLists.Words {
    INSTANCE;

    @Override
    public String ours(String theirs) {
        return theirs;
    }

    @Override
    public String theirs(String ours) {
        return ours.replace("x", " x");
    }
}
