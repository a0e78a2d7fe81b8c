import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let folder: string;
const inData = (name: string) => path.join(folder, "data", name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-broken-"));
  mkdirSync(inData("backups"), { recursive: true });
  mkdirSync(path.join(folder, "uploads"));
  vi.stubEnv("DATA_DIR", path.join(folder, "data"));
  vi.stubEnv("UPLOADS_DIR", path.join(folder, "uploads"));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

/** A command of the shop, from its sources, begins as the shop itself does. How it ended, and what it said. */
function run(command: string) {
  const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [runner, "--script", "app/server/main.ts", command],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

/** Why a start with these files ends; null: it goes on. */
async function problemOf(check: () => Promise<unknown>): Promise<string | null> {
  const { PlainProblem } = await import("~/base/lib/env/plain-problem");
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof PlainProblem) return error.message;
    throw error;
  }
}

describe("a secrets.json that is no good", () => {
  const long = "s".repeat(43);
  const whatToDo =
    "Put a copy of it back if you have one; the shop's backups hold none. " +
    "Otherwise delete it, and the next start makes new secrets: everybody has to sign in again, guests lose what is in their cart, " +
    "and who logs in with an app's codes needs a recovery code or npm run reset-totp; demo payments under way cannot be finished. " +
    "Orders and accounts are not touched.";
  const secretsProblem = () => problemOf(() => import("~/base/lib/env/secrets.server"));

  test("ends the start with one sentence for the operator, and stays as it is", () => {
    writeFileSync(inData("secrets.json"), "{bad");
    expect(run("db:seed")).toEqual({
      status: 1,
      stdout: "",
      stderr: `${inData("secrets.json")} cannot be used: it is empty or not JSON. ${whatToDo}\n`,
    });
    expect(readFileSync(inData("secrets.json"), "utf8")).toBe("{bad");
  });

  test.each([
    ["", "it is empty or not JSON"],
    ["[]", "it is no list of secrets"],
    ["null", "it is no list of secrets"],
    [JSON.stringify({ session: long }), "sandboxKey must be a text of 32 characters or more"],
    [
      JSON.stringify({ session: 1, sandboxKey: "short" }),
      "session and sandboxKey must be a text of 32 characters or more",
    ],
  ])("is told with what is wrong with it: %s", async (text, why) => {
    writeFileSync(inData("secrets.json"), text);
    expect(await secretsProblem()).toBe(
      `${inData("secrets.json")} cannot be used: ${why}. ${whatToDo}`,
    );
  });

  test("costs nothing where the settings hold all secrets", async () => {
    mkdirSync(inData("secrets.json"));
    vi.stubEnv("SHOP_MODE", "production");
    vi.stubEnv("SHOP_URL", "https://shop.example");
    vi.stubEnv("SESSION_SECRET", "k3Jx9Qm2Vn7Zp4Rt6Wy8Bc1Df5Gh0Ls2");
    expect(await secretsProblem()).toContain("makes new secrets: nothing is lost. Orders");
  });
});

describe("a database of no bytes", () => {
  beforeEach(() => writeFileSync(inData("shop.sqlite"), ""));

  const emptiedProblem = () =>
    problemOf(async () => (await import("~/upkeep/backup/emptied.server")).refuseEmptied());

  test("ends the start with the newest backup and how to bring it back", () => {
    const names = ["prayosha-2026-11-20T021000Z.tar.gz", "prayosha-2026-11-21T021000Z.tar.gz"];
    for (const name of [...names, "prayosha-2026-11-22T021000Z-before-upgrade.tar.gz"])
      writeFileSync(inData(`backups/${name}`), "");
    expect(run("db:migrate")).toEqual({
      status: 1,
      stdout: "",
      stderr:
        `The database is empty: ${inData("shop.sqlite")} has no bytes, but there was a shop here (found: ${inData("backups")}). ` +
        "Bring the newest backup back with npm run restore FILE; what is there now is kept beside it. " +
        `The newest backup is ${inData(`backups/${names[1]}`)}. To begin a new shop instead, delete that file.\n`,
    });
    expect(statSync(inData("shop.sqlite")).size).toBe(0);
  });

  test.each([
    ["its log", "data/shop.sqlite-wal", "data/shop.sqlite-wal"],
    ["secrets", "data/secrets.json", "data/secrets.json"],
    ["photos", "uploads/photo", "uploads"],
  ])("is no new shop either when there is no backup, but there are %s", async (_, sign, found) => {
    writeFileSync(path.join(folder, sign), "something");
    const problem = await emptiedProblem();
    expect(problem).toContain(`(found: ${path.join(folder, found)})`);
    expect(problem).toContain(`There is no backup in ${inData("backups")}.`);
  });

  test("is a new shop where nothing tells of an old one", async () => {
    writeFileSync(path.join(folder, "uploads/.gitkeep"), "");
    expect(await emptiedProblem()).toBeNull();
  });
});

test("a damaged database ends the start with the newest backup and how to bring it back", () => {
  writeFileSync(inData("shop.sqlite"), "no database at all ".repeat(1000));
  writeFileSync(inData("backups/prayosha-2026-11-21T021000Z.tar.gz"), "");
  const { status, stderr } = run("db:migrate");
  expect(status).toBe(1);
  expect(stderr).toContain("npm run restore FILE");
  expect(stderr).toContain(inData("backups/prayosha-2026-11-21T021000Z.tar.gz"));
});
