// Games that come as JSON (JsonRecords.java), written as the text that Java reads without it (TextRecords.java).

/**
 * @typedef {{ move: string, seconds?: number, evaluation?: number, depth?: number }} Move
 * @typedef {{ game?: string, rules?: string, white?: string, black?: string, start?: string, result?: string, code?: string,
 *   reason?: { en?: string, de?: string }, tags?: Record<string, unknown>, moves?: (string | Move)[] }} GameRecord
 */

/**
 * The text itself, or the text of the games if it is JSON.
 *
 * @param {string} text
 */
export function asText(text) {
  const json = parsed(text);
  if (typeof json !== "object" || json === null) return text;
  const games = Array.isArray(json) ? json : (json.games ?? [json]);
  if (!Array.isArray(games) || games.some((game) => typeof game !== "object" || game === null)) return text;
  return games.map(written).join("\n");
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {GameRecord} game */
function written({ game, rules, white, black, start, result, code, reason, tags, moves }) {
  const known = { Game: game, Rules: rules, White: white ?? "?", Black: black ?? "?", Start: start, ...tags };
  const all = { ...known, Result: result ?? "*", Code: code, Reason: reason?.en, Grund: reason?.de ?? reason?.en };
  const lines = Object.entries(all).flatMap(([name, value]) => (typeof value === "string" ? [`[${name} "${escaped(value)}"]`] : []));
  return [...lines, "", ...(moves ?? []).map(moveText), result ?? "*", ""].join("\n");
}

/** @param {string} value */
const escaped = (value) => value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r");

/** @param {string | Move} move */
function moveText(move) {
  if (typeof move === "string") return move;
  if (typeof move.seconds !== "number") return String(move.move);
  return `${move.move} {${move.seconds.toFixed(3)} s${evaluationText(move)}}`;
}

/** @param {Move} move */
function evaluationText({ evaluation, depth }) {
  if (typeof evaluation !== "number") return "";
  const sign = evaluation < 0 ? "" : "+";
  return `, ${sign}${evaluation}${typeof depth === "number" ? `/${depth}` : ""}`;
}
