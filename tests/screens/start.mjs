#!/usr/bin/env node
// `npm run screens -- --out /tmp/look --only cart`: see run.ts. Builds the shop first if need be.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeReady, root } from "../../app/server/make-ready.mjs";
import { chromiumPath } from "../chromium.mjs";

process.chdir(root);
const chromium = chromiumPath();
await makeReady();
const { status } = spawnSync(
  path.join("node_modules", ".bin", "vite-node"),
  ["tests/screens/run.ts", "--", ...process.argv.slice(2)],
  // As under Vitest, the configuration then leaves the Remix plugin out.
  {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: undefined, VITEST: "1", CHROMIUM_PATH: chromium },
  },
);
process.exit(status ?? 1);
