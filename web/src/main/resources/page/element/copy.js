// Text into the clipboard, said aloud.

import { t } from "../language/language.js";
import { toast } from "./toast.js";

/** @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    toast(t("copy.byHand"));
  }
}
