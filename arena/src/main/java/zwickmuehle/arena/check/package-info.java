/** What a student runs before handing in: a program led through the protocol step by step. Start with {@link zwickmuehle.arena.check.BotCheck}. */
@NullMarked
package zwickmuehle.arena.check;

import org.jspecify.annotations.NullMarked;
