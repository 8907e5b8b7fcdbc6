// The front page alone honours the browser's language. A reader who came back here on purpose stays.
(function () {
  "use strict";
  var tags = (document.documentElement.dataset.languages || "").split(" ");
  var cameFromHere = document.referrer && document.referrer.indexOf(location.origin) === 0;
  if (cameFromHere || location.hash === "#choose") return;
  var wanted = navigator.languages || [navigator.language || ""];
  for (var i = 0; i < wanted.length; i++) {
    var primary = wanted[i].toLowerCase().split("-")[0];
    for (var j = 0; j < tags.length; j++) {
      if (tags[j].toLowerCase().split("-")[0] === primary) {
        location.replace(tags[j] + "/index.html");
        return;
      }
    }
  }
})();
