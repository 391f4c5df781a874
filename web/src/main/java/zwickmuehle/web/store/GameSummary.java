package zwickmuehle.web.store;

import java.time.Instant;
import zwickmuehle.web.record.GameRecord;

/** A stored game in one line, for lists. */
public record GameSummary(GameRecord record, Instant changed) {}
