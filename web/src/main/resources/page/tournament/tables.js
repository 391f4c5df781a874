// Standings and cross table, kept in step with the games.

import { html } from "../element/svg.js";
import { t } from "../language/language.js";
import { setText } from "../panel/parts.js";
import { cellPoints, points, signed } from "./words.js";

/** @import { Tournament } from "../transport/server" */

/**
 * A column of a table: the key of its title, and whether it holds numbers.
 *
 * @typedef {[key: string, numbers: boolean]} Column
 */

/** @type {Column[]} */
export const STANDING_COLUMNS = [
  ["rank", true],
  ["name", false],
  ["points", true],
  ["games", true],
  ["wins", true],
  ["draws", true],
  ["losses", true],
  ["tieBreak", true],
  ["elo", true],
  ["forfeits", true],
];

/**
 * The cells of a line of the table, in the order of its columns.
 *
 * @param {Tournament["standings"][number]} row
 */
export const standingCells = (row) => [
  row.rank,
  row.name,
  points(row.points),
  row.games,
  row.wins,
  row.draws,
  row.losses,
  points(row.tieBreak),
  `${signed(row.elo)} ±${row.eloError}`,
  row.forfeits || "",
];

/** @type {Column[]} */
export const MACHINE_COLUMNS = [
  ["machine", false],
  ["state", false],
  ["plays", false],
  ["hasPlayed", true],
  ["speed", true],
  ["load", true],
];

/**
 * A machine that plays for this tournament, in the order of these columns.
 *
 * @param {Tournament["machines"][number]} machine
 */
export const machineCells = (machine) => [
  machine.name,
  t(`tournament.machine.${machine.state}`),
  machine.games.join(", ") || "–",
  machine.played,
  Math.round(machine.speed),
  machine.load.toFixed(1).replace(".", t("decimal")),
];

/** A table whose cells are only touched where they changed. */
export class LiveTable {
  /**
   * @param {string} caption
   * @param {Column[] | null} columns
   */
  constructor(caption, columns) {
    this.headKey = "";
    this.columns = columns;
    this.head = html("tr");
    this.body = html("tbody");
    this.element = html(
      "table",
      { class: "table-grid" },
      html("caption", { class: "hidden-text", text: caption }),
      html("thead", {}, this.head),
      this.body,
    );
    if (columns) this.showHead(columns.map(([key]) => ({ text: t(`tournament.short.${key}`), title: t(`tournament.${key}`) })));
  }

  /** @param {{ text: string, title: string }[]} titles */
  showHead(titles) {
    const key = JSON.stringify(titles);
    if (key === this.headKey) return;
    this.headKey = key;
    this.head.replaceChildren(
      ...titles.map(({ text, title }, index) =>
        html("th", { scope: "col", class: this.numeric(index) ? "number" : null }, html("abbr", { title, text })),
      ),
    );
  }

  /** @param {number} index */
  numeric(index) {
    return this.columns ? this.columns[index][1] : index !== 1;
  }

  /**
   * @param {number} index
   * @param {number} nameAt
   */
  cell(index, nameAt) {
    if (index === nameAt) return html("th", { scope: "row" });
    return html("td", { class: this.numeric(index) ? "number" : null });
  }

  /**
   * Lines of cells; the second cell of each names its line.
   *
   * @param {(string | number)[][]} lines
   */
  show(lines, nameAt = 1) {
    while (this.body.rows.length > lines.length) this.body.lastElementChild?.remove();
    lines.forEach((cells, row) => {
      const line = this.body.rows[row] ?? this.body.appendChild(html("tr"));
      while (line.cells.length > cells.length) line.lastElementChild?.remove();
      cells.forEach((text, index) => {
        setText(line.cells[index] ?? line.appendChild(this.cell(index, nameAt)), String(text));
      });
    });
  }
}

/** The cross table: a column for every player, in the order of the standings. */
export class CrossTable {
  constructor() {
    this.table = new LiveTable(t("tournament.cross"), null);
    this.table.element.classList.add("cross");
    this.element = this.table.element;
  }

  /**
   * The results of each pairing, for who points at its points.
   *
   * @param {string[][]} crossTable
   */
  tell(crossTable) {
    crossTable.forEach((line, row) => {
      line.forEach((cell, column) => {
        const element = this.table.body.rows[row].cells[column + 2];
        if (element.title !== cell) element.title = cell;
      });
    });
  }

  /** @param {Tournament} tournament */
  show({ standings, crossTable }) {
    this.table.showHead([
      { text: t("tournament.short.rank"), title: t("tournament.rank") },
      { text: t("tournament.short.name"), title: t("tournament.name") },
      ...standings.map((row, index) => ({ text: String(index + 1), title: row.name })),
      { text: t("tournament.short.points"), title: t("tournament.points") },
    ]);
    // With more than two games a pairing the results of each would make a table nobody can see at once.
    const short = crossTable.some((line) => line.some((cell) => cell.length > 2));
    this.table.element.classList.toggle("many", standings.length > 16);
    this.table.show(
      standings.map((row, index) => [
        index + 1,
        row.name,
        ...crossTable[index].map((cell) => (short ? cellPoints(cell) : cell)),
        points(row.points),
      ]),
    );
    if (short) this.tell(crossTable);
  }
}
