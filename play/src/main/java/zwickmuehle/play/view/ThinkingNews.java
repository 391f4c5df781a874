package zwickmuehle.play.view;

import org.jspecify.annotations.Nullable;

/** The news that thinking has begun, gone deeper or ended. */
public record ThinkingNews(long version, @Nullable ThinkingView thinking) {}
