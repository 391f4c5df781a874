// The books of puzzles, files beside the module that are fetched when somebody wants puzzles.

/** @param {(game: string, text: string) => void} brought */
export function openPuzzles(brought) {
  /** @type {Map<string, Promise<void>>} */
  const books = new Map();

  /** @param {string} game */
  async function fetched(game) {
    const response = await fetch(new URL(`../puzzles/${game}.txt`, import.meta.url));
    if (!response.ok) throw new Error(`${response.status}`);
    brought(game, await response.text());
  }

  return {
    /**
     * Brings the book of a game, once. One that cannot be had now is asked for again next time; who wants puzzles of it
     * meanwhile is told by Java that it is missing.
     *
     * @param {string} game
     */
    bring(game) {
      if (!/^[a-z]+$/.test(game)) return Promise.resolve();
      const known = books.get(game) ?? fetched(game).catch(() => void books.delete(game));
      books.set(game, known);
      return known;
    },
  };
}
