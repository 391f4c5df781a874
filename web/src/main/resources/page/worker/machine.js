// Runs the compiled rooms. Java and script talk by lists of texts, see Host.java; nothing here is made out of text, so
// that the page's policy need not allow it.

/**
 * @typedef {object} Machine
 * @property {(...words: string[]) => void} say what Java answers is heard before this returns
 */

/** The texts of a message go over in pieces that a call can take. */
const PIECE = 8192;

/** @type {(path: string, offset: number, length: number) => Uint8Array | null} */
const NO_FILES = () => null;

/**
 * @param {WebAssembly.Module} module
 * @param {string} patterns what the search knows of patterns; whoever does not search needs none
 * @param {(word: string, more: string[]) => void} heard what Java says; it must not say anything back at once
 * @param {typeof NO_FILES} files bytes of files beside the page, fetched while Java waits
 * @returns {Promise<Machine>}
 */
export async function openMachine(module, patterns, heard, files = NO_FILES) {
  /** @type {string[]} */
  let words = [];
  /** @type {string[]} */
  let texts = [];
  let letters = new Uint16Array(PIECE);
  let length = 0;
  /** @type {Uint8Array} */
  let fetched = new Uint8Array();

  /** The letters put so far. */
  function spelled() {
    let text = "";
    for (let from = 0; from < length; from += PIECE) text += String.fromCharCode(...letters.subarray(from, Math.min(length, from + PIECE)));
    length = 0;
    return text;
  }

  const host = {
    count: () => words.length,
    length: (/** @type {number} */ text) => words[text].length,
    at: (/** @type {number} */ text, /** @type {number} */ place) => words[text].charCodeAt(place),
    put(/** @type {number} */ letter) {
      if (length === letters.length) {
        const longer = new Uint16Array(2 * length);
        longer.set(letters);
        letters = longer;
      }
      letters[length++] = letter;
    },
    end: () => texts.push(spelled()),
    said() {
      const [word, ...more] = texts;
      texts = [];
      heard(word, more);
    },
    fetch(/** @type {number} */ offset, /** @type {number} */ count) {
      const bytes = files(spelled(), offset, count);
      fetched = bytes ?? new Uint8Array();
      return bytes ? bytes.length : -1;
    },
    fetched: (/** @type {number} */ place) => fetched[place],
    patterns: () => patterns.length,
    pattern: (/** @type {number} */ place) => patterns.charCodeAt(place),
    now: () => performance.now(),
    date: () => Date.now(),
  };

  const instance = await WebAssembly.instantiate(module, imports(module, host));
  const hear = /** @type {() => void} */ (instance.exports.hear);
  return {
    say(...said) {
      words = said;
      length = 0;
      texts = [];
      hear();
    },
  };
}

/**
 * What the module wants: ours, the memory of TeaVM, and its ties to JavaScript, of which nothing but the making of its
 * entry point is ever called.
 *
 * @param {WebAssembly.Module} module
 * @param {Record<string, Function>} host
 */
function imports(module, host) {
  const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  /** @type {{ min: number, dataSize: number }} */
  const { min, dataSize } = section ? JSON.parse(new TextDecoder().decode(section)) : { min: 1, dataSize: 0 };
  const most = 2 ** 31 - 1;
  /** @type {Record<string, Record<string, WebAssembly.ImportValue>>} */
  const wanted = {
    host,
    env: { memory: new WebAssembly.Memory({ initial: Math.max(1, min), maximum: 2 ** 15 }) },
    teavmMemory: {
      heapOffset: new WebAssembly.Global({ value: "i32", mutable: false }, (dataSize + 7) & ~7),
      maxSize: new WebAssembly.Global({ value: "i32", mutable: false }, most),
      notifyHeapResized: () => {},
    },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmJso: {
      createClass: () => ({}),
      createFunction1: () => (/** @type {unknown} */ value) => value,
      callFunction1: (/** @type {Function} */ called, /** @type {unknown} */ value) => called(value),
      defineFunction: (/** @type {Function} */ defined) => defined,
      defineStaticMethod: () => {},
      stringBuiltinsSupported: () => 0,
    },
    "wasm:js-string": {
      fromCharCode: (/** @type {number} */ letter) => String.fromCharCode(letter),
      concat: (/** @type {string} */ first, /** @type {string} */ second) => first + second,
      charCodeAt: (/** @type {string} */ text, /** @type {number} */ place) => text.charCodeAt(place),
      length: (/** @type {string} */ text) => text.length,
      substring: (/** @type {string} */ text, /** @type {number} */ from, /** @type {number} */ to) => text.substring(from, to),
    },
    teavmMath: Object.fromEntries(Object.getOwnPropertyNames(Math).map((name) => [name, Reflect.get(Math, name)])),
  };
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    wanted[from] ??= {};
    if (kind === "function" && !(name in wanted[from]))
      wanted[from][name] = () => {
        throw new Error(`${from}.${name} is not there`);
      };
  }
  return wanted;
}
