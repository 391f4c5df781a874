/** Opens what Zstandard (RFC 8878) has packed, in plain Java: for places without native code, such as a page. */
@NullMarked
package zwickmuehle.perfect.zstd;

import org.jspecify.annotations.NullMarked;
