/** The tournament this server holds, as visitors see it live. Start with {@link zwickmuehle.web.tournament.TournamentHall}. */
@NullMarked
package zwickmuehle.web.tournament;

import org.jspecify.annotations.NullMarked;
