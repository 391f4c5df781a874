package zwickmuehle.play.view;

import java.util.List;

/**
 * What the one who asks may do.
 *
 * @param sides the sides whose seats they hold
 * @param control whether they may pause, step and restart
 * @param mayJoin the sides whose seats are free for them
 */
public record YouView(List<String> sides, boolean control, List<String> mayJoin) {}
