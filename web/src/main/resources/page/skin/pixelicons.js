// The icons in pixels; one letter is one pixel.

import { svg } from "../element/svg.js";
import { sprite } from "./pixel.js";

/** @import { IconName } from "./icons.js" */

/** @type {Record<IconName, string>} */
const PIXELS = {
  mill: "kkkkkkkkkkk\nk....k....k\nk....k....k\nk..kkkkk..k\nk..k...k..k\nkkkk...kkkk\nk..k...k..k\nk..kkkkk..k\nk....k....k\nk....k....k\nkkkkkkkkkkk",
  plus: "...........\n....kkk....\n....kkk....\n....kkk....\n.kkkkkkkkk.\n.kkkkkkkkk.\n.kkkkkkkkk.\n....kkk....\n....kkk....\n....kkk....\n...........",
  menu: "...........\n.kkkkkkkkk.\n.kkkkkkkkk.\n...........\n...........\n.kkkkkkkkk.\n.kkkkkkkkk.\n...........\n...........\n.kkkkkkkkk.\n.kkkkkkkkk.",
  sound:
    ".....k.....\n....kk...k.\n...kkk.k..k\nkkkkkk..k.k\nkkkkkk..k.k\nkkkkkk..k.k\nkkkkkk..k.k\nkkkkkk..k.k\n...kkk.k..k\n....kk...k.\n.....k.....",
  mute: ".....k.....\n....kk.....\n...kkk.....\nkkkkkk.k..k\nkkkkkk..kk.\nkkkkkk..kk.\nkkkkkk.k..k\nkkkkkk.....\n...kkk.....\n....kk.....\n.....k.....",
  star: ".....k.....\n.....k.....\n....kkk....\n....kkk....\nkkkkkkkkkkk\n.kkkkkkkkk.\n..kkkkkkk..\n..kkkkkkk..\n..kkk.kkk..\n.kk.....kk.\n.k.......k.",
  bulb: "...kkkkk...\n..k.....k..\n.k..kk...k.\n.k.k.....k.\n.k.......k.\n..k.....k..\n...k...k...\n...kkkkk...\n...kkkkk...\n...kkkkk...\n....kkk....",
  dice: "kkkkkkkkkkk\nk.........k\nk.kk...kk.k\nk.kk...kk.k\nk.........k\nk....k....k\nk.........k\nk.kk...kk.k\nk.kk...kk.k\nk.........k\nkkkkkkkkkkk",
  undo: "...........\n...k.......\n..kk.......\n.kkkkkkk...\nkkkkkkkkk..\n.kkk...kkk.\n..kk....kk.\n...k....kk.\n.......kkk.\n...kkkkkk..\n...kkkkk...",
  redo: "...........\n.......k...\n.......kk..\n...kkkkkkk.\n..kkkkkkkkk\n.kkk...kkk.\n.kk....kk..\n.kk....k...\n.kkk.......\n..kkkkkk...\n...kkkkk...",
  restart:
    "...kkkk..k.\n..kk..kkkk.\n.kk....kkk.\n.k....kkkk.\nkk.........\nkk.........\nkk.......kk\n.k.......k.\n.kk.....kk.\n..kkk.kkk..\n...kkkkk...",
  flag: ".kk........\n.kkkkkkkkk.\n.kkkkkkkkk.\n.kkkkkkkk..\n.kkkkkkk...\n.kkkkkkkk..\n.kkkkkkkkk.\n.kk........\n.kk........\n.kk........\n.kk........",
  first:
    "...........\nkk.......k.\nkk.....kkk.\nkk....kkkk.\nkk..kkkkkk.\nkk.kkkkkkk.\nkk..kkkkkk.\nkk....kkkk.\nkk.....kkk.\nkk.......k.\n...........",
  back: "...........\n........k..\n......kkk..\n....kkkkk..\n...kkkkkk..\n..kkkkkkk..\n...kkkkkk..\n....kkkkk..\n......kkk..\n........k..\n...........",
  forward:
    "...........\n..k........\n..kkk......\n..kkkkk....\n..kkkkkk...\n..kkkkkkk..\n..kkkkkk...\n..kkkkk....\n..kkk......\n..k........\n...........",
  last: "...........\n.k.......kk\n.kkk.....kk\n.kkkk....kk\n.kkkkkk..kk\n.kkkkkkk.kk\n.kkkkkk..kk\n.kkkk....kk\n.kkk.....kk\n.k.......kk\n...........",
  pause:
    "...........\n.kkk...kkk.\n.kkk...kkk.\n.kkk...kkk.\n.kkk...kkk.\n.kkk...kkk.\n.kkk...kkk.\n.kkk...kkk.\n.kkk...kkk.\n.kkk...kkk.\n...........",
  play: "...........\n..kk.......\n..kkkk.....\n..kkkkkk...\n..kkkkkkkk.\n..kkkkkkkkk\n..kkkkkkkk.\n..kkkkkk...\n..kkkk.....\n..kk.......\n...........",
  step: "...........\nkk.......kk\nkkkk.....kk\nkkkkkk...kk\nkkkkkkkk.kk\nkkkkkkkk.kk\nkkkkkkkk.kk\nkkkkkk...kk\nkkkk.....kk\nkk.......kk\n...........",
  search:
    "..kkkk.....\n.kk..kk....\nkk....kk...\nk......k...\nk......k...\nkk....kk...\n.kk..kk....\n..kkkkkk...\n......kkk..\n.......kkk.\n........kk.",
  share:
    ".......kkk.\n.......kkk.\n......kkkk.\n.kkk.k.....\n.kkkk......\n.kkkk......\n.kkk.k.....\n......kkkk.\n.......kkk.\n.......kkk.\n...........",
  book: "...........\nkkkk...kkkk\nk..kk.kk..k\nk...kkk...k\nk....k....k\nk....k....k\nk....k....k\nk....k....k\nkkkk.k.kkkk\n...kkkkk...\n.....k.....",
  edit: "........kk.\n.......kkkk\n......k.kkk\n.....k...k.\n....k...k..\n...k...k...\n..k...k....\n.k...k.....\n.kk.k......\n.kkk.......\n...........",
  save: "....kkk....\n....kkk....\n....kkk....\n....kkk....\n.kkkkkkkkk.\n..kkkkkkk..\n...kkkkk...\n....kkk....\n.....k.....\nkkkkkkkkkkk\nkkkkkkkkkkk",
  close:
    "kk.......kk\nkkk.....kkk\n.kkk...kkk.\n..kkk.kkk..\n...kkkkk...\n....kkk....\n...kkkkk...\n..kkk.kkk..\n.kkk...kkk.\nkkk.....kkk\nkk.......kk",
  bolt: "......kkk..\n.....kkk...\n....kkk....\n...kkk.....\n..kkkkkkk..\n.kkkkkkkk..\n.....kkk...\n....kkk....\n...kkk.....\n..kk.......\n..k........",
  single:
    "...........\n......k.kk.\n.....kk.kk.\n....kkk.kk.\n...kkkk.kk.\n..kkkkk.kk.\n...kkkk.kk.\n....kkk.kk.\n.....kk.kk.\n......k.kk.\n...........",
  more: "...........\n...........\n...........\n...........\nkk..kkk..kk\nkk..kkk..kk\nkk..kkk..kk\n...........\n...........\n...........\n...........",
  eye: "...........\n...........\n...kkkkk...\n..k.....k..\n.k..kkk..k.\nk...kkk...k\n.k..kkk..k.\n..k.....k..\n...kkkkk...\n...........\n...........",
  draw: "...........\n...........\n.kkkkkkkkk.\n.kkkkkkkkk.\n...........\n...........\n...........\n.kkkkkkkkk.\n.kkkkkkkkk.\n...........\n...........",
  swap: ".......k...\n.......kk..\nkkkkkkkkkk.\nkkkkkkkkkkk\n.......kk..\n.......k...\n...k.......\n..kk.......\nkkkkkkkkkkk\n.kkkkkkkkkk\n..kk.......",
  up: ".....k.....\n....kkk....\n...kkkkk...\n..kkkkkkk..\n.kkkkkkkkk.\n....kkk....\n....kkk....\n....kkk....\n....kkk....\n....kkk....\n...........",
  down: "...........\n....kkk....\n....kkk....\n....kkk....\n....kkk....\n....kkk....\n.kkkkkkkkk.\n..kkkkkkk..\n...kkkkk...\n....kkk....\n.....k.....",
  copy: "kkkkkkk....\nk.....k....\nk.....k....\nk..kkkkkkkk\nk..k......k\nk..k......k\nkkkk......k\n...k......k\n...k......k\n...k......k\n...kkkkkkkk",
  load: ".....k.....\n....kkk....\n...kkkkk...\n..kkkkkkk..\n.kkkkkkkkk.\n....kkk....\n....kkk....\n....kkk....\n....kkk....\nkkkkkkkkkkk\nkkkkkkkkkkk",
  keys: "...........\nkkkkkkkkkkk\nk.........k\nk.k.k.k.k.k\nk.........k\nk.k.k.k.k.k\nk.........k\nk..kkkkk..k\nk.........k\nkkkkkkkkkkk\n...........",
  check:
    "...........\n.........kk\n........kkk\n.......kkk.\nkk....kkk..\nkkk..kkk...\n.kkkkkk....\n..kkkk.....\n...kk......\n...........\n...........",
};

/** @param {IconName} name */
export function pixelIcon(name) {
  return svg("svg", { viewBox: "0 0 11 11", class: "icon-art pixel-icon", "aria-hidden": "true" }, sprite(PIXELS[name]));
}
