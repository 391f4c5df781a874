package zwickmuehle.substitutes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;
import zwickmuehle.substitutes.text.Format;

/** Methods that a class of TeaVM's library lacks are called in a class of ours instead. */
public final class Redirection implements TeaVMPlugin, ClassHolderTransformer {
    private static final Map<MethodReference, MethodReference> REDIRECTED = Map.of(
            new MethodReference(Integer.class, "compress", int.class, int.class, int.class),
            new MethodReference(Methods.class, "compress", int.class, int.class, int.class),
            new MethodReference(Integer.class, "expand", int.class, int.class, int.class),
            new MethodReference(Methods.class, "expand", int.class, int.class, int.class),
            new MethodReference(Long.class, "parseUnsignedLong", String.class, int.class, long.class),
            new MethodReference(Methods.class, "parseUnsignedLong", String.class, int.class, long.class),
            new MethodReference(Runtime.class, "maxMemory", long.class),
            new MethodReference(Methods.class, "maxMemory", Runtime.class, long.class),
            new MethodReference(String.class, "format", String.class, Object[].class, String.class),
            new MethodReference(Format.class, "format", String.class, Object[].class, String.class),
            new MethodReference(String.class, "formatted", Object[].class, String.class),
            new MethodReference(Format.class, "format", String.class, Object[].class, String.class),
            new MethodReference(String.class, "format", Locale.class, String.class, Object[].class, String.class),
            new MethodReference(Format.class, "format", Locale.class, String.class, Object[].class, String.class),
            new MethodReference(String.class, "lines", Stream.class),
            new MethodReference(Methods.class, "lines", String.class, Stream.class),
            new MethodReference(MethodHandles.class, "arrayElementVarHandle", Class.class, VarHandle.class),
            new MethodReference(VarHandle.class, "ofElements", Class.class, VarHandle.class));

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        redirect(instruction);
                    }
                }
            }
        }
    }

    private static void redirect(Instruction instruction) {
        MethodReference instead = instruction instanceof InvokeInstruction call
                ? REDIRECTED.get(call.getMethod())
                : null;
        if (instead == null) {
            return;
        }
        InvokeInstruction call = (InvokeInstruction) instruction;
        if (call.getInstance() != null) {
            // What the method is called on comes as the first argument.
            List<Variable> arguments = new ArrayList<>(call.getArguments());
            arguments.addFirst(call.getInstance());
            call.setInstance(null);
            call.setType(InvocationType.SPECIAL);
            call.setArguments(arguments.toArray(new Variable[0]));
        }
        call.setMethod(instead);
    }
}
