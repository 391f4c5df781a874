// A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 6, which hold any link of ours. Pure.
//
//     FFFFFFFF f.... FFFFFFFF      F  the finders in three corners, with their light edge
//     FFFFFFFF f.... FFFFFFFF      T  timing, dark and light in turn
//     TTTTTTTT TTTTT TTTTTTTT      f  the format, twice
//     ffffffff f.... ffffffff      A  alignment, from version 2 on
//     ........ ..... ........      .  the data, in columns of two, from the right, up and down in turn
//     FFFFFFFF f.... ...AAAA.
//     FFFFFFFF f.... ...AAAA.

/** Of each version: data codewords in a block, blocks, codewords for correction in a block. */
const VERSIONS = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [32, 2, 18],
  [43, 2, 24],
  [27, 4, 16],
];

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * The product of two elements of the field with 256 elements whose polynomial is 0x11d.
 *
 * @param {number} a
 * @param {number} b
 */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/**
 * The codewords that correct these: the rest of a division by (x - 1)(x - 2)(x - 4)…
 *
 * @param {number[]} data
 * @param {number} count
 */
export function correction(data, count) {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    const longer = [...divisor, 0];
    divisor.forEach((factor, at) => {
      longer[at + 1] ^= times(factor, root);
    });
    divisor = longer;
  }
  const rest = [...data, ...Array(count).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at];
    divisor.forEach((factor, step) => {
      rest[at + step] ^= times(factor, lead);
    });
  });
  return rest.slice(data.length);
}

/**
 * The format of a mask with error correction M, 15 bits, protected by a code of its own.
 *
 * @param {number} mask
 */
export function format(mask) {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

/**
 * All codewords of a text in the order in which they are drawn, and the version that holds them; null if none does.
 *
 * @param {string} text
 */
function codewords(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([size, blocks]) => size * blocks >= bytes.length + 2) + 1;
  if (version === 0) return null;
  const [size, blocks, extra] = VERSIONS[version - 1];
  const bits = [
    0,
    1,
    0,
    0,
    ...[bytes.length, ...bytes].flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >> (7 - i)) & 1)),
    0,
    0,
    0,
    0,
  ];
  /** @type {number[]} */
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let i = 0; data.length < size * blocks; i++) data.push(i % 2 ? 0x11 : 0xec);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const corrections = parts.map((part) => correction(part, extra));
  const all = [
    ...Array.from({ length: size }, (_, i) => parts.map((part) => part[i])).flat(),
    ...Array.from({ length: extra }, (_, i) => corrections.map((part) => part[i])).flat(),
  ];
  return { version, all };
}

/**
 * A text as rows of modules, true for dark; null if it is too long.
 *
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function qrCode(text) {
  const coded = codewords(text);
  if (!coded) return null;
  const codes = MASKS.map((_, mask) => drawn(coded.version, coded.all, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/**
 * @param {number} version
 * @param {number[]} all
 * @param {number} mask
 */
function drawn(version, all, mask) {
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const code = Array.from({ length: size }, () => Array(size).fill(null));
  /**
   * @param {number} x
   * @param {number} y
   * @param {boolean} dark
   */
  const put = (x, y, dark) => {
    if (x >= 0 && y >= 0 && x < size && y < size) code[y][x] = dark;
  };
  /**
   * Rings around a middle: dark where the distance is one of these.
   *
   * @param {number} cx
   * @param {number} cy
   * @param {number[]} dark
   * @param {number} reach
   */
  const rings = (cx, cy, dark, reach) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) put(cx + x, cy + y, dark.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 8; i < size - 8; i++) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  rings(3, 3, [0, 1, 3], 4);
  rings(size - 4, 3, [0, 1, 3], 4);
  rings(3, size - 4, [0, 1, 3], 4);
  if (version > 1) rings(size - 7, size - 7, [0, 2], 2);
  const bits = format(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    // Around the finder at the top left, the timing left out; and once more beside the two others.
    if (i < 6) put(8, i, dark);
    else if (i < 8) put(8, i + 1, dark);
    else if (i === 8) put(7, 8, dark);
    else put(14 - i, 8, dark);
    if (i < 8) put(size - 1 - i, 8, dark);
    else put(8, size - 15 + i, dark);
  }
  put(8, size - 8, true);
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upwards = ((size - 1 - right) >> 1) % 2 === (right < 6 ? 1 : 0);
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (code[y][x] !== null) continue;
        const bit = at < 8 * all.length && ((all[at >> 3] >> (7 - (at & 7))) & 1) === 1;
        code[y][x] = bit !== MASKS[mask](x, y);
        at++;
      }
    }
  }
  return code.map((row) => row.map((dark) => dark === true));
}

/**
 * How hard a code is to read: long runs and blocks of one shade, and too much of it.
 *
 * @param {boolean[][]} code
 */
function penalty(code) {
  const size = code.length;
  let sum = 0;
  let dark = 0;
  for (let i = 0; i < size; i++) {
    let [across, down] = [0, 0];
    for (let j = 0; j < size; j++) {
      across = j > 0 && code[i][j] === code[i][j - 1] ? across + 1 : 1;
      down = j > 0 && code[j][i] === code[j - 1][i] ? down + 1 : 1;
      for (const run of [across, down]) if (run >= 5) sum += run === 5 ? 3 : 1;
      if (i > 0 && j > 0 && code[i][j] === code[i - 1][j] && code[i][j] === code[i][j - 1] && code[i][j] === code[i - 1][j - 1]) sum += 3;
      dark += code[i][j] ? 1 : 0;
    }
  }
  return sum + 10 * Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5);
}
