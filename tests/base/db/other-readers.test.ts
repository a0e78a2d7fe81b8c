import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyMigrations } from "~/base/db/migrate.server";

/** SQLite before 3.41 gives up at some 25 calls within each other. */
const deepest = 20;

const migrations = readdirSync("drizzle").filter((name) => name.endsWith(".sql"));

/** How many parentheses are open at once, at most, in a text of SQL; those in strings, names and comments are none. */
function depthOf(sql: string): number {
  const signs = sql.replace(/'[^']*'|"[^"]*"|`[^`]*`|--.*/g, "").replace(/[^()]/g, "");
  let depth = 0;
  return Math.max(0, ...Array.from(signs, (sign) => (depth += sign === "(" ? 1 : -1)));
}

test("the depth of SQL is that of its parentheses alone", () => {
  expect(depthOf("select replace(replace(a, '((', \"(\"), `(`, ')') -- (((((\n from (b)")).toBe(2);
});

test.each(migrations)(
  "%s has nothing nested so deep that an older SQLite cannot read it",
  (name) => {
    expect(depthOf(readFileSync(path.join("drizzle", name), "utf8"))).toBeLessThanOrEqual(deepest);
  },
);

/** Reads a database with another program's SQLite; prints what it finds. */
const readers: [string, string[]][] = [
  ["sqlite3", []],
  [
    "python3",
    [
      "-c",
      "import sqlite3, sys; db = sqlite3.connect(sys.argv[1])\nfor sql in sys.argv[2:]: print(*db.execute(sql).fetchone())",
    ],
  ],
];

describe.each(readers)("the %s of this machine", (program, given) => {
  const isThere = spawnSync(program, ["--version"]).status === 0;
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "prayosha-readers-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.skipIf(!isThere)("reads the database", () => {
    const file = path.join(folder, "shop.sqlite");
    const database = new Database(file);
    applyMigrations(database, "drizzle");
    database.exec(`
      insert into categories (id, name, slug, created_at, updated_at) values ('k', 'Oils', 'oils', 1, 1);
      insert into products (id, name, slug, description, search_text, price_paise, volume_ml, category_id, created_at, updated_at)
        values ('p', 'Oil', 'oil', '', 'mother’s oil — તેલ' || char(10), 100, 5000, 'k', 1, 1);`);
    database.close();
    const asked = [
      "select name from products",
      "select name from product_search_words",
      "pragma integrity_check",
    ];

    const { stdout, stderr } = spawnSync(program, [...given, file, ...asked], { encoding: "utf8" });

    expect(stderr).toBe("");
    expect(stdout).toBe("Oil\nmothers oil તેલ\nok\n");
  });
});
