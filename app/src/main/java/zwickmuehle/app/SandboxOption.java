package zwickmuehle.app;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.players.SandboxChoice;

/** How programs are shut in, the same for every command that starts them. */
final class SandboxOption {
    @Option(names = "--sandbox", paramLabel = "HOW", description = {
            "required: play only if programs can be shut in; best (default): bubblewrap, else namespaces, "
                    + "else plain; plain: limits only, and programs can disturb each other"})
    private @Nullable String choice;

    SandboxChoice or(SandboxChoice otherwise) {
        return choice == null ? otherwise : SandboxChoice.parse(choice);
    }

    Sandbox sandbox() {
        return Sandbox.of(or(SandboxChoice.BEST), ResourceLimits.STANDARD);
    }
}
