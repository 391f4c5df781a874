// Service worker of the page without a server: keeps all files of one version together and answers from them alone, so
// that it works without a network and never mixes two versions. build/site writes version.js beside it.

importScripts("./version.js");

/** The types of a browser's workers know no particular kind of them. */
const worker = /** @type {ServiceWorkerGlobalScope & { zwickmuehle: { version: string, files: Record<string, string> } }} */ (
  /** @type {unknown} */ (self)
);

const { version, files } = worker.zwickmuehle;
const PREFIX = "zwickmuehle-site-";
/** Two sites on one host keep their files apart. */
const STORE = `${PREFIX}${worker.registration.scope} ${version}`;

/** @param {string} name */
const isOurs = (name) => name.startsWith(`${PREFIX}${worker.registration.scope} `);

worker.addEventListener("install", (event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (isOurs(name) && name !== STORE) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});
worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  else event.source?.postMessage({ version });
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { href } = new URL(request.url);
  if (request.method !== "GET" || !href.startsWith(worker.registration.scope)) return;
  if (href.startsWith(`${worker.registration.scope}databases/`)) return;
  event.respondWith(kept(request));
});

/** All files of this version or none: while a web space gets another version, it has files of both. */
async function fetchAll() {
  const store = await caches.open(STORE);
  try {
    await Promise.all(Object.entries(files).map(([file, sum]) => fetchOne(store, file, sum)));
    const list = await fetched("./version.js");
    if (!(await list.clone().text()).includes(version)) throw new Error("there is another version by now");
    await store.put("./version.js", list);
  } catch (error) {
    await caches.delete(STORE);
    throw error;
  }
}

/** @param {string} file */
async function fetched(file) {
  const response = await fetch(new Request(file, { cache: "reload" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/**
 * @param {Cache} store
 * @param {string} file
 * @param {string} sum
 */
async function fetchOne(store, file, sum) {
  const response = await fetched(file);
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== sum) throw new Error(`${file} is of another version`);
  await store.put(file, response);
}

/** @param {Request} request */
async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  return found ?? fetch(request);
}
