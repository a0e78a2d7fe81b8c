import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let folder: string;
const inData = (name: string) => path.join(folder, "data", name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-broken-"));
  mkdirSync(inData("backups"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process of the shop, from its sources; a command begins as the shop itself does. What it said, and how it ended. */
function run(command: string, env: Record<string, string> = {}) {
  const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [runner, "--script", "app/server/main.ts", command],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        DATA_DIR: path.join(folder, "data"),
        UPLOADS_DIR: path.join(folder, "uploads"),
        ...env,
      },
    },
  );
  return { status, stdout, stderr };
}

describe("a secrets.json that is no good", () => {
  const long = "s".repeat(43);
  test.each([
    ["is cut off", "{bad", "it is empty or not JSON"],
    ["is empty", "", "it is empty or not JSON"],
    ["is a list", "[]", "it is no list of secrets"],
    [
      "lacks a secret",
      JSON.stringify({ session: long }),
      "sandboxKey must be a text of 32 characters or more",
    ],
    [
      "holds a number",
      JSON.stringify({ session: 1, sandboxKey: long }),
      "session must be a text of 32 characters or more",
    ],
  ])("ends the start with what to do and what that costs: it %s", (_, text, why) => {
    writeFileSync(inData("secrets.json"), text);
    const { status, stdout, stderr } = run("db:seed");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toBe(
      `${inData("secrets.json")} cannot be used: ${why}. Put a copy of it back if you have one; the shop's backups hold none. ` +
        "Otherwise delete it, and the next start makes new secrets: everybody has to sign in again, guests lose what is in their cart, " +
        "and who logs in with an app's codes needs a recovery code or npm run reset-totp; demo payments under way cannot be finished. " +
        "Orders and accounts are not touched.\n",
    );
    expect(readFileSync(inData("secrets.json"), "utf8")).toBe(text);
  });

  test("costs nothing where the settings hold all secrets", () => {
    mkdirSync(inData("secrets.json"));
    const { status, stderr } = run("db:seed", {
      SHOP_MODE: "production",
      SHOP_URL: "https://shop.example",
      SESSION_SECRET: "k3Jx9Qm2Vn7Zp4Rt6Wy8Bc1Df5Gh0Ls2",
    });
    expect(status).toBe(1);
    expect(stderr).toContain("makes new secrets: nothing is lost. Orders");
  });
});

describe("a database of no bytes", () => {
  beforeEach(() => writeFileSync(inData("shop.sqlite"), ""));

  test("ends the start with the newest backup and how to bring it back", () => {
    const names = ["prayosha-2026-11-20T021000Z.tar.gz", "prayosha-2026-11-21T021000Z.tar.gz"];
    for (const name of [...names, "prayosha-2026-11-22T021000Z-before-upgrade.tar.gz"])
      writeFileSync(inData(`backups/${name}`), "");
    const { status, stderr } = run("db:migrate");
    expect(status).toBe(1);
    expect(stderr).toBe(
      `The database is empty: ${inData("shop.sqlite")} has no bytes, but there was a shop here (found: ${inData("backups")}). ` +
        "Bring the newest backup back with npm run restore FILE; what is there now is kept beside it. " +
        `The newest backup is ${inData(`backups/${names[1]}`)}. To begin a new shop instead, delete that file.\n`,
    );
    expect(statSync(inData("shop.sqlite")).size).toBe(0);
  });

  test.each(["data/shop.sqlite-wal", "data/secrets.json", "uploads/photo"])(
    "is no new shop either when there is no backup, but %s",
    (sign) => {
      mkdirSync(path.join(folder, "uploads"));
      writeFileSync(path.join(folder, sign), "something");
      const { status, stderr } = run("db:migrate");
      expect(status).toBe(1);
      expect(stderr).toContain(`(found: ${path.join(folder, sign.replace("/photo", ""))})`);
      expect(stderr).toContain(`There is no backup in ${inData("backups")}.`);
      expect(readFileSync(path.join(folder, sign), "utf8")).toBe("something");
    },
  );

  test("is a new shop where nothing tells of an old one", () => {
    expect(run("db:migrate")).toMatchObject({ status: 0, stderr: "" });
    expect(statSync(inData("shop.sqlite")).size).toBeGreaterThan(100_000);
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
