package zwickmuehle.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The order of the house: dependencies go downwards only, and the thinking rooms touch nothing outside. */
final class HouseTest {
    /** From the ground up. */
    private static final List<String> ROOMS = List.of("rules", "search", "perfect", "arena", "web", "app");

    /** Rules, search and solving; what reads or writes files in the room {@code perfect} lives in a package {@code files}. */
    private static final DescribedPredicate<JavaClass> PURE = resideInAnyPackage("zwickmuehle.rules..",
            "zwickmuehle.search..", "zwickmuehle.perfect..").and(DescribedPredicate.not(resideInAPackage("..files..")))
            .as("classes of rules, search and the solving part of perfect");

    private static final Set<String> CLOCKS = Set.of("java.time.Clock", "java.time.Instant", "java.time.LocalDateTime",
            "java.time.LocalDate", "java.time.ZonedDateTime", "java.util.Date", "java.util.Timer");

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("zwickmuehle");

    @Test
    void everyRoomIsThere() {
        for (String room : ROOMS) {
            assertThat(HOUSE.stream().map(JavaClass::getPackageName)).as(room)
                    .anyMatch(name -> name.startsWith("zwickmuehle." + room));
        }
    }

    @Test
    void dependenciesGoDownwardsOnly() {
        Architectures.LayeredArchitecture house = Architectures.layeredArchitecture()
                .consideringOnlyDependenciesInLayers();
        for (String room : ROOMS) {
            house = house.layer(room).definedBy("zwickmuehle." + room + "..");
        }
        for (int i = 0; i < ROOMS.size(); i++) {
            List<String> above = ROOMS.subList(i + 1, ROOMS.size());
            house = above.isEmpty()
                    ? house.whereLayer(ROOMS.get(i)).mayNotBeAccessedByAnyLayer()
                    : house.whereLayer(ROOMS.get(i)).mayOnlyBeAccessedByLayers(above.toArray(String[]::new));
        }
        house.check(HOUSE);
    }

    @Test
    void roomsHaveNoCycles() {
        slices().matching("zwickmuehle.(*)..").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void theRulesNeedTheJdkAlone() {
        noClasses().that().resideInAPackage("zwickmuehle.rules..").should().dependOnClassesThat(
                DescribedPredicate
                        .not(resideInAnyPackage("zwickmuehle.rules..", "java..", "org.jspecify.annotations..")))
                .check(HOUSE);
    }

    @Test
    void thinkingDoesNoInputOrOutput() {
        noClasses().that(PURE).should().dependOnClassesThat(describe("do input or output",
                type -> (type.getPackageName().startsWith("java.io") && !type.getSimpleName().equals("Serializable"))
                        || type.getPackageName().startsWith("java.nio.file")
                        || type.getPackageName().startsWith("java.nio.channels")
                        || type.getPackageName().startsWith("java.net")))
                .check(HOUSE);
    }

    @Test
    void thinkingReadsNoClockAndPrintsNothing() {
        noClasses().that(PURE).should()
                .dependOnClassesThat(describe("tell the time", type -> CLOCKS.contains(type.getName())))
                .check(HOUSE);
        noClasses().that(PURE).should().callMethod(System.class, "nanoTime").orShould()
                .callMethod(System.class, "currentTimeMillis").orShould().accessField(System.class, "out").orShould()
                .accessField(System.class, "err").orShould().accessField(System.class, "in").orShould()
                .callMethod(Thread.class, "sleep", long.class).check(HOUSE);
    }
}
