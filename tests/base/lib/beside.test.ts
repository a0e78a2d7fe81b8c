import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { resultIn, saidOf } from "~/base/lib/beside/said";
import { PlainProblem } from "~/base/lib/env/plain-problem";

/** What a process beside says travels as JSON. */
const travelled = async (work: () => unknown) =>
  JSON.parse(JSON.stringify(await saidOf(work, null))) as Awaited<ReturnType<typeof saidOf>>;

it("a process beside ends without a word when the one that asked it was killed", async () => {
  const asking = spawn(
    "node_modules/.bin/vite-node",
    ["--script", "tests/base/lib/asks-and-dies.ts"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const gone = new Promise((done) => asking.once("exit", (_code, signal) => done(signal)));
  // Both write there: it is closed when both are gone.
  expect(await text(asking.stderr)).toBe("");
  expect(await gone).toBe("SIGKILL");
}, 60_000);

it("work beside that gives nothing back has been done", async () => {
  expect(resultIn(await travelled(() => undefined))).toBeNull();
});

it("a problem beside that only the operator can mend stays one: its sentence, and no stack", async () => {
  const said = await travelled(() => {
    throw new PlainProblem("The database was made by a newer version of the shop.");
  });
  expect(() => resultIn(said)).toThrow(PlainProblem);
  expect(() => resultIn(said)).toThrow("The database was made by a newer version of the shop.");
});
