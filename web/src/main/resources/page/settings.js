// What this browser remembers: theme, light or dark, sound, language, the last game.
// Storage may be forbidden (private windows): then the settings last as long as the page.

/** @type {Record<string, string | null>} */
const memory = {};

/**
 * @param {string} name
 * @returns {string | null}
 */
export function setting(name) {
  if (name in memory) return memory[name];
  try {
    memory[name] = localStorage.getItem(`zwickmuehle.${name}`);
  } catch {
    memory[name] = null;
  }
  return memory[name];
}

/**
 * What another tab changes is read again.
 *
 * @param {(name: string | undefined) => void} changed told what it was, if it was one thing
 */
export function heedOtherTabs(changed) {
  addEventListener("storage", ({ key }) => {
    for (const name of Object.keys(memory)) delete memory[name];
    changed(key?.replace("zwickmuehle.", ""));
  });
}

/**
 * @param {string} name
 * @param {string | null} value
 */
export function remember(name, value) {
  memory[name] = value;
  try {
    if (value === null) localStorage.removeItem(`zwickmuehle.${name}`);
    else localStorage.setItem(`zwickmuehle.${name}`, value);
  } catch {
    // Kept in memory only.
  }
}
