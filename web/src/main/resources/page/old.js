// Says which browsers work, in one that cannot run the page without a server. Written so that old ones understand it.
(function () {
  var structure = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);
  if (typeof WebAssembly === "object" && WebAssembly.validate(structure)) return;
  document.documentElement.setAttribute("data-old", "");
  document.addEventListener("DOMContentLoaded", function () {
    var german = (navigator.language || "").toLowerCase().indexOf("de") === 0;
    var sentence = document.createElement("p");
    sentence.id = "old";
    sentence.textContent = german
      ? "Dieser Browser ist für Zwickmühle zu alt. Es läuft in Chrome und Edge ab 119, Firefox ab 120 und Safari ab 18.2."
      : "This browser is too old for Zwickmühle. It runs in Chrome and Edge 119, Firefox 120, Safari 18.2, and newer ones.";
    document.body.textContent = "";
    document.body.appendChild(sentence);
  });
})();
