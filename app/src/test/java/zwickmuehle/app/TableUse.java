package zwickmuehle.app;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.lang.classfile.ClassModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Who, by the bytecode, could write to arrays that are meant as tables, once they are made. What becomes of a reference
 * is not followed, so this is strict: a method that reads the field of a table, other than to copy it at once, neither
 * stores into an array of its kind nor hands such an array on in any way.
 */
final class TableUse {
    /** Calls that only read the arrays they are given. */
    private static final Set<String> READING = Set.of("java/util/Arrays.stream", "java/util/Arrays.equals",
            // Its only caller keeps a row of the table for a loop of the solver, and reads it.
            "zwickmuehle/perfect/muehle/Images.ringTable");

    private static final Set<Opcode> WRITING = Set.of(Opcode.PUTFIELD, Opcode.PUTSTATIC);

    private final List<ClassModel> house = new ArrayList<>();

    TableUse(JavaClasses classes) {
        classes.forEach(type -> house.add(Bytecode.of(type)));
    }

    /** A line for each method that could write to one of the tables. */
    SortedSet<String> suspicious(Set<Field> tables) {
        SortedSet<String> found = new TreeSet<>();
        for (ClassModel type : house) {
            for (MethodModel method : type.methods()) {
                List<Instruction> steps = Bytecode.steps(method);
                for (Field table : tables) {
                    if (!makes(method) && reads(steps, table) && misuses(steps, method, kinds(table.getType()))) {
                        found.add("%s.%s can be written to by %s.%s".formatted(table.getDeclaringClass().getName(),
                                table.getName(), type.thisClass().asInternalName(), method.methodName()));
                    }
                }
            }
        }
        return found;
    }

    /** Classes and objects fill their tables while they are made. */
    private static boolean makes(MethodModel method) {
        return method.methodName().stringValue().startsWith("<");
    }

    private static boolean reads(List<Instruction> steps, Field table) {
        String owner = table.getDeclaringClass().getName().replace('.', '/');
        for (int i = 0; i < steps.size(); i++) {
            boolean reads = steps.get(i) instanceof FieldInstruction step && step.name().equalsString(table.getName())
                    && step.owner().asInternalName().equals(owner);
            boolean copies = i + 1 < steps.size() && steps.get(i + 1) instanceof InvokeInstruction next
                    && next.name().equalsString("clone");
            if (reads && !copies) {
                return true;
            }
        }
        return false;
    }

    private static boolean misuses(List<Instruction> steps, MethodModel method, Set<ClassDesc> kinds) {
        boolean handsOut = kinds.contains(method.methodTypeSymbol().returnType())
                && !READING.contains(name(method.parent().orElseThrow().thisClass(), method.methodName()));
        return handsOut || steps.stream().anyMatch(step -> switch (step) {
            case ArrayStoreInstruction store -> kinds.stream().anyMatch(kind -> stores(store, kind.componentType()));
            case FieldInstruction field -> WRITING.contains(field.opcode()) && kinds.contains(field.typeSymbol());
            case InvokeInstruction call -> writes(call, kinds);
            default -> false;
        });
    }

    private static boolean stores(ArrayStoreInstruction store, ClassDesc component) {
        TypeKind kind = TypeKind.from(component);
        // The instruction is the same for both.
        return store.typeKind() == (kind == TypeKind.BOOLEAN ? TypeKind.BYTE : kind);
    }

    private static boolean writes(InvokeInstruction call, Set<ClassDesc> kinds) {
        String callee = name(call.owner(), call.name());
        return callee.equals("java/lang/System.arraycopy")
                || (call.typeSymbol().parameterList().stream().anyMatch(kinds::contains) && !READING.contains(callee));
    }

    private static String name(ClassEntry owner, Utf8Entry member) {
        return owner.asInternalName() + "." + member;
    }

    /** Of a table of tables, the rows too. */
    private static Set<ClassDesc> kinds(Class<?> type) {
        Set<ClassDesc> kinds = new HashSet<>();
        for (Class<?> kind = type; kind.isArray(); kind = kind.getComponentType()) {
            kinds.add(kind.describeConstable().orElseThrow());
        }
        return kinds;
    }
}
