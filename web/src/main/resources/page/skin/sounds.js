// Sounds made on the spot with WebAudio: wood on wood, and square waves for the pixel theme.

import { setting } from "../settings.js";
import { theme } from "./looks.js";

/** @type {AudioContext | null} */
let audio = null;

export const muted = () => setting("sound") === "off";

/** Browsers allow sound only after the first touch; this is called from it. */
export function wake() {
  if (audio === null && !muted() && "AudioContext" in window) audio = new AudioContext();
}

/**
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} start
 * @param {number} length
 * @param {number} volume
 * @param {OscillatorType} type
 */
function tone(audio, frequency, start, length, volume, type) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const at = audio.currentTime + start;
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

/**
 * A short knock: filtered noise with a low body, like a stone set down on wood.
 *
 * @param {AudioContext} audio
 * @param {number} pitch
 */
function knock(audio, pitch, start = 0, volume = 0.5) {
  const length = 0.09;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch * 4;
  filter.Q.value = 2;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + start);
  tone(audio, pitch, start, 0.07, volume * 0.35, "sine");
}

/**
 * One tone after the other.
 *
 * @param {AudioContext} audio
 * @param {OscillatorType} type
 * @param {number[]} pitches
 * @param {{ after?: number, step: number, length: number, volume: number }} how
 */
function melody(audio, type, pitches, { after = 0, step, length, volume }) {
  pitches.forEach((pitch, i) => tone(audio, pitch, after + i * step, length, volume, type));
}

/** @typedef {"place" | "move" | "drop" | "mill" | "take" | "win" | "lose" | "error"} SoundName */

/** @type {Record<SoundName, (audio: AudioContext) => void>} */
const WOOD = {
  place: (audio) => knock(audio, 320),
  move: (audio) => knock(audio, 260),
  drop: (audio) => {
    knock(audio, 210, 0.28);
    knock(audio, 240, 0.42, 0.2);
  },
  mill: (audio) => {
    knock(audio, 320);
    melody(audio, "triangle", [523, 659, 784], { after: 0.06, step: 0.09, length: 0.3, volume: 0.1 });
  },
  take: (audio) => {
    knock(audio, 180);
    knock(audio, 150, 0.08, 0.3);
  },
  win: (audio) => melody(audio, "triangle", [523, 659, 784, 1047], { step: 0.13, length: 0.5, volume: 0.12 }),
  lose: (audio) => melody(audio, "triangle", [392, 330, 262], { step: 0.16, length: 0.5, volume: 0.1 }),
  error: (audio) => tone(audio, 160, 0, 0.15, 0.12, "triangle"),
};

/** @type {Record<SoundName, (audio: AudioContext) => void>} */
const PIXEL = {
  place: (audio) => tone(audio, 440, 0, 0.06, 0.06, "square"),
  move: (audio) => {
    tone(audio, 330, 0, 0.05, 0.06, "square");
    tone(audio, 440, 0.05, 0.05, 0.06, "square");
  },
  drop: (audio) => melody(audio, "square", [660, 550, 440, 330], { step: 0.07, length: 0.07, volume: 0.05 }),
  mill: (audio) => melody(audio, "square", [523, 659, 784, 1047], { step: 0.07, length: 0.09, volume: 0.06 }),
  take: (audio) => melody(audio, "square", [300, 220, 150], { step: 0.06, length: 0.07, volume: 0.06 }),
  win: (audio) => melody(audio, "square", [523, 523, 659, 784, 659, 1047], { step: 0.11, length: 0.13, volume: 0.06 }),
  lose: (audio) => melody(audio, "square", [392, 349, 330, 262], { step: 0.15, length: 0.17, volume: 0.06 }),
  error: (audio) => tone(audio, 110, 0, 0.15, 0.07, "square"),
};

let last = 0;

/**
 * Plays a sound by name; at most one every 60 ms, so that a fast game does not rattle.
 *
 * @param {SoundName} name
 */
export function play(name) {
  if (muted() || audio === null || performance.now() - last < 60) return;
  last = performance.now();
  (theme() === "pixel" ? PIXEL : WOOD)[name](audio);
}
