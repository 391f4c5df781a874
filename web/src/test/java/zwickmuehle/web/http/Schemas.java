package zwickmuehle.web.http;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Holds values against the schemas of an OpenAPI description; knows as much of them as ours uses. */
record Schemas(JsonNode description) {

    /** What is wrong with {@code value}; nothing if it is as described. */
    List<String> complaints(JsonNode schema, JsonNode value) {
        List<String> complaints = new ArrayList<>();
        check(schema, value, "$", complaints);
        return complaints;
    }

    JsonNode named(String name) {
        return description.path("components").path("schemas").path(name);
    }

    private void check(JsonNode schema, JsonNode value, String path, List<String> complaints) {
        if (schema.has("$ref")) {
            String reference = schema.path("$ref").asString("");
            check(named(reference.substring(reference.lastIndexOf('/') + 1)), value, path, complaints);
            return;
        }
        if (schema.has("oneOf")) {
            boolean fits = schema.path("oneOf").valueStream().anyMatch(one -> complaints(one, value).isEmpty());
            if (!fits) {
                complaints.add(path + " fits none of " + schema.path("oneOf") + ": " + value);
            }
            return;
        }
        if (!typeFits(schema.path("type"), value)) {
            complaints.add(path + " is no " + schema.path("type") + ": " + value);
            return;
        }
        if (schema.has("enum") && schema.path("enum").valueStream().noneMatch(value::equals)) {
            complaints.add(path + " is none of " + schema.path("enum") + ": " + value);
        }
        if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                check(schema.path("items"), value.get(i), path + "[" + i + "]", complaints);
            }
        }
        if (value.isObject()) {
            checkFields(schema, value, path, complaints);
        }
    }

    private void checkFields(JsonNode schema, JsonNode value, String path, List<String> complaints) {
        schema.path("required").valueStream().map(name -> name.asString("")).filter(name -> !value.has(name))
                .forEach(name -> complaints.add(path + " lacks " + name));
        value.properties().forEach(field -> {
            JsonNode named = schema.path("properties").path(field.getKey());
            JsonNode described = named.isMissingNode() && schema.path("additionalProperties").isObject()
                    ? schema.path("additionalProperties")
                    : named;
            if (described.isMissingNode()) {
                complaints.add(path + " has " + field.getKey() + ", of which the description knows nothing");
            } else {
                check(described, field.getValue(), path + "." + field.getKey(), complaints);
            }
        });
    }

    private static boolean typeFits(JsonNode type, JsonNode value) {
        return type.isArray()
                ? type.valueStream().anyMatch(one -> typeFits(one, value))
                : switch (type.asString("")) {
                    case "string" -> value.isString();
                    case "integer" -> value.isIntegralNumber();
                    case "number" -> value.isNumber();
                    case "boolean" -> value.isBoolean();
                    case "array" -> value.isArray();
                    case "object" -> value.isObject();
                    case "null" -> value.isNull();
                    default -> throw new IllegalStateException("unknown type " + type);
                };
    }
}
