package zwickmuehle.web.store;

import java.time.Instant;

/** A stored game in one line, for lists. */
public record GameSummary(String id, Instant changed) {}
