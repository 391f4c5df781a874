// The page speaks a language in tests as it does in a browser.

import { speak } from "../../main/resources/page/language/language.js";
import { remember } from "../../main/resources/page/settings.js";

/** @param {"de" | "en" | null} language null for the browser's */
export async function speaking(language) {
  remember("language", language);
  await speak();
}
