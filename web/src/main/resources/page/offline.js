// Service worker: keeps the files of the page, so that it opens without the server and says so kindly.
// The network comes first, so a new version is never hidden by an old copy.

const STORE = "zwickmuehle";

self.addEventListener("install", (event) => {
  // Where the browser can, what is asked of the server goes past this worker and is answered sooner.
  event.addRoutes?.({ condition: { urlPattern: "/api/*" }, source: "network" });
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(caches.open(STORE).then((store) => store.addAll(event.data))));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/") || pathname === "/health") return;
  const key = request.mode === "navigate" ? "/" : request;
  event.respondWith(
    (async () => {
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
    })(),
  );
});
