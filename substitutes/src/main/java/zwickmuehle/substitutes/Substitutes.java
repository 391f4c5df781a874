package zwickmuehle.substitutes;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Says where our classes are; read by the compiler before its own library, because this module comes first. */
public final class Substitutes extends SimpleSubstitutionPolicy {

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(inPackage("java", true).or(named("zwickmuehle.search.Helper"))
                .or(named("zwickmuehle.search.muehle.PatternWeights")))
                .packagePrefix("zwickmuehle.substitutes.").simpleNamePrefix("T");
    }
}
