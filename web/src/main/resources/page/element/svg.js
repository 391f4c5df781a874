// Small tools for making SVG and HTML elements without a framework.

const SVG = "http://www.w3.org/2000/svg";

/**
 * What may stand in an element; nothing is left out.
 *
 * @typedef {Node | string | null | undefined} Child
 */

/**
 * Attributes of an element; those that begin with `on` are listeners.
 *
 * @typedef {{ [name: string]: string | number | boolean | null | undefined | ((event: never) => unknown) } & {
 *   onclick?: (event: MouseEvent) => unknown,
 *   onchange?: (event: Event) => unknown,
 *   onfocus?: (event: FocusEvent) => unknown,
 *   onsubmit?: (event: SubmitEvent) => unknown,
 * }} Attributes
 */

/**
 * An SVG element with attributes and children; null children are left out.
 *
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | null | undefined>} attributes
 * @param {...Child} children
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * An HTML element; `on…` attributes are listeners, `text` is its text, true sets an empty attribute.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} attributes
 * @param {...(Child | Child[])} children
 */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (key === "text") element.textContent = String(value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * An element that index.html promises.
 *
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/**
 * The element at or around the target of an event that a selector names.
 *
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function around(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * A small repeatable source of numbers from 0 to 1, so that a board looks the same every time.
 *
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * Moves an SVG element without a style attribute in the markup, so that the strict policy holds.
 *
 * @param {SVGElement} element
 * @param {number} x
 * @param {number} y
 */
export function place(element, x, y, scale = 1) {
  element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

/** @param {number} number */
export const round = (number) => Math.round(number * 100) / 100;

/**
 * Puts the keyboard back on what was drawn anew.
 *
 * @param {Element} root
 * @param {string} selector
 */
export function focusOn(root, selector) {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}
