package zwickmuehle.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.lang.classfile.instruction.MonitorInstruction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The order of the house, as far as Maven does not keep it: that a room knows only the rooms below follows from its
 * dependencies.
 */
final class HouseTest {
    /** From the ground up. */
    private static final List<String> ROOMS = List.of("rules", "search", "perfect", "train", "arena", "play", "web",
            "app");

    /** Rules, search and solving; what reads or writes files in the room {@code perfect} lives in a package {@code files}. */
    private static final DescribedPredicate<JavaClass> PURE = resideInAnyPackage("zwickmuehle.rules..",
            "zwickmuehle.search..", "zwickmuehle.perfect..").and(DescribedPredicate.not(resideInAPackage("..files..")))
            .as("belong to rules, search or the solving part of perfect");
    /** What the estimate of Mühle knows is a file of the program itself, read once; a page gets it beside its module. */
    private static final DescribedPredicate<JavaClass> NOT_A_FILE_OF_THE_PROGRAM = describe(
            "are no file of the program",
            type -> !type.getName().equals("zwickmuehle.search.muehle.PatternWeights"));

    /** The life of a game runs in a page too, where none of this is to be had; it is told the time, and given chance. */
    private static final DescribedPredicate<JavaClass> MISSING_IN_A_PAGE = resideInAnyPackage("java.util.concurrent..",
            "java.lang.foreign..", "java.util.zip..", "java.security..", "javax..", "java.nio.file..",
            "java.nio.channels..", "java.net..", "java.sql..", "tools.jackson..", "com.fasterxml..", "io.javalin..",
            "org.slf4j..", "org.jdbi..")
            .or(describe("streams of bytes",
                    type -> type.getPackageName().equals("java.io") && !type.getName().equals("java.io.Serializable")))
            .or(describe("threads, processes, timers, handles of variables or HexFormat",
                    type -> Set.of("java.lang.Thread", "java.lang.ThreadLocal", "java.lang.ScopedValue",
                            "java.lang.Runtime", "java.lang.Process", "java.lang.ProcessHandle",
                            "java.lang.ProcessBuilder", "java.util.Timer", "java.lang.invoke.VarHandle",
                            "java.util.HexFormat").contains(type.getName().split("\\$", -1)[0])))
            .as("are missing in a page");

    private static final DescribedPredicate<JavaClass> CLOCKS = describe("tell the time",
            type -> Set.of("java.time.Clock", "java.time.Instant", "java.time.LocalDateTime", "java.time.LocalDate",
                    "java.time.ZonedDateTime", "java.util.Date", "java.util.Timer").contains(type.getName()));

    /** Calls and references, such as {@code System::nanoTime}. */
    private static final DescribedPredicate<JavaAccess<?>> READS_A_CLOCK = describe("reads a clock",
            access -> switch (access
                    .getTargetOwner().getName()) {
                case "java.lang.System" -> Set.of("nanoTime", "currentTimeMillis").contains(access.getName());
                case "java.time.InstantSource" -> access.getName().equals("system");
                case "java.util.Date" -> access.getName().equals("<init>");
                default -> access.getTargetOwner().getPackageName().equals("java.time")
                        && (access.getName().equals("now") || access.getName().startsWith("system"));
            });

