package zwickmuehle.play.view;

/** The news that one of two people came or went. */
public record PresenceNews(long version, PlayerView.Pair players) {}
