package zwickmuehle.app;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.util.List;
import java.util.Objects;

/** What ArchUnit does not tell of a class: its instructions. */
final class Bytecode {
    private Bytecode() {}

    static ClassModel of(JavaClass type) {
        String file = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream bytes = Objects.requireNonNull(type.reflect().getResourceAsStream(file))) {
            return ClassFile.of().parse(bytes.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Instruction> steps(MethodModel method) {
        return method.code().stream().flatMap(code -> code.elementList().stream())
                .filter(Instruction.class::isInstance).map(Instruction.class::cast).toList();
    }
}