    /** Chance that nobody can replay. */
    private static final DescribedPredicate<JavaAccess<?>> IS_NOT_SEEDED = describe("is chance without a seed",
            access -> switch (access.getTargetOwner().getName()) {
                case "java.util.Random", "java.util.SplittableRandom" ->
                    access.getName().equals("<init>") && parameters(access) == 0;
                case "java.lang.Math", "java.lang.StrictMath" -> access.getName().equals("random");
                case "java.util.random.RandomGenerator" ->
                    Set.of("getDefault", "of").contains(access.getName());
                case "java.util.UUID" -> access.getName().equals("randomUUID");
                case "java.util.Collections" -> access.getName().equals("shuffle") && parameters(access) == 1;
                case "java.util.concurrent.ThreadLocalRandom", "java.security.SecureRandom" -> true;
                default -> false;
            });

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
    void packagesKnowEachOtherInOneDirectionOnly() {
        slices().assignedFrom(new EachPackage()).should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void nothingStaticCanChange() throws ReflectiveOperationException {
        assertThat(StaticState.changeable(HOUSE)).isEmpty();
    }

    @Test
    void thinkingDoesNoInputOrOutput() {
        noClasses()
                .that(PURE.and(NOT_A_FILE_OF_THE_PROGRAM)).should().dependOnClassesThat(describe("do input or output",
                        type -> (type.getPackageName().startsWith("java.io")
                                && !type.getSimpleName().equals("Serializable"))
                                || type.getPackageName().startsWith("java.nio.file")
                                || type.getPackageName().startsWith("java.nio.channels")
                                || type.getPackageName().startsWith("java.net")))
                .check(HOUSE);
    }

    @Test
    void thinkingReadsNoClockAndPrintsNothing() {
        noClasses().that(PURE).should().dependOnClassesThat(CLOCKS).orShould().accessTargetWhere(READS_A_CLOCK)
                .orShould().accessField(System.class, "out").orShould().accessField(System.class, "err").orShould()
                .accessField(System.class, "in").orShould().callMethod(Thread.class, "sleep", long.class).check(HOUSE);
    }

    @Test
    void chanceHasASeedSoThatEveryGameCanBeReplayed() {
        noClasses().that().resideInAnyPackage("zwickmuehle.rules..", "zwickmuehle.search..", "zwickmuehle.perfect..",
                "zwickmuehle.train..", "zwickmuehle.play..").should().accessTargetWhere(IS_NOT_SEEDED).check(HOUSE);
    }

    /** Fails, too, if a room is empty. */
    @Test
    void theLifeOfAGameAndWhatIsLearntFromItCanRunInAPage() {
        noClasses().that().resideInAnyPackage("zwickmuehle.play..", "zwickmuehle.train..").should()
                .dependOnClassesThat(MISSING_IN_A_PAGE)
                .orShould().accessTargetWhere(READS_A_CLOCK).orShould(lockSomething()).check(HOUSE);
    }

    /** An import that nobody uses leaves no trace in a class file, so the sources are read too. */
    @Test
    void whatRunsInAPageImportsNothingThatItLacks() throws IOException {
        List<String> imports = new ArrayList<>();
        for (String room : List.of("play", "train")) {
            try (Stream<Path> files = Files.walk(Path.of("..", room, "src/main/java"))) {
                files.filter(file -> file.toString().endsWith(".java")).flatMap(HouseTest::imports)
                        .forEach(imports::add);
            }
        }
        assertThat(imports).contains("zwickmuehle.arena.referee.Round", "zwickmuehle.perfect.viergewinnt.Following");
        // All at once: each importer looks at what its classes refer to, which takes a tenth of a second.
        List<JavaClass> types = List.copyOf(new ClassFileImporter().importClasses(imports.stream()
                .filter(name -> !name.startsWith("zwickmuehle.")).distinct().<Class<?>>map(HouseTest::type).toList()));
        assertThat(types).isNotEmpty().noneMatch(MISSING_IN_A_PAGE);
    }

    /** Who reads a name of ours knows what is meant, in whatever room. Tests may be called as those of another room. */
    @Test
    void noTwoFilesHaveTheSameName() throws IOException {
        Map<String, List<Path>> byName = new TreeMap<>();
        try (Stream<Path> files = Files.find(Path.of(".."), 20, (file, attributes) -> attributes.isRegularFile()
                && file.toString().matches("\\.\\./[a-z-]+/src/(main|test)/java/.*\\.java"))) {
            files.forEach(file -> byName.computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
                    .add(file));
        }
        assertThat(byName.size()).isGreaterThan(500);
        byName.keySet().removeIf(name -> name.matches("(package|module)-info\\.java|.*Test\\.java"));
        byName.values().removeIf(files -> files.size() == 1);
        assertThat(byName).isEmpty();
    }

    private static Stream<String> imports(Path file) {
        try {
            return Files.readAllLines(file).stream().filter(line -> line.startsWith("import "))
                    .map(line -> line.replaceFirst("^import (static )?", "").replace(";", "").strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("a room of the page imports " + name + ", which is not there", e);
        }
    }

    /** A method or a block is {@code synchronized}. */
    private static ArchCondition<JavaClass> lockSomething() {
        return ArchCondition.from(describe("lock something", type -> type.getMethods().stream()
                .anyMatch(method -> method.getModifiers().contains(JavaModifier.SYNCHRONIZED))
                || Bytecode.of(type).methods().stream().flatMap(method -> Bytecode.steps(method).stream())
                        .anyMatch(MonitorInstruction.class::isInstance)));
    }

    private static int parameters(JavaAccess<?> access) {
        return ((CodeUnitAccessTarget) access.getTarget()).getRawParameterTypes().size();
    }

    private static final class EachPackage implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }
}
