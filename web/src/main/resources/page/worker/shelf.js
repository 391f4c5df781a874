// The games of this browser, in its database. A change names the version it was made on; of two changes made on the same
// version, in two tabs, the first is kept.

const DATABASE = "zwickmuehle";
const GAMES = "games";
/** How often a database that was there is asked for again, and after how many milliseconds. */
const TRIES = 20;
const BETWEEN_TRIES = 100;

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
export function openShelf(changedElsewhere) {
  let connection = connect();
  const others = channel();
  if (others) others.onmessage = ({ data }) => changedElsewhere(data);

  /**
   * Whoever deletes the data of a site ends the connections to it, and there is none until that is done.
   *
   * @param {number} [tries]
   * @returns {Promise<IDBDatabase | null>}
   */
  async function connect(tries = 0) {
    const database = await open().catch(() => null);
    if (database) database.onclose = () => (connection = connect(TRIES));
    else if (tries > 0) {
      await new Promise((later) => setTimeout(later, BETWEEN_TRIES));
      return connect(tries - 1);
    }
    return database;
  }

  /**
   * @param {string} id
   * @param {number} madeOn
   * @param {(games: IDBObjectStore) => void} work
   */
  async function change(id, madeOn, work) {
    const database = await connection;
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
    others?.postMessage(id);
  }

  return {
    /** @returns {Promise<Stored[]>} */
    async all() {
      const database = await connection;
      return database ? done(database.transaction(GAMES).objectStore(GAMES).getAll()) : [];
    },

    /**
     * @param {string} id
     * @returns {Promise<Stored | undefined>}
     */
    async load(id) {
      const database = await connection;
      return database ? done(database.transaction(GAMES).objectStore(GAMES).get(id)) : undefined;
    },

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

/** To the other tabs. A browser that keeps nothing may not allow it. */
function channel() {
  try {
    return new BroadcastChannel(DATABASE);
  } catch {
    return null;
  }
}

/** @returns {Promise<IDBDatabase>} */
async function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
  return done(request);
}
