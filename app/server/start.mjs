#!/usr/bin/env node
// The one command of the shop: brings the folder up to date, then runs the build in this same process.
// Plain JavaScript without dependencies, because on a fresh clone there are none yet.
import { existsSync } from "node:fs";
import { makeReady, root } from "./make-ready.mjs";

// A full disk under what is said here keeps no shop from opening.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

await makeReady();

// NODE_ENV is the operator's word for "this is the real shop". React wants to read "production" there in every build.
process.env.SHOP_MODE = process.env.NODE_ENV === "production" ? "production" : "demo";
process.env.NODE_ENV = "production";

try {
  await import("../../build/server/index.js");
} catch (error) {
  // Such as a data folder that cannot be written to: the sentence helps, the place in our code does not.
  process.stderr.write(
    `The shop cannot start: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}
