package zwickmuehle.app;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.rules.Sentence;

/** What checking a file of positions came to: the values, and the speed. */
record CheckReport(int positions, int mismatches, double meanSeconds, double medianSeconds,
        double meanProcessorSeconds, long nodes, double nodesPerSecond) {
    /** Writes small numbers as 0.000036524, not as 3.6524E-5, which not every script takes for a number. */
    private static final JsonMapper PLAIN = JsonMapper.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN).build();

    /** @param processorNanos what all positions together cost the processors */
    static CheckReport of(int mismatches, long[] nanos, long processorNanos, long nodes) {
        long sum = Arrays.stream(nanos).sum();
        long[] sorted = Arrays.stream(nanos).sorted().toArray();
        int half = sorted.length / 2;
        double median = sorted.length == 0
                ? 0
                : sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2.0;
        return new CheckReport(nanos.length, mismatches, sum / 1e9 / Math.max(1, nanos.length), median / 1e9,
                processorNanos / 1e9 / Math.max(1, nanos.length), nodes, nodes * 1e9 / Math.max(1, sum));
    }

    String json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("positions", positions);
        json.put("mismatches", mismatches);
        json.put("meanSeconds", rounded(meanSeconds, 9));
        json.put("medianSeconds", rounded(medianSeconds, 9));
        json.put("meanProcessorSeconds", rounded(meanProcessorSeconds, 9));
        json.put("nodes", nodes);
        json.put("meanNodes", rounded(meanNodes(), 1));
        json.put("nodesPerSecond", rounded(nodesPerSecond, 0));
        return PLAIN.writeValueAsString(json);
    }

    private static BigDecimal rounded(double number, int digits) {
        return BigDecimal.valueOf(number).setScale(digits, RoundingMode.HALF_UP);
    }

    private double meanNodes() {
        return nodes / (double) Math.max(1, positions);
    }

    List<Sentence> sentences() {
        return List.of(Sentence.of("positions:        %d", "Stellungen:       %d", positions),
                Sentence.of("mismatches:       %d", "Abweichungen:     %d", mismatches),
                Sentence.of("mean time:        %s", "Zeit im Mittel:   %s", time(meanSeconds)),
                Sentence.of("median time:      %s", "Zeit im Median:   %s", time(medianSeconds)),
                Sentence.of("processor time:   %s in the mean", "Prozessorzeit:    %s im Mittel",
                        time(meanProcessorSeconds)),
                Sentence.of("nodes:            %d, %s a position", "Knoten:           %d, %s je Stellung", nodes,
                        String.format(Locale.ROOT, "%.1f", meanNodes())),
                Sentence.of("nodes per second: %s million", "Knoten/Sekunde:   %s Millionen",
                        String.format(Locale.ROOT, "%.2f", nodesPerSecond / 1e6)));
    }

    private static String time(double seconds) {
        if (seconds < 1e-3) {
            return String.format(Locale.ROOT, "%.2f µs", seconds * 1e6);
        }
        return seconds < 1
                ? String.format(Locale.ROOT, "%.2f ms", seconds * 1e3)
                : String.format(Locale.ROOT, "%.2f s", seconds);
    }
}
