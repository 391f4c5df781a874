/**
 * The Mühle database on disk: one file a sector, a table of counts and a book of placing positions, all in one folder
 * that belongs to one rule set.
 */
@NullMarked
package zwickmuehle.perfect.muehle.files;

import org.jspecify.annotations.NullMarked;
