#!/usr/bin/env node
// `npm run lighthouse`: see run.ts. Installs Lighthouse beside it at the first time, and builds the shop if need be.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { makeReady, root } from "../../app/server/make-ready.mjs";
import { chromiumPath } from "../chromium.mjs";

process.chdir(root);
const folder = path.join("tests", "lighthouse");
if (!existsSync(path.join(folder, "node_modules", "lighthouse"))) {
  const { status } = spawnSync("npm", ["ci", "--prefix", folder], { stdio: "inherit" });
  if (status !== 0) {
    process.stderr.write("Lighthouse could not be installed; it comes from the npm registry.\n");
    process.exit(1);
  }
}
await makeReady();
const { status } = spawnSync(
  path.join("node_modules", ".bin", "vite-node"),
  [path.join(folder, "run.ts"), "--", ...process.argv.slice(2)],
  {
    stdio: "inherit",
    // As under Vitest, the configuration then leaves the Remix plugin out.
    env: { ...process.env, NODE_ENV: undefined, VITEST: "1", CHROMIUM_PATH: chromiumPath() },
  },
);
process.exit(status ?? 1);
