package zwickmuehle.web.http;

/**
 * How much strangers may use up. Generous enough for a classroom behind one address, and an end for everybody else.
 *
 * @param requestsPerSecond of one client, in the long run; {@code requestsAtOnce} of them may come together
 * @param gamesPerMinute that one client may make, in the long run; {@code gamesAtOnce} of them together
 * @param streams pages that listen at once, over all; {@code streamsPerClient} of one client
 * @param questionsPerClient best moves, hints and analyses of one client that run or wait at once
 * @param connections open at once, over all; {@code connectionsPerAddress} from one address other than loopback
 * @param secondsForARequest in which a request must have arrived completely
 * @param storedBytesPerSecond that one client may have stored, in the long run; {@code storedBytesAtOnce} together
 */
public record Allowances(int requestsPerSecond, int requestsAtOnce, int gamesPerMinute, int gamesAtOnce, int streams,
        int streamsPerClient, int questionsPerClient, int connections, int connectionsPerAddress,
        int secondsForARequest, int storedBytesPerSecond, int storedBytesAtOnce) {

    public static final Allowances STANDARD = new Allowances(500, 2_000, 120, 300, 4_000, 300, 8, 6_000, 600, 20,
            4_096, 8 << 20);

    /** With the usual share of the disk. */
    public Allowances(int requestsPerSecond, int requestsAtOnce, int gamesPerMinute, int gamesAtOnce, int streams,
            int streamsPerClient, int questionsPerClient, int connections, int connectionsPerAddress,
            int secondsForARequest) {
        this(requestsPerSecond, requestsAtOnce, gamesPerMinute, gamesAtOnce, streams, streamsPerClient,
                questionsPerClient, connections, connectionsPerAddress, secondsForARequest,
                STANDARD.storedBytesPerSecond, STANDARD.storedBytesAtOnce);
    }
}
