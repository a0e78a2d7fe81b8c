import Database from "better-sqlite3";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseFile } from "~/base/db/database-file.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import { type Fate, impersonal, personal, searchIndexes } from "./columns";
import { fill } from "./filled";

/** Rows of the whole database, read past the shop's own code. */
function stored<T>(read: (raw: Database.Database) => T): T {
  const raw = new Database(databaseFile, { readonly: true });
  try {
    return read(raw);
  } finally {
    raw.close();
  }
}

/** All tables but SQLite's own and the inner ones of search indexes. `virtual`: an index. */
const tables = (type: "table" | "virtual") =>
  stored((raw) =>
    raw
      .prepare("SELECT name FROM pragma_table_list WHERE type = ? AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all(type),
  ).map(String);

const columnsOf = (table: string) =>
  stored((raw) => raw.prepare("SELECT name FROM pragma_table_xinfo(?)").pluck().all(table));

/** Everything stored, as text. */
const everything = () =>
  stored((raw) =>
    tables("table")
      .map((table) => JSON.stringify(raw.prepare(`SELECT * FROM "${table}"`).all()))
      .join("\n"),
  );

/** How many rows of the search indexes these texts are found in. */
const indexed = (texts: Iterable<string>) =>
  stored((raw) =>
    [...texts].flatMap((text) =>
      searchIndexes.people.map((index) =>
        Number(
          raw
            .prepare(`SELECT count(*) FROM "${index}" WHERE "${index}" MATCH ?`)
            .pluck()
            .get(`"${text}"`),
        ),
      ),
    ),
  ).reduce((all, each) => all + each, 0);

describe("every table", () => {
  test("is listed as holding a person's data or none", () => {
    const listed = [...Object.keys(personal), ...impersonal];
    expect(listed.toSorted()).toEqual(tables("table").toSorted());
    const indexes = [...searchIndexes.people, ...searchIndexes.goods];
    expect(indexes.toSorted()).toEqual(tables("virtual").toSorted());
  });

  test.each(Object.keys(personal))("%s: it is decided what becomes of each column", (table) => {
    expect(Object.keys(personal[table] ?? {}).toSorted()).toEqual(columnsOf(table).toSorted());
  });
});

describe.each(["with an account", "who ordered as a guest"])("a person %s", (kind) => {
  const isGuest = kind !== "with an account";
  const email = isGuest ? "guest@example.com" : "member@example.com";
  let marks: Map<string, string>;
  let other: Map<string, string>;
  let before = { text: "", indexed: 0 };
  let exported = "";

  /** `table.column` of all that is filled in and has this fate. */
  const of = (fate: Fate) =>
    [...marks.keys()].filter((name) => {
      const [table = "", column = ""] = name.split(".");
      return personal[table]?.[column] === fate;
    });
  const found = (names: string[], text: string) =>
    names.filter((name) => text.includes(marks.get(name) ?? "?"));

  beforeAll(async () => {
    marks = fill({ email, isGuest });
    other = fill({ email: isGuest ? "somebody@example.com" : "nobody@example.com", isGuest });
    before = { text: everything(), indexed: indexed(marks.values()) };
    exported = JSON.stringify(await exportUser(email.toUpperCase()));
    await eraseUser(` ${email}`);
  });

  test("has something in every column that can tell of somebody", () => {
    const accounts =
      /^(users|user_search|sessions|api_tokens|two_factor|recovery_codes|known_networks|addresses|trade_accounts|carts|cart_lines|push_devices|audit_log\.subject_name)\b/;
    const expected = Object.entries(personal)
      .flatMap(([table, columns]) =>
        Object.entries(columns).map(([column, fate]) => ({ name: `${table}.${column}`, fate })),
      )
      .filter(({ name, fate }) => fate !== "kept" && !(isGuest && accounts.test(name)))
      .map(({ name }) => name);
    expect([...marks.keys()].toSorted()).toEqual(expected.toSorted());
    expect(found([...marks.keys()], before.text).toSorted()).toEqual(expected.toSorted());
  });

  test("gets all of it in an export, and nothing that opens anything", () => {
    const told = [...of("told"), ...of("books")];
    expect(found(told, exported)).toEqual(told);
    expect(found(of("secret"), exported)).toEqual([]);
  });

  test("is gone from every table once erased; the books stay", () => {
    const after = everything();
    expect(found([...of("told"), ...of("secret")], after)).toEqual([]);
    expect(found(of("books"), after)).toEqual(of("books"));
    expect(before.indexed).toBeGreaterThan(0);
    expect(indexed(marks.values())).toBe(0);
  });

  test("takes nobody else's data along", () => {
    const after = everything();
    const lost = [...other].filter(([, mark]) => !after.includes(mark));
    expect(lost).toEqual([]);
    expect([...other].filter(([, mark]) => exported.includes(mark))).toEqual([]);
  });
});
