package zwickmuehle.perfect.muehle;

/**
 * What a sector holds, counted over positions that differ under the sixteen symmetries.
 *
 * @param longestWin in plies to the next capture or the end; 0 if nothing is won
 * @param longestLoss the same; 0 also if nothing is lost
 */
public record SectorCounts(Sector sector, long wins, long losses, long draws, int longestWin, int longestLoss) {
    public static final String CSV_HEADER = "mover,opponent,wins,losses,draws,longestWin,longestLoss";

    public long positions() {
        return wins + losses + draws;
    }

    public String csv() {
        return sector.mover() + "," + sector.opponent() + "," + wins + "," + losses + "," + draws + "," + longestWin
                + "," + longestLoss;
    }

    /** Counts a solved sector. */
    public static SectorCounts of(SectorValues values, Crew crew) {
        return FinalCount.count(values, SectorValue.DRAW & 0xFF, crew);
    }

    static SectorCounts of(Sector sector, long[] positionsByValue) {
        long wins = 0;
        long losses = 0;
        int longestWin = 0;
        int longestLoss = 0;
        for (int value = 0; value <= SectorValue.LONGEST; value++) {
            if (positionsByValue[value] > 0 && SectorValue.isWin((byte) value)) {
                wins += positionsByValue[value];
                longestWin = value;
            } else if (positionsByValue[value] > 0) {
                losses += positionsByValue[value];
                longestLoss = value;
            }
        }
        return new SectorCounts(sector, wins, losses, positionsByValue[SectorValue.DRAW & 0xFF], longestWin,
                longestLoss);
    }
}
