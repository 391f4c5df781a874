// Entering a move: one click after the other until exactly one legal move is left.

import { answerMistake, openAnalysis, playHere } from "./analysis.js";
import { t } from "../language/language.js";
import { hurry, playMove } from "./play.js";
import { candidates, clicked, clicks, mayMove, position, state, stepKind, update } from "../state.js";
import { announce, guarded, hush, toast } from "../element/toast.js";
import { dueText } from "../view.js";

/** @import { LiveGame } from "../state.js" */
/** @import { Move, Position } from "../transport/server" */

/**
 * A point or column was chosen, by whatever means.
 *
 * @param {string} id
 */
export function pick(id) {
  // While something waits or moves, a click only brings it to its end.
  if (state.view === "play" && hurry()) return;
  const shown = position();
  if (!shown || state.busy) return;
  if (!mayMove()) {
    explain();
    return;
  }
  const next = clicked(shown.moves, state.path, id);
  if (!next) {
    toast(guardedStone(shown, id) ? t("pick.protected", { point: id }) : t("pick.not", { due: dueText(shown) }));
    return;
  }
  hush();
  if ("move" in next) finish(next.move);
  else {
    const further = next.path.length > state.path.length;
    update({ path: next.path, hint: null });
    if (further) announce(dueText(shown));
  }
}

/**
 * Whether somebody wants to take a stone that is protected by its mill.
 *
 * @param {Position} shown
 * @param {string} id
 */
export function guardedStone(shown, id) {
  const taking = candidates(shown.moves, state.path).some((move) => stepKind(move, state.path.length) === "take");
  return taking && shown.points.some((point) => point.name === id && point.inMill && point.stone !== shown.mover);
}

function explain() {
  const { game } = state;
  if (state.view === "play" && state.cursor !== null) toast(t("pick.past"));
  else if (!game || game.turn === "over") toast(t("pick.over"));
  else if (!state.connected) toast(t("error.unreachable"), "bad");
  else if (game.you.sides.length === 0) toast(t("pick.watching"));
  else toast(t("pick.wait"));
}

/** @param {Move} move */
function finish(move) {
  update({ path: clicks(move) });
  guarded(async () => {
    if (state.view === "analysis") {
      if (state.learn?.phase === "ask" || state.learn?.phase === "wrong") await answerMistake(move);
      else await playHere(move);
    } else await playMove(move);
  });
}

/**
 * Leaves the live game for an analysis of it, standing where one is looking.
 *
 * @param {LiveGame} game
 */
export async function departFromGame(game) {
  hush();
  await openAnalysis({
    game: game.game,
    variant: game.variant,
    position: game.start,
    moves: game.history.map((entry) => entry.move),
    at: state.cursor ?? game.moveNumber,
    source: game.path ? null : { id: game.id, sides: game.you.sides, winner: game.outcome.winner, over: game.outcome.over },
  });
}
