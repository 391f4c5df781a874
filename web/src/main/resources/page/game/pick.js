// Entering a move: one click after the other until exactly one legal move is left.

import { answerMistake, openAnalysis, playHere } from "./analysis.js";
import { t } from "../language/language.js";
import { playMove } from "./play.js";
import { candidates, clicks, mayMove, position, state, update } from "../state.js";
import { announce, guarded, toast } from "../element/toast.js";
import { dueText } from "../view.js";

/** A point or column was chosen, by whatever means. */
export function pick(id) {
  const shown = position();
  if (!shown || state.busy) return;
  if (!mayMove()) {
    explain();
    return;
  }
  const path = [...state.path, id];
  const options = candidates(shown.moves, path);
  if (options.length > 0) {
    const finished = options.find((move) => clicks(move).length === path.length);
    if (finished) finish(finished);
    else {
      update({ path, hint: null });
      announce(dueText(shown));
    }
    return;
  }
  if (state.path.at(-1) === id) update({ path: [] });
  else if (candidates(shown.moves, [id]).length > 0 && !taking(shown)) update({ path: [id], hint: null });
  else toast(t("pick.not", { due: dueText(shown) }));
}

const taking = (shown) => candidates(shown.moves, state.path).some((move) => move.captured === clicks(move)[state.path.length]);

function explain() {
  const { game } = state;
  if (!game || game.turn === "over") toast(t("pick.over"));
  else if (!state.connected) toast(t("error.unreachable"), "bad");
  else if (game.you.sides.length === 0) toast(t("pick.watching"));
  else toast(t("pick.wait"));
}

function finish(move) {
  update({ path: clicks(move) });
  guarded(async () => {
    if (state.view === "analysis") {
      if (state.learn?.phase === "ask" || state.learn?.phase === "wrong") await answerMistake(move);
      else await playHere(move);
    } else if (state.cursor !== null) {
      await departFromGame();
      await playHere(move);
    } else await playMove(move);
  });
}

/** Leaves the live game for an analysis of it, standing where one is looking. */
export async function departFromGame() {
  const { game, cursor } = state;
  await openAnalysis({
    game: game.game,
    variant: game.variant,
    position: game.start,
    moves: game.history.map((entry) => entry.move),
    at: cursor ?? game.moveNumber,
    source: game.path ? null : { id: game.id, sides: game.you.sides },
  });
}
