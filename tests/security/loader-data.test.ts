import { is, Table } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, test } from "vitest";
import * as schema from "~/base/db/schema";
import { personal } from "../people/privacy/columns";
import { type Asked, askedBy, marksIn } from "./loader-data/asked-pages";
import { openColumns, type Reader, readers, secretColumns } from "./loader-data/columns";
import type { Mark } from "./loader-data/mark";
import { type MarkedShop, markedShop } from "./loader-data/shop";

// What a loader returns is in the bytes of the page and of its `.data`, whether the page shows it or not.

let shop: MarkedShop;
const asked = new Map<Reader, Asked[]>();

beforeAll(async () => {
  shop = await markedShop();
  for (const reader of readers) asked.set(reader, await askedBy(reader, shop));
}, 600_000);

/** Whose links an address holds: who was given one reads what its page shows. */
const heldIn = (address: string) =>
  shop.marked.marks
    .filter(({ column, value }) => column.endsWith(".token") && address.includes(value))
    .map(({ whose }) => whose);

function mayRead({ column, whose, value }: Mark, reader: Reader, address: string): boolean {
  const [table = "", name = ""] = column.split(".");
  const may = secretColumns[table]?.[name] ?? [];
  if (address.includes(value) || may.includes("everybody")) return true;
  // What a person's own file holds is decided, and tested, with their privacy.
  if (reader === whose && isOwnFile.test(address)) return personal[table]?.[name] !== "secret";
  if (may.includes("link") && heldIn(address).includes(whose)) return true;
  return reader === whose ? may.includes("its") : (may as string[]).includes(reader);
}

const isOwnFile = /^\/dashboard\/user\/my-data(\/file)?$/;

const notFor = (reader: Reader, address: string, marks: Mark[]) =>
  marks.filter((mark) => !mayRead(mark, reader, address));

describe.each(readers)("what the %s is sent", (reader) => {
  const all = () => asked.get(reader) ?? [];

  test("holds nothing that is not theirs to read", () => {
    const leaks = all().flatMap(({ address, sent }) =>
      notFor(reader, address, sent).map(
        ({ column, whose }) => `${column} of ${whose} at ${address}`,
      ),
    );
    expect(leaks).toEqual([]);
  });

  test("holds no secret value that its page does not show", () => {
    const unshown = all().flatMap(({ path, address, sent, shown }) =>
      sent
        .filter((mark) => !shown.includes(mark) && !address.includes(mark.value))
        // The page stores it in the browser, as `auth`.
        .filter(({ column, whose }) => column !== "users.email" || whose !== reader)
        .map(({ column }) => `${column} at ${path}`),
    );
    expect([...new Set(unshown)].filter((each) => !shownInsteadOf.has(each))).toEqual([]);
  });

  test("is kept by no cache where it holds what others may not read", () => {
    for (const { address, page, data, sent } of all())
      for (const answer of [page, data])
        if (answer && marksIn(answer.html, notFor("guest", address, sent)).length > 0)
          expect(String(answer.headers["cache-control"]), address).toMatch(/no-store|private/);
  });

  test("as data has the status of the page; a redirect is in the data", () => {
    for (const { address, page, data } of all())
      if (data && address !== "/api/docs")
        expect(data.status, address).toBe(
          page.status >= 300 && page.status < 400 ? 202 : page.status,
        );
  });
});

/** Shown after a form was refused, or in another state of the page. */
const shownInsteadOf = new Set([
  // Part of the frame, which has no menus here: the page before and the next one show it.
  "users.name at /checkout",
  "orders.buyer_name at /dashboard/admin/orders/:number/received",
  "orders.claimed_utr at /dashboard/admin/orders/:number/received",
  "order_returns.why at /dashboard/admin/orders/:number/received",
]);

test("every page shows something to somebody", () => {
  const answered = [...asked.values()].flat().filter(({ data }) => data !== null);
  const shows = new Set(answered.filter(({ page }) => page.status === 200).map(({ path }) => path));
  const never = new Set(answered.map(({ path }) => path).filter((path) => !shows.has(path)));
  expect([...never].toSorted()).toEqual([...leadsOn].toSorted());
});

/** Pages that only lead on, or show what this shop does not have. */
const leadsOn = [
  "/*",
  "/01/:gtin",
  "/back/product/:slug",
  "/dashboard",
  "/login/code",
  "/order/:token/credit-note/:number",
  "/order/:token/keep",
  "/pay/:token",
  "/register/:token",
];

describe("every column", () => {
  const tables = Object.values(schema).filter((one) => is(one, Table)) as SQLiteTable[];
  const columns = tables
    .map(getTableConfig)
    .flatMap(({ name, columns: own }) =>
      own.map((column) => ({ table: name, column: column.name })),
    );
  const isListed = (table: string, column: string) =>
    secretColumns[table]?.[column] !== undefined ||
    (openColumns[table] ?? "").split(" ").includes(column);

  test("that tells of a person, or is named like a secret, is listed here", () => {
    const secret =
      /hash|token|secret|code$|note|cost|utr|phone|email|address|answer$|gstin|words|pay_to|why|network|endpoint|fingerprint|recipient|reason$|problem$/;
    const tells = (table: string, column: string) =>
      !["kept", undefined].includes(personal[table]?.[column]) || secret.test(column);
    const missing = columns.filter(
      ({ table, column }) => tells(table, column) && !isListed(table, column),
    );
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  test("that is listed exists, and holds a value of its own", () => {
    const listed = Object.entries(secretColumns).flatMap(([table, own]) =>
      Object.keys(own).map((column) => `${table}.${column}`),
    );
    const held = shop.marked.marks.map(({ column }) => column);
    expect(listed.filter((column) => !held.includes(column))).toEqual([]);
    const values = shop.marked.marks.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.filter((value) => value.length < 7)).toEqual([]);
  });
});
