// A game put together from what is told of it.

/**
 * @import { Entry, Game, You } from "./server"
 * @typedef {Game & { start: string, history: Entry[], you: You }} WholeGame
 */

/**
 * What is said, put together with what is known: the news of a move brings that move alone, and only the answer to one's
 * own question says who one is.
 *
 * @param {WholeGame | null} old the same game, as known so far
 * @param {Game} news
 */
export function whole(old, { entry, ...news }) {
  const past = old?.history ?? [];
  return {
    ...old,
    ...news,
    start: news.start ?? old?.start ?? "",
    history: entry ? [...past.slice(0, entry.number - 1), entry] : (news.history ?? past),
    you: news.you ?? old?.you ?? { sides: [], control: false, mayJoin: [] },
  };
}
