// Says in a sentence why the page without a server does not come up: the browser is too old for it, it was opened as a
// file, or a part of it could not be had. Written so that old browsers understand it.
(function () {
  var german = (navigator.language || "").toLowerCase().indexOf("de") === 0;
  var old = german
    ? "Dieser Browser ist für Zwickmühle zu alt. Es läuft in Chrome und Edge ab 119, Firefox ab 120 und Safari ab 18.2."
    : "This browser is too old for Zwickmühle. It runs in Chrome and Edge 119, Firefox 120, Safari 18.2, and newer ones.";
  var file = german
    ? "Als Datei geöffnet läuft Zwickmühle nicht: Browser laden die Teile einer Seite nur von einer Webadresse. Leg den Ordner auf einen Webspace, oder starte in ihm „python3 -m http.server 8000“ und öffne http://localhost:8000."
    : "Zwickmühle does not run when opened as a file: browsers load the parts of a page from a web address only. Put the folder on a web space, or run “python3 -m http.server 8000” in it and open http://localhost:8000.";
  var damaged = german
    ? "Ein Teil von Zwickmühle lässt sich gerade nicht laden. Versuch es gleich noch einmal: "
    : "A part of Zwickmühle cannot be loaded just now. Try again in a moment: ";
  var reload = german ? "Seite neu laden" : "load the page again";

  /** @param {string} sentence */
  function say(sentence) {
    document.documentElement.setAttribute("data-old", "");
    var paragraph = document.createElement("p");
    paragraph.id = "old";
    paragraph.textContent = sentence;
    document.body.textContent = "";
    document.body.appendChild(paragraph);
    return paragraph;
  }

  /** @param {string} sentence */
  function sayWhenThere(sentence) {
    document.addEventListener("DOMContentLoaded", function () {
      say(sentence);
    });
  }

  /** Whether main.js came to where it names what is on the page; what goes wrong later it says itself. */
  function started() {
    var button = document.getElementById("new-game");
    return !button || button.hasAttribute("aria-label");
  }

  /**
   * A script that is missing or damaged keeps all others from starting.
   *
   * @param {ErrorEvent} event
   */
  function failed(event) {
    var missing = event.target instanceof HTMLScriptElement;
    var ours = missing || (event.filename || "").indexOf(new URL(".", document.baseURI).href) === 0;
    if (!ours || !document.body || started()) return;
    var again = document.createElement("a");
    again.href = location.href;
    again.textContent = reload;
    again.onclick = function () {
      location.reload();
      return false;
    };
    say(damaged).appendChild(again);
  }

  var structure = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(structure)) sayWhenThere(old);
  else if (location.protocol === "file:") sayWhenThere(file);
  else addEventListener("error", failed, true);
})();
