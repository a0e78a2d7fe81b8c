#!/usr/bin/env node
// Starts the shop: installs and builds what is out of date, then runs the build in this process. Plain JavaScript without
// dependencies, because a fresh clone has none yet.
import { existsSync } from "node:fs";
import { makeReady, root } from "./make-ready.mjs";

// A failed write to stdout or stderr (a full disk) must not keep the shop from opening.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const command = process.argv[2] ?? "serve";
await makeReady({ opens: command === "serve", isCommand: command !== "serve" });

// For operators, NODE_ENV=production means a real shop. React needs "production" in every build, so the choice moves to
// SHOP_MODE.
process.env.SHOP_MODE = process.env.NODE_ENV === "production" ? "production" : "demo";
process.env.NODE_ENV = "production";

try {
  await import("../../build/server/index.js");
} catch (error) {
  // For example a read-only data folder: the message helps the operator, a stack trace does not.
  process.stderr.write(
    `The shop cannot start: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}
