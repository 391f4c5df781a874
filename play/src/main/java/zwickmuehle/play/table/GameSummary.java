package zwickmuehle.play.table;

import java.time.Instant;
import zwickmuehle.play.record.GameRecord;

/** A stored game and when it was last changed. */
public record GameSummary(GameRecord record, Instant changed) {}
