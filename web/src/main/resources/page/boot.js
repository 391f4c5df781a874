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
  root.lang = kept("language") ?? (navigator.language.toLowerCase().startsWith("de") ? "de" : "en");
  /**
   * @param {string} path
   * @param {Record<string, string>} kind
   */
  const fetchEarly = (path, kind) =>
    document.head.append(Object.assign(document.createElement("link"), { href: new URL(path, here).href, ...kind }));
  // What depends on look and language is fetched beside the rest of the first view, not after it.
  const pixel = root.dataset.theme === "pixel";
  for (const face of pixel ? ["vt323", "jersey-15"] : ["alegreya-sans", "alegreya-bold", "alegreya-sans-bold"])
    fetchEarly(`typeface/${face}.woff2`, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "" });
  for (const script of [`language/${root.lang}`, ...(pixel ? ["skin/pixel", "skin/pixelicons"] : [])])
    fetchEarly(`${script}.js`, { rel: "modulepreload" });
})();
