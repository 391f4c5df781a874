import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** For {@code build/check-dependencies}; Jackson comes from the jar that is looked at. */
final class CheckDependencies {
    private static final String LIST = "META-INF/sbom/zwickmuehle-sbom.json";
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private CheckDependencies() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> libraries = libraries(arguments[0]);
        System.out.println("check-dependencies: " + libraries.size() + " libraries in " + arguments[0]);
        ObjectNode question = MAPPER.createObjectNode();
        var queries = question.putArray("queries");
        libraries.forEach(library -> queries.addObject().putObject("package").put("purl", library));
        HttpResponse<String> answer;
        try (HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            answer = client.send(HttpRequest.newBuilder(URI.create(arguments[1] + "/v1/querybatch")).timeout(PATIENCE)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(question.toString())).build(),
                    HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw unchecked(arguments[1] + " cannot be reached from here");
        }
        if (answer.statusCode() != 200) {
            throw unchecked(arguments[1] + " answered " + answer.statusCode());
        }
        JsonNode results = MAPPER.readTree(answer.body()).path("results");
        if (results.size() != libraries.size()) {
            throw unchecked(arguments[1] + " answered something else than was asked");
        }
        System.exit(tell(libraries, results));
    }

    private static int tell(List<String> libraries, JsonNode results) {
        int weak = 0;
        for (int i = 0; i < libraries.size(); i++) {
            List<String> known = results.path(i).path("vulns").valueStream()
                    .map(weakness -> "https://osv.dev/" + weakness.path("id").asString("")).toList();
            if (!known.isEmpty()) {
                weak++;
                System.out.println(libraries.get(i) + "\n  " + String.join("\n  ", known));
            }
        }
        System.out.println(weak == 0
                ? "check-dependencies: no known weaknesses"
                : "check-dependencies: " + weak + " libraries have known weaknesses");
        return weak == 0 ? 0 : 1;
    }

    private static RuntimeException unchecked(String why) {
        System.err.println("check-dependencies: NOTHING WAS CHECKED: " + why
                + ". Run it on a machine that reaches the list.");
        System.exit(1);
        return new IllegalStateException(why);
    }

    /** Those the jar lists, and those that these have taken into themselves, as far as they say so. */
    private static List<String> libraries(String jar) throws IOException {
        TreeSet<String> libraries = new TreeSet<>();
        try (ZipFile file = new ZipFile(jar)) {
            ZipEntry list = file.getEntry(LIST);
            if (list == null) {
                System.err.println("check-dependencies: " + jar + " carries no list of what is in it (" + LIST + ")");
                System.exit(2);
            }
            try (InputStream in = file.getInputStream(list)) {
                MAPPER.readTree(in.readAllBytes()).path("components")
                        .forEach(component -> libraries.add(component.path("purl").asString("").replaceAll("\\?.*", "")));
            }
            for (ZipEntry entry : new ArrayList<>(file.stream().toList())) {
                if (entry.getName().matches("META-INF/maven/.*/pom\\.properties")) {
                    Properties pom = new Properties();
                    try (InputStream in = file.getInputStream(entry)) {
                        pom.load(in);
                    }
                    libraries.add("pkg:maven/" + pom.getProperty("groupId") + "/" + pom.getProperty("artifactId") + "@"
                            + pom.getProperty("version"));
                }
            }
        }
        libraries.removeIf(library -> library.startsWith("pkg:maven/zwickmuehle/"));
        return List.copyOf(libraries);
    }
}
