// Perfect play: what is known for certain about Mühle here, and more of it built on request.

import * as api from "../transport/api.js";
import { language, say, t } from "../language/language.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";

/**
 * @import { Perfect } from "../transport/server"
 *
 * @typedef {Perfect["rules"][number]} Known what is known under a rule set
 * @typedef {Known["steps"][number]} Further what more could be built
 */

const BUSY_MILLIS = 1000;
const IDLE_MILLIS = 5000;

/** @param {HTMLElement} root */
export async function showPerfect(root) {
  const page = new PerfectPage(await api.perfect());
  root.append(html("h2", { text: t("nav.perfect") }), html("p", { class: "lead", text: t("perfect.about") }), page.element);
  page.keepLooking();
}

/** @param {number} value */
const number = (value, digits = 0) => value.toLocaleString(language(), { maximumFractionDigits: digits });

/**
 * Bytes as people say them.
 *
 * @param {number} bytes
 */
function size(bytes) {
  if (bytes >= 1e9) return `${number(bytes / 1e9, 1)} GB`;
  return bytes >= 1e6 ? `${number(bytes / 1e6)} MB` : `${number(Math.max(1, bytes / 1e3))} KB`;
}

/**
 * Seconds as people say them.
 *
 * @param {number} seconds
 */
function duration(seconds) {
  return seconds < 90
    ? t("perfect.seconds", { seconds: number(Math.max(1, Math.round(seconds))) })
    : t("perfect.minutes", { minutes: number(Math.round(seconds / 60)) });
}

/**
 * What is done to a pair of sectors, in words: the server says it in one word and perhaps a number.
 *
 * @param {string} stage
 */
function stageWords(stage) {
  const [word, ...rest] = stage.split(/[ ,]+/);
  if (word === "level") return t("perfect.stage.level", { level: rest[0] });
  return word === "book" ? t("perfect.stage.book", { done: rest[0], total: rest[2] }) : t(`perfect.stage.${word}`);
}

/**
 * How far perfect play goes under these rules.
 *
 * @param {Known} known
 */
function reachWords({ complete, stones }) {
  if (complete) return t("perfect.complete");
  return stones ? t("perfect.reach", { stones }) : t("perfect.nothing");
}

/**
 * Which steps something stands in the way of; what that is is read by whoever wants to know.
 *
 * @param {Further[]} beyond
 */
function beyondWords(beyond) {
  const stones = new Intl.ListFormat(document.documentElement.lang, { style: "narrow" }).format(beyond.map((step) => String(step.stones)));
  return `${t("perfect.upTo", { stones })}: ${t("perfect.beyond")}`;
}

class PerfectPage {
  /** @param {Perfect} known */
  constructor(known) {
    this.known = known;
    this.bar = html("progress", { max: "1", "aria-label": t("perfect.building") });
    this.what = html("h3", {});
    this.how = html("p", { class: "quiet", role: "status" });
    this.stop = html("button", {
      type: "button",
      id: "pause-build",
      text: t("perfect.pause"),
      onclick: () => {
        this.act(api.pauseBuild);
      },
    });
    this.progress = html(
      "section",
      { class: "card build", "aria-label": t("perfect.building"), hidden: true },
      this.what,
      this.bar,
      this.how,
      this.stop,
    );
    this.list = html("ul", { class: "perfect-list" });
    this.note = html("p", { class: "quiet" });
    this.element = html("div", {}, this.progress, this.list, this.note);
    this.shown = "";
    this.show(known);
  }

  /** Asks again as long as the page stands, often while something is built. */
  keepLooking() {
    setTimeout(
      async () => {
        if (!this.element.isConnected) return;
        try {
          this.show(await api.perfect());
        } catch {
          // The server is away for a moment; the header says so.
        }
        this.keepLooking();
      },
      this.known.building ? BUSY_MILLIS : IDLE_MILLIS,
    );
  }

  /** @param {Perfect} known */
  show(known) {
    this.known = known;
    this.showBuild(known.building);
    // Buttons stay the same elements while nothing changes, so that focus is not lost.
    const key = JSON.stringify([known.rules, known.mayBuild, known.building?.rules, language()]);
    if (key === this.shown) return;
    this.shown = key;
    this.list.replaceChildren(...known.rules.map((rules) => this.card(rules)));
    this.note.textContent = known.mayBuild ? t("perfect.costs", { free: size(known.freeBytes) }) : t("perfect.elsewhere");
  }

  /** @param {Perfect["building"]} build */
  showBuild(build) {
    this.progress.hidden = !build;
    this.stop.hidden = !this.known.mayBuild;
    if (!build) return;
    const title = this.known.rules.find((rules) => rules.rules === build.rules)?.title ?? null;
    this.what.textContent = t("perfect.buildingUp", { rules: say(title), stones: build.stones });
    this.bar.value = build.total ? build.done / build.total : 0;
    const parts = [build.sector ? `${build.sector}: ${stageWords(build.stage)}` : t("perfect.starting")];
    if (build.rate > 0) parts.push(t("perfect.rate", { rate: number(build.rate / 1e6, 1) }));
    if (build.secondsLeft !== null) parts.push(t("perfect.left", { time: duration(build.secondsLeft) }));
    this.how.textContent = parts.join(" · ");
  }

  /** @param {Known} rules */
  card(rules) {
    const held = rules.sectors
      ? t("perfect.held", { sectors: rules.sectors, positions: number(rules.positions), size: size(rules.bytes) })
      : "";
    const beyond = rules.steps.filter((step) => step.obstacle);
    return html(
      "li",
      { class: "card" },
      html("h3", { text: say(rules.title) }),
      html("p", { text: reachWords(rules) }),
      held ? html("p", { class: "quiet", text: held }) : null,
      this.steps(
        rules,
        rules.steps.filter((step) => !step.obstacle),
      ),
      beyond.length
        ? html("details", { class: "beyond" }, html("summary", { text: beyondWords(beyond) }), this.steps(rules, beyond))
        : null,
    );
  }

  /**
   * @param {Known} rules
   * @param {Further[]} steps
   */
  steps(rules, steps) {
    if (steps.length === 0) return null;
    return html(
      "ul",
      { class: "steps" },
      steps.map((step) => this.step(rules, step)),
    );
  }

  /**
   * @param {Known} rules
   * @param {Further} step
   */
  step(rules, step) {
    const label = t("perfect.upTo", { stones: step.stones });
    const cost = t("perfect.cost", { time: duration(step.seconds), size: size(step.bytes) });
    const open = !this.known.building;
    const build = html("button", {
      type: "button",
      text: t("perfect.build"),
      "aria-label": `${t("perfect.build")}: ${say(rules.title)}, ${label}`,
      "aria-disabled": open ? null : "true",
      onclick: () => {
        if (open) this.act(() => api.build(rules.rules, step.stones));
      },
    });
    return html(
      "li",
      {},
      html("span", {}, html("b", { text: label }), html("span", { class: "quiet", text: step.obstacle ? say(step.obstacle) : cost })),
      this.known.mayBuild && !step.obstacle ? build : null,
    );
  }

  /** @param {() => Promise<Perfect>} ask */
  act(ask) {
    return guarded(async () => {
      this.show(await ask());
      // The button pressed is gone: the keyboard goes on from what took its place.
      (this.known.building ? this.stop : this.list.querySelector("button"))?.focus();
    });
  }
}
