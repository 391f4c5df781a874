package zwickmuehle.play.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.Phase;
import zwickmuehle.rules.muehle.PointNames;

/** The 24 points of Mühle in a grid of seven by seven, named by coordinates. */
record MuehleView() implements BoardView {
    private static final int GRID = 7;

    @Override
    public int columns() {
        return GRID;
    }

    @Override
    public int rows() {
        return GRID;
    }

    @Override
    public List<PointView> points(long position) {
        int white = MuehlePosition.stones(position, Side.WHITE);
        int black = MuehlePosition.stones(position, Side.BLACK);
        int inMills = Board.inMills(white) | Board.inMills(black);
        List<PointView> points = new ArrayList<>(Board.POINTS);
        for (int i = 0; i < Board.POINTS; i++) {
            int point = PointNames.inReadingOrder(i);
            points.add(new PointView(name(point), PointNames.column(point), GRID - 1 - PointNames.rank(point),
                    stone(white, black, point), has(inMills, point)));
        }
        return points;
    }

    private static @Nullable String stone(int white, int black, int point) {
        if (has(white, point)) {
            return SideName.of(Side.WHITE);
        }
        return has(black, point) ? SideName.of(Side.BLACK) : null;
    }

    @Override
    public String kind(long position) {
        return switch (MuehlePosition.phase(position, MuehlePosition.mover(position))) {
            case PLACING -> "place";
            case MOVING -> "move";
            case FLYING -> "fly";
        };
    }

    @Override
    public MoveView move(long position, int move) {
        String from = nameOrNull(MuehleMove.from(move));
        String to = name(MuehleMove.to(move));
        String captured = nameOrNull(MuehleMove.captured(move));
        String text = (from == null ? "" : from + "-") + to + (captured == null ? "" : "x" + captured);
        return new MoveView(text, from, to, captured, null);
    }

    @Override
    public PositionView.StonesView stones(long position) {
        return new PositionView.StonesView(count(position, Side.WHITE), count(position, Side.BLACK));
    }

    private static PositionView.Count count(long position, Side side) {
        int onBoard = Integer.bitCount(MuehlePosition.stones(position, side));
        int inHand = MuehlePosition.hand(position, side);
        return new PositionView.Count(onBoard, inHand, MuehlePosition.STONES - onBoard - inHand);
    }

    @Override
    public List<List<String>> mills(long position) {
        int white = MuehlePosition.stones(position, Side.WHITE);
        int black = MuehlePosition.stones(position, Side.BLACK);
        return Arrays.stream(Board.mills()).filter(mill -> (mill & ~white) == 0 || (mill & ~black) == 0)
                .mapToObj(MuehleView::names).toList();
    }

    @Override
    public List<List<String>> winningLines(long position) {
        return List.of();
    }

    @Override
    public List<MoveView> threats(long position) {
        int own = MuehlePosition.opponentStones(position);
        int empty = Board.ALL & ~(own | MuehlePosition.moverStones(position));
        Phase phase = MuehlePosition.phase(position, MuehlePosition.mover(position).other());
        List<MoveView> threats = new ArrayList<>();
        for (int left = Board.completions(own) & empty; left != 0; left &= left - 1) {
            int to = Integer.numberOfTrailingZeros(left);
            if (phase == Phase.PLACING) {
                threats.add(new MoveView(name(to), null, name(to), null, null));
                continue;
            }
            int stones = phase == Phase.FLYING ? own : own & Board.neighbours(to);
            for (int movers = stones; movers != 0; movers &= movers - 1) {
                int from = Integer.numberOfTrailingZeros(movers);
                if (Board.closesMill(own & ~Board.bit(from), to)) {
                    threats.add(new MoveView(name(from) + "-" + name(to), name(from), name(to), null, null));
                }
            }
        }
        return threats;
    }

    @Override
    public List<List<String>> closedBy(long before, int move) {
        int to = Board.bit(MuehleMove.to(move));
        int stones = MuehlePosition.moverStones(before) | to;
        int after = MuehleMove.places(move) ? stones : stones & ~Board.bit(MuehleMove.from(move));
        return Arrays.stream(Board.mills()).filter(mill -> (mill & to) != 0 && (mill & ~after) == 0)
                .mapToObj(MuehleView::names).toList();
    }

    private static List<String> names(int points) {
        List<String> names = new ArrayList<>();
        for (int left = points; left != 0; left &= left - 1) {
            names.add(name(Integer.numberOfTrailingZeros(left)));
        }
        return names;
    }

    private static boolean has(int points, int point) {
        return (points & Board.bit(point)) != 0;
    }

    private static String name(int point) {
        return PointNames.COORDINATES.of(point);
    }

    private static @Nullable String nameOrNull(int point) {
        return point == MuehleMove.NONE ? null : name(point);
    }
}
