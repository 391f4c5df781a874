package zwickmuehle.browsertests;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import zwickmuehle.trust.ServerProcess;

/**
 * Finds the browser for the tests: an installed Chromium or Chrome, else one installed here and now (Debian's package
 * as root, or Playwright's own download). Where neither works the tests fail with one clear sentence; they never pass
 * by skipping.
 */
final class Chromium {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome",
            "google-chrome-stable", "chrome");
    private static final List<String> PLACES = List.of("/usr/bin/chromium", "/snap/bin/chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium");

    private Chromium() {}

    /** The browser to start; empty means the one that Playwright downloaded. One JVM of tests at a time installs it. */
    static Optional<Path> find() throws IOException {
        try (FileChannel file = FileChannel.open(Path.of("target", "chromium.lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE); FileLock _ = file.lock()) {
            return findOrInstall();
        }
    }

    private static Optional<Path> findOrInstall() {
        Optional<Path> installed = installed();
        if (installed.isPresent())
            return installed;
        if (run("apt-get", "install", "-y", "-q", "chromium")) {
            Optional<Path> fresh = installed();
            if (fresh.isPresent())
                return fresh;
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        if (run(java, "-cp", ServerProcess.classPath(), "com.microsoft.playwright.CLI", "install", "chromium"))
            return Optional.empty();
        throw new IllegalStateException("The browser tests need Chromium or Chrome, found none and could not install"
                + " one: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.");
    }

    private static Optional<Path> installed() {
        String named = System.getenv("CHROMIUM");
        if (named != null)
            return Optional.of(Path.of(named));
        for (String folder : Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator, -1))
            for (String name : NAMES)
                if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, name)))
                    return Optional.of(Path.of(folder, name));
        return PLACES.stream().map(Path::of).filter(Files::isExecutable).findFirst();
    }

    private static boolean run(String... command) {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            return process.waitFor(10, TimeUnit.MINUTES) && process.exitValue() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
