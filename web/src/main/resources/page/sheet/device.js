// Perfect play without a server: which databases of Mühle lie beside the page, and keeping one on this device.

import { loadCatalogue, variantTitle } from "../catalogue.js";
import { language, t } from "../language/language.js";
import { html } from "../element/svg.js";
import { announce, guarded } from "../element/toast.js";
import { canKeep, forget, keep, keptFiles, partsOf, rangesOf } from "../worker/keeping.js";

const RULES = ["klassisch", "kurs", "theorie"];

/** @param {number} bytes */
function size(bytes) {
  /** @param {number} amount */
  const number = (amount) => amount.toLocaleString(language(), { maximumFractionDigits: 1 });
  if (bytes >= 1e9) return `${number(bytes / 1e9)} GB`;
  return bytes >= 1e6 ? `${number(bytes / 1e6)} MB` : `${number(bytes / 1e3)} KB`;
}

/** @param {HTMLElement} root */
export async function showDevice(root) {
  const stop = new AbortController();
  const list = html("div", { id: "databases" });
  const nothing = html("p", { class: "quiet", id: "no-database", text: t("keep.none"), hidden: true });
  root.append(html("h2", { text: t("nav.perfect") }), html("p", { class: "lead", text: t("keep.about") }), list, nothing);
  await loadCatalogue();
  const cards = await Promise.all(RULES.map((rules) => cardOf(rules, stop.signal)));
  list.replaceChildren(...cards.flat());
  nothing.hidden = cards.flat().length > 0;
  return () => stop.abort();
}

/**
 * @param {string} rules
 * @param {AbortSignal} signal
 */
async function cardOf(rules, signal) {
  const [ranges, kept] = await Promise.all([rangesOf(rules), keptFiles(rules)]);
  if (ranges === "missing" && kept.size === 0) return [];
  const card = html("section", { class: "card", id: `database-${rules}`, "aria-label": variantTitle("muehle", rules) });
  await fill(card, rules, ranges, signal);
  return [card];
}

/**
 * @param {HTMLElement} card
 * @param {string} rules
 * @param {"there" | "whole" | "missing"} ranges
 * @param {AbortSignal} signal
 */
async function fill(card, rules, ranges, signal) {
  const kept = await keptFiles(rules);
  const parts = ranges === "missing" ? [] : await partsOf(rules);
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const complete = kept.size > 0 && kept.size >= parts.length;
  const here = [...kept.values()].reduce((sum, file) => sum + file.size, 0);
  const status = html("p", { role: "status", text: words(ranges, complete, size(complete ? here : total)) });
  const bar = html("progress", { max: "1", value: "0", hidden: true, "aria-label": t("keep.keeping") });
  const again = () => fill(card, rules, ranges, signal);

  async function fetchAll() {
    button.disabled = true;
    bar.hidden = false;
    // So that the browser does not clear it away when room gets scarce.
    await navigator.storage.persist?.();
    try {
      await keep(
        rules,
        parts,
        (bytes) => {
          bar.setAttribute("value", String(bytes / total));
          status.textContent = t("keep.progress", { done: size(bytes), total: size(total) });
        },
        signal,
      );
      announce(t("keep.kept", { size: size(total) }));
      await again();
    } catch {
      if (signal.aborted) return;
      bar.hidden = true;
      button.disabled = false;
      status.textContent = t("keep.failed");
    }
  }

  const button = html("button", {
    type: "button",
    class: "primary keep",
    text: t("keep.keep", { size: size(total) }),
    hidden: complete || parts.length === 0 || !canKeep(),
    onclick: () => guarded(fetchAll),
  });
  const cannot = html("p", { class: "quiet", text: t("keep.cannot"), hidden: complete || parts.length === 0 || canKeep() });
  const drop = html("button", {
    type: "button",
    class: "forget",
    text: t("keep.forget"),
    hidden: kept.size === 0,
    onclick: () =>
      guarded(async () => {
        await forget(rules);
        await again();
      }),
  });
  card.replaceChildren(
    html("h3", { text: variantTitle("muehle", rules) }),
    status,
    bar,
    cannot,
    html("div", { class: "tools" }, button, drop),
  );
}

/**
 * @param {"there" | "whole" | "missing"} ranges
 * @param {boolean} complete
 * @param {string} amount
 */
function words(ranges, complete, amount) {
  if (complete) return t("keep.kept", { size: amount });
  return t(ranges === "whole" ? "keep.whole" : "keep.there", { size: amount });
}
