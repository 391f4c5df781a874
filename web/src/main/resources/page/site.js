// Service worker of the page without a server: keeps all files of one version together and answers from them alone, so
// that it works without a network and never mixes two versions. build/site writes version.js beside it.

importScripts("./version.js");

/** The types of a browser's workers know no particular kind of them. */
const worker = /** @type {ServiceWorkerGlobalScope & { zwickmuehle: { version: string, files: string[] } }} */ (
  /** @type {unknown} */ (self)
);

const { version, files } = worker.zwickmuehle;
const PREFIX = "zwickmuehle-site-";
/** Two sites on one host keep their files apart. */
const STORE = `${PREFIX}${worker.registration.scope} ${version}`;

/** @param {string} name */
const isOurs = (name) => name.startsWith(`${PREFIX}${worker.registration.scope} `);

worker.addEventListener("install", (event) => {
  const fresh = files.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(fresh)));
});
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

/** @param {Request} request */
async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  return found ?? fetch(request);
}
