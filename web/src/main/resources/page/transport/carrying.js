// What the browser gives to games that are carried in this page while the server is away: memory that lasts, one tab at a
// time, and somebody who says that there is a network again.

import { openAway } from "./away.js";

/** @import { Left, Surroundings } from "./away.js" */

/** As settings.js names it; read anew each time, since other tabs write it, too. */
const LIST = "zwickmuehle.away";

/** @param {Pick<Surroundings, "server" | "own" | "reopen" | "tell">} page */
export function carry(page) {
  /**
   * Where storage is forbidden, as long as the page.
   *
   * @type {Record<string, Left | null>}
   */
  let memory = {};
  const away = openAway({
    ...page,
    list: () => {
      try {
        return JSON.parse(localStorage.getItem(LIST) ?? "{}");
      } catch {
        return memory;
      }
    },
    remember: (list) => {
      memory = list;
      try {
        if (Object.keys(list).length > 0) localStorage.setItem(LIST, JSON.stringify(list));
        else localStorage.removeItem(LIST);
      } catch {
        // Kept in memory only.
      }
    },
    alone: async (work) => (navigator.locks ? await navigator.locks.request(LIST, work) : work()),
    later: (work, milliseconds) => setTimeout(work, milliseconds),
  });
  addEventListener("online", () => away.look());
  return away;
}
