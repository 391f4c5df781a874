// Writes transport/server.d.ts anew from openapi.json: `build/format-page` calls this.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declarations } from "./openapi.js";
import { description, root } from "./page.js";

writeFileSync(join(root, "transport", "server.d.ts"), declarations(JSON.parse(readFileSync(description, "utf8"))));
