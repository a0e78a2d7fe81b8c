#!/usr/bin/env node
// `npm run storm -- --orders 200` and the like: builds the shop if need be, then runs the program that is named first, such as
// tests/storm/run.ts, with what follows.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { makeReady, root } from "../app/server/make-ready.mjs";

process.chdir(root);
await makeReady();
const [name, ...options] = process.argv.slice(2);
const { status } = spawnSync(
  path.join("node_modules", ".bin", "vite-node"),
  [path.join("tests", name, "run.ts"), ...options],
  // As under Vitest, the configuration then leaves the Remix plugin out.
  { stdio: "inherit", env: { ...process.env, NODE_ENV: undefined, VITEST: "1" } },
);
process.exit(status ?? 1);
