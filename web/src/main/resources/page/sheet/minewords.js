// What "Privacy and data" says, both languages side by side; loaded with it.

/** @import { Spoken } from "../transport/server" */

/** @type {Record<string, Spoken>} */
export const WORDS = {
  games: { en: "My games", de: "Meine Partien" },
  none: { en: "There are no games of yours here.", de: "Hier gibt es keine Partien von dir." },
  more: { en: "Show more", de: "Mehr zeigen" },
  moves: { en: "{moves} {moves?move|moves}", de: "{moves} {moves?Zug|Züge}" },
  delete: { en: "Delete", de: "Löschen" },
  sure: {
    en: "All your games here ({games}) are deleted. This cannot be undone.",
    de: "Alle deine Partien hier ({games}) werden gelöscht. Das lässt sich nicht rückgängig machen.",
  },
  sureShared: {
    en: "Games with somebody else disappear from your list, and are deleted when the other does the same.",
    de: "Partien mit jemand anderem verschwinden aus deiner Liste und werden gelöscht, wenn der andere dasselbe tut.",
  },
  allGone: { en: "Deleted: {deleted}.", de: "Gelöscht: {deleted}." },
  allGoneSome: {
    en: "Deleted: {deleted}. Gone from your list, because others still have them: {hidden}.",
    de: "Gelöscht: {deleted}. Nur aus deiner Liste verschwunden, weil andere sie noch haben: {hidden}.",
  },
  alongAbout: {
    en: "Your games belong to this browser. With a code another device, or another browser, can show them and play on as you.",
    de: "Deine Partien gehören zu diesem Browser. Mit einem Code kann ein anderes Gerät oder ein anderer Browser sie zeigen und an deiner Stelle weiterspielen.",
  },
  makeCode: { en: "Make a code", de: "Code erzeugen" },
  haveCode: { en: "I have a code from my other device", de: "Ich habe einen Code von meinem anderen Gerät" },
  take: { en: "Use it here", de: "Hier benutzen" },
  codeAbout: {
    en: "Type this code on the other device, under “Privacy and data”, or open the link there. It works once, for {minutes} minutes.",
    de: "Gib diesen Code auf dem anderen Gerät unter „Datenschutz und Daten“ ein oder öffne dort den Link. Er gilt einmal und {minutes} Minuten lang.",
  },
  codeSecret: {
    en: "Whoever has the code can play as you: show it to nobody.",
    de: "Wer den Code hat, kann an deiner Stelle spielen. Zeig ihn niemandem.",
  },
  codeCopy: { en: "Copy the code", de: "Code kopieren" },
  codeLink: { en: "Copy the link", de: "Link kopieren" },
  takeAbout: {
    en: "This browser then shows the games of the device that made the code, and plays as it does.",
    de: "Dieser Browser zeigt dann die Partien des Geräts, das den Code erzeugt hat, und spielt wie dieses.",
  },
  takeLoses: {
    en: "Your own games here ({games}) can then no longer be reached from this browser. If you need them: make a code here and use it on the other device instead.",
    de: "Deine eigenen Partien hier ({games}) sind dann von diesem Browser aus nicht mehr zu erreichen. Wenn du sie brauchst, erzeuge hier einen Code und benutze ihn auf dem anderen Gerät.",
  },
  takeOwn: { en: "Use only codes that you made yourself.", de: "Benutze nur Codes, die du selbst erzeugt hast." },
  what: { en: "What is stored", de: "Was gespeichert wird" },
  whatGames: {
    en: "On the server: your games, that is the moves, how long each took, when the last one was made, the result, and names: yours, if you gave one in a game of two, and those of games you brought in.",
    de: "Auf dem Server: deine Partien, also die Züge, wie lange jeder dauerte, wann der letzte war, das Ergebnis, und Namen: deiner, wenn du in einer Partie zu zweit einen genannt hast, und die aus importierten Partien.",
  },
  whatCookie: {
    en: "In this browser: a cookie with a random number that keeps your seats. The server stores only a fingerprint of it. It is not used for anything else and expires after a year.",
    de: "In diesem Browser: ein Cookie mit einer Zufallszahl, die dir deine Plätze sichert. Der Server speichert nur einen Fingerabdruck davon. Es dient zu nichts anderem und verfällt nach einem Jahr.",
  },
  whatDevice: {
    en: "Also in this browser, and only there: the look, the language, the sound, your name if you gave one, and the last game.",
    de: "Außerdem in diesem Browser, und nur dort: das Aussehen, die Sprache, der Ton, dein Name, wenn du einen genannt hast, und die letzte Partie.",
  },
  whatAddress: {
    en: "There are no accounts, no mail addresses, no advertising and no counting of visitors. Your network address is kept in memory for a while, so that nobody overloads the server; it is not stored with games and not written to the log.",
    de: "Es gibt keine Konten, keine Mailadressen, keine Werbung und keine Besucherzählung. Deine Netzadresse bleibt eine Weile im Arbeitsspeicher, damit niemand den Server überlastet; sie wird weder bei den Partien gespeichert noch ins Protokoll geschrieben.",
  },
  howLong: { en: "For how long", de: "Wie lange" },
  after: {
    en: "A game is deleted {time} after its last move. Tournaments are kept by whoever runs them.",
    de: "Eine Partie wird {time} nach ihrem letzten Zug gelöscht. Turniere bewahrt auf, wer sie veranstaltet.",
  },
  forever: {
    en: "Games are kept until you or whoever runs this server delete them.",
    de: "Partien bleiben, bis du oder die Betreiber dieses Servers sie löschen.",
  },
  days: { en: "{days} {days?day|days}", de: "{days} {days?Tag|Tage}" },
  hours: { en: "{hours} {hours?hour|hours}", de: "{hours} {hours?Stunde|Stunden}" },
  backups: {
    en: "Whoever runs this server may have backups in which a deleted game stays a little longer.",
    de: "Wer diesen Server betreibt, hat vielleicht Sicherungen, in denen eine gelöschte Partie noch etwas länger bleibt.",
  },
  who: { en: "Who can see a game", de: "Wer eine Partie sehen kann" },
  whoLink: {
    en: "Whoever has its link, and whoever runs this server. The link cannot be guessed.",
    de: "Wer ihren Link hat, und wer diesen Server betreibt. Erraten lässt sich der Link nicht.",
  },
};
