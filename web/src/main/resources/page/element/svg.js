// Small tools for drawing SVG without a framework.

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with attributes and children; null children are left out. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** An HTML element; `on…` attributes are listeners, `text` is its text, true sets an empty attribute. */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "text") element.textContent = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A small repeatable source of numbers from 0 to 1, so that a board looks the same every time. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Moves an SVG element without a style attribute in the markup, so that the strict policy holds. */
export function place(element, x, y, scale = 1) {
  element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

export const round = (number) => Math.round(number * 100) / 100;
