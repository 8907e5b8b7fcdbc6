// Everything works without this script. It keeps the reader's place when the language changes, and lets wide screens show the
// navigation that narrow ones fold.
(function () {
  "use strict";
  var languages = document.querySelectorAll("nav.languages a");
  for (var i = 0; i < languages.length; i++) {
    languages[i].addEventListener("click", function () {
      this.hash = location.hash;
    });
  }

  // A first touch on a term shows its definition, the second follows the link; Escape shuts what is shown.
  var touched = null;
  function open(term) {
    if (touched) touched.classList.remove("open");
    touched = term;
    if (term) term.classList.add("open");
    place(term);
  }

  // Without this script a definition hangs in the text and may be cut by a table's box; with it, it stands below its term, or
  // above it where there is more room.
  var placed = null;
  function place(term) {
    placed = term;
    var peek = term && term.nextElementSibling;
    if (!peek || !peek.classList.contains("peek")) return;
    var lines = term.getClientRects();
    if (!lines.length) return;
    var first = lines[0];
    var last = lines[lines.length - 1];
    var page = document.documentElement;
    peek.classList.add("placed");
    var edge = document.dir === "rtl" ? first.right - peek.offsetWidth : first.left;
    peek.style.left = Math.max(8, Math.min(edge, page.clientWidth - peek.offsetWidth - 8)) + "px";
    var isAbove = last.bottom + peek.offsetHeight > page.clientHeight && first.top > page.clientHeight - last.bottom;
    peek.style.top = (isAbove ? Math.max(0, first.top - peek.offsetHeight) : last.bottom) + "px";
  }
  // What isn't shown is placed when it is: a page that scrolls has no time to measure it.
  function follow() {
    var isShown = ":hover, :focus, .open";
    var peek = placed && placed.nextElementSibling;
    if (peek && (placed.matches(isShown) || peek.matches(":hover"))) place(placed);
  }
  addEventListener("scroll", follow, { capture: true, passive: true });
  addEventListener("resize", follow);
  var byTouch = false;
  addEventListener("pointerdown", function (event) {
    byTouch = event.pointerType === "touch";
    if (touched && !touched.parentNode.contains(event.target)) open(null);
  });
  addEventListener("click", function (event) {
    var term = event.target.closest && event.target.closest("a.term");
    if (!term || !byTouch || term === touched) return;
    event.preventDefault();
    open(term);
  });
  function shut(event) {
    if (event.key !== "Escape") return;
    open(null);
    var peeks = document.querySelectorAll("a.term:hover + .peek, a.term:focus + .peek, .peek:hover");
    for (var i = 0; i < peeks.length; i++) peeks[i].classList.add("shut");
  }
  addEventListener("keydown", shut);
  function again(event) {
    var term = event.target.closest && event.target.closest("a.term");
    if (!term || !term.nextElementSibling) return;
    term.nextElementSibling.classList.remove("shut");
    place(term);
  }
  addEventListener("focusin", again);
  document.addEventListener("pointerover", again);

  // On a host the browser keeps what was read, and the whole site for those who ask.
  var keep = document.querySelector("p.keep");
  if (keep && /^https?:$/.test(location.protocol) && "serviceWorker" in navigator) {
    var root = keep.dataset.root || "./";
    var manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = root + document.documentElement.lang + "/manifest.webmanifest";
    document.head.appendChild(manifest);
    navigator.serviceWorker.register(root + "sw.js").catch(function () { keep.hidden = true; });
    navigator.serviceWorker.ready.then(function (registration) {
      var status = keep.querySelector("[role=status]");
      keep.hidden = false;
      keep.querySelector("button").addEventListener("click", function () {
        registration.active.postMessage("keep");
      });
      navigator.serviceWorker.addEventListener("message", function (event) {
        status.textContent = status.dataset.done.replace("{0}", event.data.kept).replace("{1}", event.data.of);
      });
    });
  }

  // On a narrow screen the links of the site stand in a line that scrolls: the reader's part of it is in sight.
  var here = document.querySelector("nav.main [aria-current]");
  if (here) {
    var line = here.closest("ul");
    line.scrollLeft += here.getBoundingClientRect().right - line.getBoundingClientRect().right + 24;
  }

  var side = document.querySelector("nav.side > details");
  var wide = window.matchMedia("(min-width: 60rem)");
  function fold() {
    if (side) side.open = wide.matches;
  }
  fold();
  wide.addEventListener("change", fold);
  var current = document.querySelector("nav.side [aria-current=page]");
  if (current && wide.matches) {
    var box = current.closest("nav.side");
    box.scrollTop = current.offsetTop - box.clientHeight / 3;
  }
})();
