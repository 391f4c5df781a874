package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.play.table.Audience;
import zwickmuehle.play.table.Person;

/** The streams of one game that the page listens to, each by its number. */
final class Listeners implements Audience {
    private final JsonViews json;
    private final List<String> streams = new ArrayList<>();

    Listeners(JsonViews json) {
        this.json = json;
    }

    void add(String stream) {
        streams.add(stream);
    }

    void remove(String stream) {
        streams.remove(stream);
    }

    @Override
    public boolean isEmpty() {
        return streams.isEmpty();
    }

    @Override
    public boolean watches(Person person) {
        return !streams.isEmpty();
    }

    @Override
    public void tell(String event, long version, Object view) {
        if (!streams.isEmpty()) {
            String text = json.write(view);
            streams.forEach(stream -> Host.say("event", stream, event, text));
        }
    }

    @Override
    public void dismiss() {
        streams.forEach(stream -> Host.say("ended", stream));
        streams.clear();
    }
}
