// Sounds made on the spot with WebAudio: wood on wood, and square waves for the pixel theme.

import { setting } from "../settings.js";
import { theme } from "./looks.js";

let audio = null;

export const muted = () => setting("sound") === "off";

/** Browsers allow sound only after the first touch; this is called from it. */
export function wake() {
  if (audio === null && !muted() && "AudioContext" in window) audio = new AudioContext();
}

function tone(frequency, start, length, volume, type) {
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

/** A short knock: filtered noise with a low body, like a stone set down on wood. */
function knock(pitch, start = 0, volume = 0.5) {
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
  tone(pitch, start, 0.07, volume * 0.35, "sine");
}

const WOOD = {
  place: () => knock(320),
  move: () => knock(260),
  drop: () => {
    knock(210, 0.28);
    knock(240, 0.42, 0.2);
  },
  mill: () => {
    knock(320);
    [523, 659, 784].forEach((pitch, i) => tone(pitch, 0.06 + i * 0.09, 0.3, 0.1, "triangle"));
  },
  take: () => {
    knock(180);
    knock(150, 0.08, 0.3);
  },
  win: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(pitch, i * 0.13, 0.5, 0.12, "triangle")),
  lose: () => [392, 330, 262].forEach((pitch, i) => tone(pitch, i * 0.16, 0.5, 0.1, "triangle")),
  error: () => tone(160, 0, 0.15, 0.12, "triangle"),
};

const PIXEL = {
  place: () => tone(440, 0, 0.06, 0.06, "square"),
  move: () => {
    tone(330, 0, 0.05, 0.06, "square");
    tone(440, 0.05, 0.05, 0.06, "square");
  },
  drop: () => [660, 550, 440, 330].forEach((pitch, i) => tone(pitch, i * 0.07, 0.07, 0.05, "square")),
  mill: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(pitch, i * 0.07, 0.09, 0.06, "square")),
  take: () => [300, 220, 150].forEach((pitch, i) => tone(pitch, i * 0.06, 0.07, 0.06, "square")),
  win: () => [523, 523, 659, 784, 659, 1047].forEach((pitch, i) => tone(pitch, i * 0.11, 0.13, 0.06, "square")),
  lose: () => [392, 349, 330, 262].forEach((pitch, i) => tone(pitch, i * 0.15, 0.17, 0.06, "square")),
  error: () => tone(110, 0, 0.15, 0.07, "square"),
};

let last = 0;

/** Plays a sound by name; at most one every 60 ms, so that a fast game does not rattle. */
export function play(name) {
  if (muted() || audio === null || performance.now() - last < 60) return;
  last = performance.now();
  (theme() === "pixel" ? PIXEL : WOOD)[name]();
}
