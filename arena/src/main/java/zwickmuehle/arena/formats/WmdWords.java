package zwickmuehle.arena.formats;

/** Moves as the World Mühle Association writes them, which is how we write them. */
enum WmdWords implements MoveLists.Words {
    INSTANCE;

    @Override
    public String ours(String theirs) {
        return theirs;
    }

    @Override
    public String theirs(String ours) {
        return ours;
    }
}
