// Runs before the first paint, so that theme and language never flash.
(() => {
  /** @param {string} name */
  const kept = (name) => {
    try {
      return localStorage.getItem(`zwickmuehle.${name}`);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  root.dataset.theme = kept("theme") ?? "wood";
  root.dataset.scheme = kept("scheme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.lang = kept("language") ?? (navigator.language.toLowerCase().startsWith("de") ? "de" : "en");
})();
