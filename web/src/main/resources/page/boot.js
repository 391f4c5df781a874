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
  // Beside this file, wherever the page lies.
  const here = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src ?? location.href;
  // The typefaces of the first view are fetched beside the stylesheets, not after them.
  for (const face of root.dataset.theme === "pixel" ? ["vt323", "jersey-15"] : ["alegreya-sans", "alegreya-bold", "alegreya-sans-bold"]) {
    const link = document.createElement("link");
    Object.assign(link, {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      crossOrigin: "",
      href: new URL(`typeface/${face}.woff2`, here).href,
    });
    document.head.append(link);
  }
  root.lang = kept("language") ?? (navigator.language.toLowerCase().startsWith("de") ? "de" : "en");
})();
