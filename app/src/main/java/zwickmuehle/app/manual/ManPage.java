package zwickmuehle.app.manual;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page zwickmuehle(1), in the language of man pages. */
final class ManPage {
    private final StringBuilder page = new StringBuilder();

    private ManPage() {}

    static String of(CommandSpec program) {
        ManPage manual = new ManPage();
        manual.opening();
        manual.section("COMMANDS");
        manual.paragraph("Every command explains itself with --help. Without a command it is serve.");
        Commands.leaves(program).forEach(manual::command);
        manual.ending();
        return manual.page.toString();
    }

    private void opening() {
        page.append(".\\\" Written by `zwickmuehle man`.\n.TH ZWICKMUEHLE 1 \"\" \"Zwickmühle\" \"User commands\"\n");
        section("NAME");
        page.append("zwickmuehle \\- play, analyse, program and solve Mühle and Vier Gewinnt\n");
        section("SYNOPSIS");
        page.append(".B zwickmuehle\n[\\fICOMMAND\\fR [\\fIOPTION\\fR...]]\n.br\n.B muehle\n\\-t \\fIS\\fR\n");
        section("DESCRIPTION");
        paragraph("Mühle is Nine Men's Morris, Vier Gewinnt is Connect Four. The program lets people play them in the "
                + "browser and in the terminal, against each other, the computer or other programs; referees matches "
                + "and tournaments of programs on a line protocol; and computes exact values.");
        paragraph("A player P is human, level:N (0 to 10), random, alphabeta:OPTIONS, montecarlo:OPTIONS, or the "
                + "command line of a program on the stdio protocol. muehle is zwickmuehle engine.");
    }

    private void command(CommandSpec command) {
        page.append(".SS zwickmuehle ").append(literal(Commands.name(command)));
        command.positionalParameters().forEach(parameter -> page.append(' ').append(label(parameter)));
        page.append('\n');
        paragraph(String.join(" ", Commands.lines(command.usageMessage().description())));
        for (PositionalParamSpec parameter : command.positionalParameters()) {
            entry(label(parameter), parameter);
        }
        for (OptionSpec option : Commands.options(command)) {
            String names = List.of(option.names()).stream().map(name -> "\\fB" + literal(name) + "\\fR")
                    .collect(Collectors.joining(", "));
            entry(Commands.takesValue(option) ? names + " " + label(option) : names, option);
        }
    }

    private void ending() {
        section("EXIT STATUS");
        paragraph("0: done; 1: it failed, or a check found mismatches; 2: wrong usage, explained in one line.");
        section("ENVIRONMENT");
        tagged("ZWICKMUEHLE_DATABASES", "the folder of the Mühle databases, one folder in it for each rule set");
        tagged("XDG_DATA_HOME", "where games and databases are kept if nothing else is said; ~/.local/share if unset");
        tagged("ZWICKMUEHLE_JAVA_OPTIONS", "options for the Java the program runs on, such as -Xmx7g");
        tagged("LC_ALL, LC_MESSAGES, LANG", "German where they ask for it, English otherwise");
        section("SEE ALSO");
        paragraph("The folder docs that comes with the program: guides, formats, methods and figures.");
    }

    private void section(String title) {
        page.append(".SH ").append(title).append('\n');
    }

    private void paragraph(String text) {
        page.append(".PP\n").append(line(text)).append('\n');
    }

    private void entry(String tag, ArgSpec described) {
        page.append(".TP\n").append(tag).append('\n')
                .append(line(String.join(" ", Commands.lines(described.description()))))
                .append('\n');
    }

    private void tagged(String tag, String text) {
        page.append(".TP\n.B ").append(literal(tag)).append('\n').append(line(text)).append('\n');
    }

    private static String label(ArgSpec argument) {
        return "\\fI" + literal(argument.paramLabel()) + "\\fR";
    }

    /** Text as it is: a backslash is no command, a hyphen can be copied and pasted. */
    private static String literal(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-");
    }

    /** A line that begins with a dot or an apostrophe would be a command. */
    private static String line(String text) {
        String literal = literal(text);
        return literal.startsWith(".") || literal.startsWith("'") ? "\\&" + literal : literal;
    }
}
