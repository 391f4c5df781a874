package zwickmuehle.launcher;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What {@code java -jar} starts. On a Java that is new enough it goes straight on to the program; on an older one it
 * looks for a newer one on this machine and starts the program there, or says what to install. Compiled for Java 8, and
 * the only class that is.
 */
public final class Launcher {
    private static final int REQUIRED = 25;
    private static final String PROGRAM = "zwickmuehle.app.Main";

    private Launcher() {}

    public static void main(String[] arguments) throws Exception {
        if (majorVersion(System.getProperty("java.specification.version")) >= REQUIRED) {
            runHere(arguments);
            return;
        }
        File java = newerJava();
        if (java == null) {
            System.err.println("Zwickmühle needs Java " + REQUIRED + " or newer, and found only Java "
                    + System.getProperty("java.version")
                    + ": install a JDK " + REQUIRED + " (https://adoptium.net) or let JAVA_HOME point to one.");
            System.exit(1);
        }
        System.exit(runThere(java, arguments));
    }

    private static void runHere(String[] arguments) throws Exception {
        try {
            Class.forName(PROGRAM).getMethod("main", String[].class).invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException) {
                throw (RuntimeException) e.getCause();
            }
            throw e;
        }
    }

    private static int runThere(File java, String[] arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<String>();
        command.add(java.getPath());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(PROGRAM);
        command.addAll(Arrays.asList(arguments));
        final Process process = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(new Runnable() {
            @Override
            public void run() {
                process.destroy();
            }
        }));
        return process.waitFor();
    }

    /** The newest Java of the usual places, or null. A JDK says its version in its file {@code release}. */
    private static File newerJava() {
        List<File> homes = new ArrayList<File>();
        String javaHome = System.getenv("JAVA_HOME");
        if (javaHome != null) {
            homes.add(new File(javaHome));
        }
        String user = System.getProperty("user.home");
        for (String folder : Arrays.asList("/usr/lib/jvm", "/usr/java", "/opt", "/opt/java", "/Library/Java/JavaVirtualMachines",
                user + "/.sdkman/candidates/java", user + "/.jdks", user + "/Library/Java/JavaVirtualMachines",
                "C:\\Program Files\\Java", "C:\\Program Files\\Eclipse Adoptium")) {
            File[] found = new File(folder).listFiles();
            if (found != null) {
                for (File home : found) {
                    homes.add(home);
                    homes.add(new File(home, "Contents/Home"));
                }
            }
        }
        File newest = null;
        int newestVersion = REQUIRED - 1;
        for (File home : homes) {
            File java = new File(home, File.separatorChar == '\\' ? "bin\\java.exe" : "bin/java");
            int version = java.canExecute() ? versionOf(home) : 0;
            if (version > newestVersion) {
                newest = java;
                newestVersion = version;
            }
        }
        return newest;
    }

    private static int versionOf(File home) {
        try (java.util.Scanner scanner = new java.util.Scanner(new File(home, "release"), "UTF-8")) {
            while (scanner.hasNextLine()) {
                String line = scanner.nextLine();
                if (line.startsWith("JAVA_VERSION=")) {
                    return majorVersion(line.substring("JAVA_VERSION=".length()).replace("\"", ""));
                }
            }
        } catch (IOException unreadable) {
            return 0;
        }
        return 0;
    }

    /** 8 for 1.8.0_412, 25 for 25.0.1. */
    static int majorVersion(String version) {
        String[] parts = version.split("[^0-9]+");
        int first = parts.length > 0 && !parts[0].isEmpty() ? Integer.parseInt(parts[0]) : 0;
        return first == 1 && parts.length > 1 ? Integer.parseInt(parts[1]) : first;
    }
}
