package zwickmuehle.perfect.muehle;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import zwickmuehle.rules.muehle.Board;

/** The tables behind the index of every sector, grown when first asked for and then shared. For any thread. */
public final class IndexTables {
    private final ConcurrentMap<Integer, SymmetryClasses> classes = new ConcurrentHashMap<>();
    private final ConcurrentMap<Sector, Combinations> combinations = new ConcurrentHashMap<>();

    /** How positions of a sector are numbered. */
    public SectorIndex index(Sector sector) {
        return new SectorIndex(sector, classes(sector.rowStones()),
                columns(sector.rowStones(), sector.columnStones()));
    }

    SymmetryClasses classes(int stones) {
        return classes.computeIfAbsent(stones, SymmetryClasses::new);
    }

    /** The sets of the side that numbers the columns, among the points that the other side's stones leave free. */
    Combinations columns(int rowStones, int columnStones) {
        return combinations.computeIfAbsent(new Sector(rowStones, columnStones),
                _ -> new Combinations(Board.POINTS - rowStones, columnStones));
    }
}
