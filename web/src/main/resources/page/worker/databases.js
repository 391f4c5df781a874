// Databases of Mühle beside the page: their files are read a few kilobytes at a time, by HTTP range requests, or from this
// device where they are kept. Java waits for the bytes, so they are fetched synchronously; only workers may do that.

import { SMALLEST, addressOf, folderOf, keptFiles, rangesOf } from "./keeping.js";

/** Whoever plays so asks nobody for certain knowledge. */
const KNOWS_NOTHING = /^(random|level:[0-9])$/;

/**
 * The rules of Mühle whose database an order may need, or null.
 *
 * @param {string[]} words as thinkers are told
 * @returns {string | null}
 */
export function rulesWanted([word, ...more]) {
  if (word === "value") return more[0];
  if (word === "think") {
    const [, , player, , game, variant] = more;
    return game === "muehle" && !KNOWS_NOTHING.test(player) ? variant : null;
  }
  if (word !== "study") return null;
  const [, kind, ...others] = more;
  // The explorer is told what was played before it is told the fields.
  const fields = kind === "explore" ? others.slice(1) : others;
  if (kind === "review") return fields[0] === "muehle" ? fields[1] : null;
  if (kind === "scenario" || kind === "hardcases") return null;
  /** @param {string} name */
  const field = (name) => fields.find((_, i) => i % 3 === 2 && fields[i - 2] === name);
  return (field("game") ?? "muehle") === "muehle" ? (field("variant") ?? "klassisch") : null;
}

export function openDatabases() {
  /** @type {Map<string, File>} by path below the page */
  const here = new Map();
  /** @type {Map<string, Promise<void>>} by rules */
  const prepared = new Map();

  /**
   * @param {string} rules
   * @param {(book: string) => void} found
   */
  async function look(rules, found) {
    for (const [name, file] of await keptFiles(rules)) here.set(`${folderOf(rules)}${name}`, file);
    const reachable = here.has(`${folderOf(rules)}${SMALLEST}`) || (await rangesOf(rules)) === "there";
    if (reachable) found(await book(rules));
  }

  /** @param {string} rules */
  async function book(rules) {
    const path = `${folderOf(rules)}placing.book`;
    const kept = here.get(path);
    const bytes = kept ? await kept.arrayBuffer() : await fetchedBook(addressOf(path));
    return Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  }

  return {
    /**
     * Looks once whether there is a database for these rules, and tells its book, an empty one if it has none.
     *
     * @param {string} rules
     * @param {(book: string) => void} found
     */
    prepare(rules, found) {
      const known = prepared.get(rules) ?? look(rules, found).catch(() => {});
      prepared.set(rules, known);
      return known;
    },

    /**
     * Bytes of a file; fewer where it ends before, null if it cannot be had.
     *
     * @param {string} path
     * @param {number} offset
     * @param {number} length
     */
    read(path, offset, length) {
      const kept = here.get(path);
      if (kept) return new Uint8Array(new FileReaderSync().readAsArrayBuffer(kept.slice(offset, offset + length)));
      return fetchedNow(addressOf(path), offset, length);
    },
  };
}

/** @param {URL} address */
async function fetchedBook(address) {
  const response = await fetch(address);
  return response.ok ? response.arrayBuffer() : new ArrayBuffer(0);
}

/**
 * @param {URL} address
 * @param {number} offset
 * @param {number} length
 */
function fetchedNow(address, offset, length) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.setRequestHeader("Range", `bytes=${offset}-${offset + length - 1}`);
  try {
    request.send();
  } catch {
    return null;
  }
  return request.status === 206 ? new Uint8Array(request.response) : null;
}
