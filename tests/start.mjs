#!/usr/bin/env node
// `npm run storm -- --orders 200`, `npm run test:unit -- tests/sales/cart` and the like: installs and builds what is missing, then
// runs what is named first, a kind of tests or a program such as tests/storm/run.ts, with what follows.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeReady, root } from "../app/server/make-ready.mjs";
import { chromiumPath } from "./chromium.mjs";

process.chdir(root);
await makeReady();
const [name, ...options] = process.argv.slice(2);
const kinds = {
  unit: ["vitest", "run"],
  watch: ["vitest"],
  e2e: ["playwright", "test", "--config", "tests/e2e/playwright.config.ts"],
};
const [tool, ...given] = kinds[name] ?? ["vite-node", path.join("tests", name, "run.ts")];
const { status } = spawnSync(path.join("node_modules", ".bin", tool), [...given, ...options], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: undefined,
    ...(tool === "playwright" && { CHROMIUM_PATH: chromiumPath() }),
    // As under Vitest, the configuration then leaves the Remix plugin out.
    ...(tool === "vite-node" && { VITEST: "1" }),
  },
});
process.exit(status ?? 1);
