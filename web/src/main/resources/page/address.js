// Where the page is: its views are paths of the server, or, where there is none, what follows the # of the address.

/** Whether the page has no server, as build/site writes it into the root element. */
export const alone = globalThis.document?.documentElement?.hasAttribute("data-alone") ?? false;

/**
 * The view and its question, as in /analysis?game=muehle.
 *
 * @returns {Pick<URL, "pathname" | "search">}
 */
export const here = () => (alone ? new URL(`http://page/${location.hash.replace(/^#\/?/, "")}`) : location);

/**
 * A view as a link says it.
 *
 * @param {string} path
 */
const hrefOf = (path) => (alone ? `#${path}` : path);

/**
 * The view that a link of ours leads to.
 *
 * @param {Element} link
 */
export const routeOf = (link) => (link.getAttribute("href") ?? "/").replace(/^#/, "");

/**
 * The whole address of a view, to be given to others.
 *
 * @param {string} path
 */
export const linkTo = (path) => new URL(hrefOf(path), location.href).href;

/**
 * Writes a view into the address.
 *
 * @param {string} path
 * @param {"pushState" | "replaceState"} how
 */
export const write = (path, how = "pushState") => history[how](null, "", hrefOf(path));

/** Links are written as for a server; where there is none they are put right before anybody can follow them. */
export function mendLinks() {
  if (!alone) return;
  /** @param {Event} event */
  const mend = ({ target }) => {
    const link = target instanceof Element ? target.closest("a[data-route]") : null;
    if (link) link.setAttribute("href", hrefOf(routeOf(link)));
  };
  for (const name of ["pointerover", "focusin", "touchstart"]) document.addEventListener(name, mend, { passive: true });
}
