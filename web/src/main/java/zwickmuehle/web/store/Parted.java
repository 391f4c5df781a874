package zwickmuehle.web.store;

import java.util.List;

/**
 * What became of games that somebody does not want any more.
 *
 * @param gone the ids of those that nobody else has a role in, or nobody who wants them: deleted
 * @param hidden the ids of those that are kept for others
 */
public record Parted(List<String> gone, List<String> hidden) {}
