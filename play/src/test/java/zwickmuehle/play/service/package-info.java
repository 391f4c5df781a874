/** Tests of service. */
@NullMarked
package zwickmuehle.play.service;

import org.jspecify.annotations.NullMarked;
