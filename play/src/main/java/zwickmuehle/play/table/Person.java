package zwickmuehle.play.table;

/**
 * Somebody who asks something of a game, known by a mark that only its carrier can make, such as the hash of a secret.
 * Whoever comes with the same mark is the same person.
 */
public record Person(String mark) {}
