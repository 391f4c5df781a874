package zwickmuehle.arena.tournament;

import zwickmuehle.arena.match.Tally;

/**
 * A line of the table.
 *
 * @param rank shared by those whom nothing tells apart
 * @param points with those for resting in a Swiss tournament
 * @param buchholz the points of all opponents, one term a game
 * @param sonnebornBerger the points of the beaten, and half of those one drew with, one term a game
 * @param elo relative to the average of the tournament
 * @param eloError to both sides, 95 %
 * @param forfeits games lost by a fault
 */
public record Standing(int rank, int entrant, String name, Tally tally, double points, double buchholz,
        double sonnebornBerger, double elo, double eloError, int forfeits) {}
