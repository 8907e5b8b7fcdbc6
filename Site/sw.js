// Keeps what a reader opened, and on request the whole site, for reading without a network. Pages come fresh while there is
// a network; what is named after its content never changes and comes from the store.
"use strict";
const root = new URL("./", self.location).href;
const begins = (url, path) => url.startsWith(root + path);
// The parts of the search's index go together: each is asked for with the version that `root.js` gives for all of them.
const isIndex = (url) => url.split("?")[0] === `${root}search/root.js`;
const isPart = (url) => begins(url, "search/") && !isIndex(url);
const versionIn = (text) => (/"version":"([^"]*)"/.exec(text) || [])[1];
const open = () => caches.open("pages");

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function stored(request) {
  const store = await open();
  const answer = await store.match(request, { ignoreSearch: !isPart(request.url) });
  return answer || !request.url.endsWith("/") ? answer : store.match(`${request.url}index.html`);
}

async function forget(isOld) {
  const store = await open();
  for (const { url } of await store.keys()) if (isOld(url)) await store.delete(url);
}

async function put(request, answer) {
  const store = await open();
  // An answer to the same address with another question would be older.
  if (!isPart(request.url)) await store.delete(request, { ignoreSearch: true });
  if (answer.status === 404) return;
  await store.put(request, answer.clone());
  if (!isIndex(request.url)) return;
  const version = versionIn(await answer.text());
  await forget((url) => isPart(url) && !url.endsWith(`?${version}`));
}

async function answer(event) {
  const { request } = event;
  if (begins(request.url, "assets/") || (isPart(request.url) && request.url.includes("?"))) {
    const kept = await stored(request);
    if (kept) return kept;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.type === "basic" && (fresh.ok || fresh.status === 404)) event.waitUntil(put(request, fresh.clone()));
    return fresh;
  } catch (problem) {
    const kept = await stored(request);
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && begins(event.request.url, "")) event.respondWith(answer(event));
});

// The whole site, some files at a time; the page that asked hears how far it is.
async function keep(client) {
  const now = (path) => fetch(root + path, { cache: "no-cache" });
  const files = await (await now("files.json")).json();
  const version = versionIn(await (await now("search/root.js")).text());
  const urls = files.map((file) => root + file).map((url) => (isPart(url) ? `${url}?${version}` : url));
  const store = await open();
  let kept = 0;
  const add = async (url) => {
    const isLasting = begins(url, "assets/") || isPart(url);
    if (isLasting && (await store.match(url))) kept += 1;
    else await store.add(new Request(url, { cache: isLasting ? "default" : "no-cache" })).then(() => (kept += 1), () => {});
  };
  for (let start = 0; start < urls.length; start += 16) {
    await Promise.all(urls.slice(start, start + 16).map(add));
    client.postMessage({ kept, of: urls.length });
  }
  const wanted = new Set(urls);
  if (kept === urls.length) await forget((url) => !wanted.has(url));
}

self.addEventListener("message", (event) => {
  if (event.data === "keep" && event.source) event.waitUntil(keep(event.source));
});
