// What the explorer says, both languages side by side; loaded with it.

/** @import { Spoken } from "../transport/server" */

/** @type {Record<string, Spoken>} */
export const WORDS = {
  lead: {
    en: "What is every move worth, and what was played? Click a move to go on.",
    de: "Was ist jeder Zug wert, und was wurde gespielt? Klick auf einen Zug, um weiterzugehen.",
  },
  games: { en: "Game and rules", de: "Spiel und Regeln" },
  rules: { en: "Rules", de: "Regeln" },
  moves: { en: "Moves", de: "Züge" },
  start: { en: "To the start", de: "Zum Anfang" },
  back: { en: "One move back", de: "Einen Zug zurück" },
  forward: { en: "One move on", de: "Einen Zug vor" },
  analyse: { en: "Analyse", de: "Analysieren" },
  path: { en: "Moves so far: {moves}", de: "Bisher: {moves}" },
  pathNone: { en: "At the start", de: "Am Anfang" },
  turn: { en: "{side} to move", de: "{side} am Zug" },
  over: { en: "The game is over here.", de: "Hier ist die Partie zu Ende." },
  loading: { en: "Looking it up …", de: "Wird nachgesehen …" },
  alike: { en: "or {moves}, which is the same", de: "oder {moves}, was dasselbe ist" },
  alikeMany: { en: "or one of {count} others, which is the same", de: "oder einer von {count} anderen, was dasselbe ist" },
  losing: { en: "{losing} of {answers} answers {losing?loses|lose}", de: "{losing} von {answers} Antworten {losing?verliert|verlieren}" },
  losingNone: { en: "none of {answers} answers loses", de: "keine der {answers} Antworten verliert" },
  own: { en: "Your games", de: "Deine Partien" },
  tournament: { en: "Tournament", de: "Turnier" },
  collection: { en: "Collections", de: "Sammlungen" },
  source: { en: "{source}: {games}", de: "{source}: {games}" },
  result: {
    en: "{source}: played {games}×, won {wins}, drawn {draws}, lost {losses}",
    de: "{source}: {games}× gespielt, {wins} gewonnen, {draws} unentschieden, {losses} verloren",
  },
  counted: { en: "{source} {games}×", de: "{source} {games}×" },
  legend: {
    en: "Bars: won, drawn, lost for the player who made the move. Other people’s games are not counted.",
    de: "Balken: gewonnen, unentschieden, verloren für den, der den Zug machte. Partien anderer zählen nicht mit.",
  },
  empty: {
    en: "No games to count yet. Yours appear here once you have played one to the end.",
    de: "Noch keine Partien zu zählen. Deine erscheinen hier, sobald du eine zu Ende gespielt hast.",
  },
};
