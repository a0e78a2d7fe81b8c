import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-start-"));
const file = path.join(folder, "a-file");
const server = createServer();
let taken = 0;

beforeAll(async () => {
  writeFileSync(file, "");
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  taken = typeof address === "object" && address ? address.port : 0;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the shop where it cannot open, and gives what it says; `cwd`: another checkout than this one. */
function start(env: Record<string, string>, cwd = process.cwd()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["app/server/start.mjs"], {
    cwd,
    env: { ...process.env, NODE_ENV: "test", PORT: "0", DATA_DIR: folder, ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

/** A database whose tables are no shop's. */
function foreign(name: string): string {
  const data = path.join(folder, name);
  mkdirSync(data);
  const database = new Database(path.join(data, "shop.sqlite"));
  database.exec("CREATE TABLE products (sku text)");
  database.close();
  return data;
}

/** A clone of this project, with nothing installed. */
function clone(name: string): string {
  const made = path.join(folder, name);
  for (const one of ["app/server", "public", "package.json", "package-lock.json"])
    cpSync(one, path.join(made, one), { recursive: true });
  for (const one of ["tsconfig.json", "vite.config.ts"]) cpSync(one, path.join(made, one));
  return made;
}

describe("what keeps the shop from opening is said in one sentence, before anything is done", () => {
  type Case = [name: string, env: () => Record<string, string>, sentence: () => string];

  test.each<Case>([
    ["a taken port", () => ({ PORT: String(taken) }), () => `Port ${taken} is taken`],
    ["an address that is not ours", () => ({ HOST: "192.0.2.7" }), () => "HOST is 192.0.2.7"],
    ["a data folder that is a file", () => ({ DATA_DIR: file }), () => `${file}, is a file`],
    [
      "a data folder below a file",
      () => ({ DATA_DIR: path.join(file, "data") }),
      () => `cannot be made, because ${file} is a file`,
    ],
    [
      "a data folder where nothing can be written",
      () => ({ DATA_DIR: "/proc/shop" }),
      () => "data, /proc/shop, cannot be written to",
    ],
    ["a photo folder that is a file", () => ({ UPLOADS_DIR: file }), () => "set UPLOADS_DIR"],
    [
      "another program's database",
      () => ({ DATA_DIR: foreign("foreign") }),
      () => "is the database of another program. Nothing was changed.",
    ],
  ])("%s", (_name, env, sentence) => {
    const { status, stdout, stderr } = start(env());
    expect(stderr).toContain(sentence());
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect([status, stdout]).toEqual([1, ""]);
  });

  test("a port that is none, in a built shop by its settings", () => {
    const { status, stdout, stderr } = start({ PORT: "abc" });
    expect(stderr).toContain("PORT");
    expect(stderr).not.toContain("    at ");
    expect([status, stdout]).toEqual([1, ""]);
  });

  test("no network", () => {
    const made = clone("no-network");
    const { status, stdout, stderr } = start({ npm_config_registry: "http://127.0.0.1:9/" }, made);
    expect(stderr).toMatch(/^The npm registry cannot be reached.*\n$/);
    expect([status, stdout]).toEqual([1, ""]);
    expect(existsSync(path.join(made, "node_modules"))).toBe(false);
  });

  test.each(["18.20.4", "20.18.3", "21.7.0", "22.11.0"])("Node %s", (version) => {
    const { status, stderr } = inReady("check-place", `checkNode(${JSON.stringify(version)})`);
    expect(stderr).toMatch(/^Node 20\.19, 22\.12 or newer is needed; this is .*nodejs\.org.*\n$/);
    expect(stderr).toContain(version);
    // The service is not to start it again and again.
    expect(status).toBe(78);
  });

  test.each(["24.19.0", "24.21.0"])("Node %s, under which the driver ends the shop", (version) => {
    const { status, stderr } = inReady("check-place", `checkNode(${JSON.stringify(version)})`);
    expect(stderr).toMatch(
      /^Node 24\.\d+\.0 has a fault .* Node 24\.22 or newer, or Node 22, .*\n$/,
    );
    expect(status).toBe(78);
  });
});

test.each(["20.19.0", "22.12.0", "23.1.0", "24.18.0", "24.22.0"])("Node %s will do", (version) => {
  const call = `checkNode(${JSON.stringify(version)})`;
  expect(inReady("check-place", call)).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("a shop's own database is not taken for another program's, also before its first migration", () => {
  const data = path.join(folder, "not-migrated");
  mkdirSync(data);
  const database = new Database(path.join(data, "shop.sqlite"));
  database.pragma("journal_mode = WAL");
  database.close();
  for (const one of [data, process.env.DATA_DIR ?? ""]) {
    expect(existsSync(path.join(one, "shop.sqlite"))).toBe(true);
    const call = `checkFolders({ DATA_DIR: ${JSON.stringify(one)} })`;
    expect(inReady("check-place", call)).toEqual({ status: 0, stdout: "", stderr: "" });
  }
});

describe("a step of the start", () => {
  const call = `step("Building the shop", 40, async ({ part }) => part("pages on the server"))`;

  test("is a line of its own where the output is no terminal, and so is each of its parts", () => {
    expect(inReady("progress", call).stdout).toBe(
      "  Building the shop (about 40 seconds) …\n  Building the shop: pages on the server …\n",
    );
  });

  test("is one line that lives on a terminal, with what, how long so far and about how long", () => {
    const { stdout } = inReady("progress", call, "process.stdout.isTTY = true;");
    expect(stdout.split("\r\x1b[K")).toEqual([
      "  Building the shop … 0:00 of about 0:40",
      "  Building the shop … pages on the server, 0:00 of about 0:40",
      "  Building the shop: done in 0:00\n",
    ]);
  });
});

/** Evaluates a call of what a part of the start exports. */
function inReady(part: string, call: string, before = "") {
  const program = `import * as part from "./app/server/ready/${part}.mjs"; ${before} await part.${call};`;
  const args = ["--input-type=module", "-e", program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, stdout, stderr };
}
