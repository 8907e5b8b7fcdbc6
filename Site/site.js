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
