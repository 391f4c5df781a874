package zwickmuehle.web.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;

/** A move as it lies in its table, apart from whose it is and its number. */
record MoveRow(int move, String madeBy, @Nullable Long microseconds, @Nullable Integer score, @Nullable Integer exact,
        @Nullable Integer depth) {
    private static final int NANOS = 1_000;

    static MoveRow of(MoveEntry entry) {
        Evaluation evaluation = entry.evaluation();
        return new MoveRow(entry.move(), entry.by().word(),
                entry.time() == null ? null : entry.time().toNanos() / NANOS,
                evaluation == null ? null : evaluation.score(),
                evaluation == null ? null : evaluation.exact() ? 1 : 0,
                evaluation == null ? null : evaluation.depth());
    }

    static MoveRow of(ResultSet row) throws SQLException {
        long microseconds = row.getLong("microseconds");
        Long time = row.wasNull() ? null : microseconds;
        return new MoveRow(row.getInt("move"), row.getString("made_by"), time, number(row, "score"),
                number(row, "exact"), number(row, "depth"));
    }

    private static @Nullable Integer number(ResultSet row, String column) throws SQLException {
        int number = row.getInt(column);
        return row.wasNull() ? null : number;
    }

    MoveEntry entry() {
        return new MoveEntry(move, MoveOrigin.of(madeBy),
                microseconds == null ? null : Duration.ofNanos(NANOS * microseconds),
                score == null ? null : new Evaluation(score, exact != null && exact == 1, depth == null ? 0 : depth));
    }

    void addTo(Checksum sum) {
        sum.add(move, madeBy, microseconds, score, exact, depth);
    }
}
