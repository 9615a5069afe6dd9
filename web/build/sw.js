/**
 * The page without a network. scripts/offline.py writes the lists, which change with every version, as this file does.
 *
 * A document comes from the network if there is one, so that nobody stays with an old page; its files are named by what
 * is in them and come from where they were kept. Files of the version before stay as long as pages of it may be open:
 * an update breaks no running game.
 */
const VERSION = "";
const FILES = [];
const ENGINE = [];

const NAME = `cattery-${VERSION}`;
const KEPT = 2; // this version and the one before
const PATIENCE = 4000; // ms for a document, where the network is worse than none
const DOCUMENT = "./";
const ANY = { ignoreVary: true }; // one browser speaks one way

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.data === "engine" && event.waitUntil(keep(ENGINE)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.includes("/api/")) return;
  if (request.mode === "navigate") event.respondWith(newest(request, DOCUMENT));
  else if (pathname.endsWith("/engine.json")) event.respondWith(newest(request, "engine.json"));
  else event.respondWith(fileFor(request));
});

async function keep(files) {
  const cache = await caches.open(NAME);
  const there = await Promise.all(files.map((file) => cache.match(file, ANY)));
  await cache.addAll(files.filter((_, i) => !there[i]).map((file) => new Request(file, { cache: "no-cache" })));
}

async function install() {
  await keep([DOCUMENT, ...FILES]);
  const all = await caches.keys();
  const before = await Promise.all(all.map(async (name) => (await caches.open(name)).match(ENGINE[0] ?? "", ANY)));
  if (before.some(Boolean)) await keep(ENGINE); // whoever had it has it in the new version as well
  await self.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("cattery-") && name !== NAME);
  await Promise.all(old.slice(0, Math.max(0, old.length - KEPT + 1)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the network if it answers in time, else as it was kept. */
async function newest(request, name) {
  const kept = await (await caches.open(NAME)).match(name, ANY);
  const asking = fetch(request);
  if (!kept) return asking;
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([asking.catch(() => kept), late]).then((answer) => answer.clone());
}

async function fileFor(request) {
  return (await (await caches.open(NAME)).match(request, ANY)) ?? (await caches.match(request, ANY)) ?? fetch(request);
}
