package zwickmuehle.substitutes;

import org.teavm.extension.introspect.IntrospectClass;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** The components of all that is written as JSON can be looked up while the module runs. */
public final class Reflected extends SimpleReflectionPolicy {

    @Override
    protected void setup() {
        selectClasses(Reflected::written).reflectableFields(INSTANCE);
    }

    private static boolean written(IntrospectClass<?> type) {
        String name = type.name();
        return name.startsWith("zwickmuehle.play.view.") || name.startsWith("zwickmuehle.play.service.GameList")
                || name.startsWith("zwickmuehle.browser.StoredGame")
                || name.startsWith("zwickmuehle.browser.DeskViews$");
    }
}
