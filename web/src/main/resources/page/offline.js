// Service worker: keeps the files of the page, so that it opens without the server and says so kindly.
// The network comes first, so a new version is never hidden by an old copy.

const STORE = "zwickmuehle";

/** The types of a browser's workers know no particular kind of them. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {ExtendableEvent & { addRoutes?: (rule: { condition: { urlPattern: string }, source: "network" }) => void }} InstallEvent */

worker.addEventListener("install", (/** @type {InstallEvent} */ event) => {
  // Where the browser can, what is asked of the server goes past this worker and is answered sooner.
  event.addRoutes?.({ condition: { urlPattern: "/api/*" }, source: "network" });
  worker.skipWaiting();
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) =>
  event.waitUntil(event.data.carrying ? keepCarrying(event.data.carrying) : keepAll(event.data)),
);
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/") || pathname === "/health") return;
  event.respondWith(networkFirst(request));
});

/** @param {string[]} files */
const keepAll = async (files) => (await caches.open(STORE)).addAll(files);

/**
 * What carries games while the server is away, its first file before the others: a server that was built without it has
 * none of it.
 *
 * @param {string[]} files
 */
async function keepCarrying([first, ...others]) {
  const store = await caches.open(STORE);
  const module = await fetch(first);
  if (!module.ok) return;
  await store.put(first, module);
  await store.addAll(others);
}

/** @param {Request} request */
async function networkFirst(request) {
  const key = request.mode === "navigate" ? "/" : request;
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await store.match(key);
    if (kept) return kept;
    throw error;
  }
}
