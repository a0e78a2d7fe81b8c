import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("a process beside ends without a word when the one that asked it was killed", async () => {
  const asking = spawn("node_modules/.bin/vite-node", ["--script", "tests/lib/asks-and-dies.ts"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const gone = new Promise((done) => asking.once("exit", (_code, signal) => done(signal)));
  // Both write there: it is closed when both are gone.
  expect(await text(asking.stderr)).toBe("");
  expect(await gone).toBe("SIGKILL");
}, 60_000);
