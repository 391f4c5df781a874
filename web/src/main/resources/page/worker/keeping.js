// Where databases of Mühle lie: beside the page, and those that somebody wanted to keep on this device, in the browser's own
// file system. A file counts as kept when it is as long as the list beside it says.

/** The smallest sector is the first that is looked for. */
export const SMALLEST = "3-3.sector";
const LIST = "kept.json";

/** @typedef {{ name: string, size: number }} Part a file of a database */

/** @param {string} rules */
export const folderOf = (rules) => `databases/${encodeURIComponent(rules)}/`;

/** @param {string} path below the page */
export const addressOf = (path) => new URL(`../${path}`, import.meta.url);

/**
 * What a database consists of, by the list that `solve` writes beside its sectors.
 *
 * @param {string} rules
 */
async function namesOf(rules) {
  const response = await fetch(addressOf(`${folderOf(rules)}counts.csv`));
  const lines = response.ok ? (await response.text()).split("\n") : [];
  const sectors = lines.map((line) => /^([3-9]),([3-9]),/.exec(line)).filter((found) => found !== null);
  return ["placing.book", ...sectors.map(([, mover, opponent]) => `${mover}-${opponent}.sector`)];
}

/**
 * Whether there is a database beside the page, and its web space sends parts of files. One that sends them whole is
 * interrupted at once.
 *
 * @param {string} rules
 * @returns {Promise<"there" | "whole" | "missing">}
 */
export async function rangesOf(rules) {
  const stop = new AbortController();
  try {
    const { status } = await fetch(addressOf(folderOf(rules) + SMALLEST), { headers: { Range: "bytes=0-11" }, signal: stop.signal });
    stop.abort();
    if (status === 206) return "there";
    return status === 200 ? "whole" : "missing";
  } catch {
    return "missing";
  }
}

/**
 * The files of a database beside the page, with their sizes.
 *
 * @param {string} rules
 * @returns {Promise<Part[]>}
 */
export async function partsOf(rules) {
  const found = await Promise.all(
    (await namesOf(rules)).map(async (name) => {
      const response = await fetch(addressOf(folderOf(rules) + name), { method: "HEAD" });
      return response.ok ? [{ name, size: Number(response.headers.get("Content-Length")) }] : [];
    }),
  );
  return found.flat();
}

/** Whether pages have files of their own here, and can write them as they come: not without HTTPS, nor in every Safari. */
export const canKeep = () =>
  typeof navigator.storage?.getDirectory === "function" && "createWritable" in (globalThis.FileSystemFileHandle?.prototype ?? {});

/** @param {string} rules */
async function folder(rules) {
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle("databases", { create: true });
  return all.getDirectoryHandle(encodeURIComponent(rules), { create: true });
}

/**
 * The files of a database that are kept here, by name.
 *
 * @param {string} rules
 * @returns {Promise<Map<string, File>>}
 */
export async function keptFiles(rules) {
  /** @type {Map<string, File>} */
  const files = new Map();
  try {
    const place = await folder(rules);
    /** @type {Part[]} */
    const list = JSON.parse(await (await (await place.getFileHandle(LIST)).getFile()).text());
    for (const { name, size } of list) {
      const file = await (await place.getFileHandle(name)).getFile();
      if (file.size === size) files.set(name, file);
    }
  } catch {
    // Nothing is kept, or this browser has no place for it.
  }
  return files;
}

/**
 * Keeps a database on this device; what was fetched before an interruption is not fetched again.
 *
 * @param {string} rules
 * @param {Part[]} parts
 * @param {(bytes: number) => void} progress how much is here by now
 * @param {AbortSignal} signal
 */
export async function keep(rules, parts, progress, signal) {
  const place = await folder(rules);
  await write(place, LIST, new Blob([JSON.stringify(parts)]).stream(), () => {});
  const kept = await keptFiles(rules);
  let done = 0;
  for (const { name, size } of parts) {
    if (!kept.has(name)) {
      const response = await fetch(addressOf(folderOf(rules) + name), { signal });
      if (!response.ok || !response.body) throw new TypeError(`${name}: ${response.status}`);
      const before = done;
      await write(place, name, response.body, (bytes) => progress(before + bytes));
    }
    done += size;
    progress(done);
  }
}

/**
 * @param {FileSystemDirectoryHandle} place
 * @param {string} name
 * @param {ReadableStream<Uint8Array>} stream
 * @param {(bytes: number) => void} progress
 */
async function write(place, name, stream, progress) {
  const target = await (await place.getFileHandle(name, { create: true })).createWritable();
  let bytes = 0;
  try {
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await target.write(new Uint8Array(part.value));
      bytes += part.value.length;
      progress(bytes);
    }
  } catch (error) {
    await target.abort();
    throw error;
  }
  await target.close();
}

/**
 * Gives the room back.
 *
 * @param {string} rules
 */
export async function forget(rules) {
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle("databases", { create: true });
  await all.removeEntry(encodeURIComponent(rules), { recursive: true });
}
