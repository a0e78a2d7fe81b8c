#!/usr/bin/env node
// `npm run soak -- --minutes 30 --rate 200`: see run.ts. Builds the shop first if need be.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeReady, root } from "../../app/server/make-ready.mjs";

process.chdir(root);
await makeReady();
const { status } = spawnSync(
  path.join("node_modules", ".bin", "vite-node"),
  ["tests/soak/run.ts", ...process.argv.slice(2)],
  // As under Vitest, the configuration then leaves the Remix plugin out.
  { stdio: "inherit", env: { ...process.env, NODE_ENV: undefined, VITEST: "1" } },
);
process.exit(status ?? 1);
