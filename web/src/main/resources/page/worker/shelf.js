// The games of this browser, in its database. A change names the version it was made on; of two changes made on the same
// version, in two tabs, the first is kept.

const DATABASE = "zwickmuehle";
const GAMES = "games";

/**
 * A game as StoredGame.java writes it; what else is in it concerns Java alone.
 *
 * @typedef {{ id: string, version: number, changed: number }} Stored
 */

/** The game that is kept has another version. */
export class Overtaken extends Error {}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Where the browser allows no database, as in some private windows, games last as long as the page.
 *
 * @param {(id: string) => void} changedElsewhere
 */
export async function openShelf(changedElsewhere) {
  const database = await open().catch(() => null);
  const others = new BroadcastChannel(DATABASE);
  others.onmessage = ({ data }) => changedElsewhere(data);

  /**
   * @param {string} id
   * @param {number} madeOn
   * @param {(games: IDBObjectStore) => void} work
   */
  async function change(id, madeOn, work) {
    if (!database) return;
    const transaction = database.transaction(GAMES, "readwrite", { durability: "strict" });
    const finished = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () => reject(transaction.error ?? new Overtaken());
    });
    const games = transaction.objectStore(GAMES);
    const before = games.get(id);
    before.onsuccess = () => {
      if ((before.result?.version ?? 0) === madeOn) work(games);
      else transaction.abort();
    };
    await finished;
    others.postMessage(id);
  }

  return {
    /** @returns {Promise<Stored[]>} */
    all: async () => (database ? done(database.transaction(GAMES).objectStore(GAMES).getAll()) : []),

    /**
     * @param {string} id
     * @returns {Promise<Stored | undefined>}
     */
    load: async (id) => (database ? done(database.transaction(GAMES).objectStore(GAMES).get(id)) : undefined),

    /**
     * Keeps a game; what returned is on the device.
     *
     * @param {Stored} game
     * @param {number} madeOn the version it was made on, 0 for a new game
     */
    keep: (game, madeOn) => change(game.id, madeOn, (games) => games.put(game)),

    /**
     * Removes a game, if it is still of this version.
     *
     * @param {string} id
     * @param {number} version
     */
    remove: (id, version) => change(id, version, (games) => games.delete(id)),
  };
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
  return done(request);
}
