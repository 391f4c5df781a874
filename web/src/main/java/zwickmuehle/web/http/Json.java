package zwickmuehle.web.http;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON, written with the fields in the order the records declare them. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();

    private Json() {}

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    static JsonNode read(byte[] text) {
        return MAPPER.readTree(text);
    }

    static JsonNode read(String text) {
        return MAPPER.readTree(text);
    }
}
