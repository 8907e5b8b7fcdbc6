// Keeps what a reader opened, and on request the whole site, for reading without a network. Pages come fresh while there is
// a network; what is named after its content never changes and comes from the store.
"use strict";
var STORE = "pages";
var root = new URL("./", self.location).href;

self.addEventListener("install", function (event) {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", function (event) {
  event.waitUntil(self.clients.claim());
});

function stored(request) {
  return caches.match(request, { ignoreSearch: true }).then(function (answer) {
    if (answer || !request.url.endsWith("/")) return answer;
    return caches.match(request.url + "index.html");
  });
}

function fresh(request) {
  return fetch(request).then(function (answer) {
    if (answer.ok && answer.type === "basic") {
      var copy = answer.clone();
      caches.open(STORE).then(function (store) { return store.put(request, copy); });
    }
    return answer;
  });
}

self.addEventListener("fetch", function (event) {
  var request = event.request;
  if (request.method !== "GET" || request.url.indexOf(root) !== 0) return;
  var isLasting = request.url.indexOf(root + "assets/") === 0;
  event.respondWith(
    (isLasting ? stored(request) : Promise.resolve(null)).then(function (answer) {
      if (answer) return answer;
      return fresh(request).catch(function (problem) {
        return stored(request).then(function (kept) {
          if (kept) return kept;
          throw problem;
        });
      });
    })
  );
});

// The whole site, some files at a time; the page that asked hears how far it is.
function keep(client) {
  return Promise.all([fetch(root + "files.json").then(function (answer) { return answer.json(); }), caches.open(STORE)])
    .then(function (both) {
      var files = both[0];
      var store = both[1];
      var done = 0;
      function next(start) {
        if (start >= files.length) return null;
        return Promise.all(
          files.slice(start, start + 16).map(function (file) {
            return store.add(root + file).then(function () { done += 1; }, function () { return null; });
          })
        ).then(function () {
          client.postMessage({ kept: done, of: files.length });
          return next(start + 16);
        });
      }
      return next(0);
    });
}

self.addEventListener("message", function (event) {
  if (event.data === "keep" && event.source) event.waitUntil(keep(event.source));
});
