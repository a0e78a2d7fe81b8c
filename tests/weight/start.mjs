#!/usr/bin/env node
// `npm run weight`: see run.ts. Builds the shop first if need be.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeReady, root } from "../../app/server/make-ready.mjs";
import { chromiumPath } from "../chromium.mjs";

process.chdir(root);
await makeReady();
const { status } = spawnSync(
  path.join("node_modules", ".bin", "vite-node"),
  ["tests/weight/run.ts", ...process.argv.slice(2)],
  {
    stdio: "inherit",
    // As under Vitest, the configuration then leaves the Remix plugin out.
    env: { ...process.env, NODE_ENV: undefined, VITEST: "1", CHROMIUM_PATH: chromiumPath() },
  },
);
process.exit(status ?? 1);
