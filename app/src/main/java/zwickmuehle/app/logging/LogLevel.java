package zwickmuehle.app.logging;

/** How much is told: each level tells what those before it tell, and more. */
public enum LogLevel {
    ERROR, WARN, INFO, DEBUG
}
