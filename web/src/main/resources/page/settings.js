// What this browser remembers: theme, light or dark, sound, language, the last game.
// Storage may be forbidden (private windows): then the settings last as long as the page.

const memory = {};

export function setting(name) {
  if (name in memory) return memory[name];
  try {
    memory[name] = localStorage.getItem(`zwickmuehle.${name}`);
  } catch {
    memory[name] = null;
  }
  return memory[name];
}

/** What another tab changed is read again. */
addEventListener("storage", () => {
  for (const name of Object.keys(memory)) delete memory[name];
});

export function remember(name, value) {
  memory[name] = value;
  try {
    if (value === null) localStorage.removeItem(`zwickmuehle.${name}`);
    else localStorage.setItem(`zwickmuehle.${name}`, value);
  } catch {
    // Kept in memory only.
  }
}
