import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { orders, products, users } from "~/base/db/schema";
import { importCommand } from "~/office/mongo-import/import-command.server";
import { bson, extendedJson, oid, type Stored } from "./mongo-tools";
import { categoryDoc, orderDoc, productDoc, userDoc } from "./old-shop";

let folder: string;
/** Of the last document; each case has its own. */
let number = 300;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "prayosha-odd-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const lines = (...docs: Stored[]) => docs.map((doc) => extendedJson(doc, "relaxed")).join("\n");

/** The exit code, and what the operator read. */
async function imported(dir = folder): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const code = await importCommand([dir], (sentence) => said.push(sentence), {});
  return { code, said: said.join("\n") };
}

const nameOf = (n: number) =>
  db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, oid(n).hex))
    .get()?.name;

describe("the files of a dump", () => {
  test.each([
    ["USERS.JSON", 200],
    ["Users.Json.GZ", 201],
    ["User.jsonl", 202],
    ["shop.users.ndjson", 203],
    ["users-export.json", 204],
    ["shop_users (1).json", 205],
    ["users_2024-05-01.json", 206],
    ["backup/2024/shop/users.bson.gz", 207],
  ])("may be called %s", async (name, n) => {
    const isPacked = /gz$/i.test(name);
    const text = /bson/.test(name) ? bson(userDoc(n)) : Buffer.from(lines(userDoc(n)));
    put(name, isPacked ? gzipSync(text) : text);
    expect(await imported()).toMatchObject({ code: 0 });
    expect(nameOf(n)).toBe(`Customer ${n}`);
  });

  test("lie among those of the database program itself, which are left alone", async () => {
    put("admin/system.users.bson", bson({ _id: "admin.root", user: "root" }));
    put("admin/system.version.bson", bson({ _id: "authSchema", currentVersion: 5 }));
    put("shop/users.bson", bson(userDoc(210)));
    put("shop/users.metadata.json", "{}");
    const { code, said } = await imported();
    expect(code).toBe(0);
    expect(said).toContain("users: 1 read, 1 new");
    expect(said).not.toContain("system");
    expect(said).not.toContain("metadata");
  });

  test("that hold something else are named, and those that are missing too", async () => {
    put("users.json", lines(userDoc(211)));
    put("user-sessions.json", lines({ _id: oid(1), token: "x" }));
    put("reviews.bson", bson({ _id: oid(2) }));
    const { said } = await imported();
    expect(said).toContain("NOT READ: user-sessions.json.");
    expect(said).toContain("NOT READ: reviews.bson.");
    expect(said).toContain("orders: no file");
  });

  test.each([
    ["an archive in one file", "shop.archive"],
    ["an archive, packed", "dump.archive.gz"],
    ["a table", "users.csv"],
  ])("cannot be %s, and that is said", async (_, name) => {
    put(name, "x");
    await expect(imported()).rejects.toThrow(/nothing to import.*--archive.*--type=csv/s);
    await expect(imported(path.join(folder, name))).rejects.toThrow(/is a file.*--archive/s);
  });

  test("may be empty", async () => {
    put("users.json", "");
    put("orders.json", "[]\n");
    put("products.bson", "");
    expect(await imported()).toMatchObject({ code: 0 });
  });
});

describe("a dump made to do harm", () => {
  const int = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(value);
    return bytes;
  };
  /** A document of the right length around whatever stands in it. */
  const around = (...fields: (Buffer | string)[]) => {
    const body = Buffer.concat(fields.map((field) => Buffer.from(field as string)));
    return Buffer.concat([int(body.length + 5), body, Buffer.from([0])]);
  };
  const nested = (depth: number): Buffer => {
    let inner = around();
    for (let at = 0; at < depth; at += 1) inner = around("\x03a\0", inner);
    return inner;
  };

  test.each<[string, Buffer]>([
    ["a text longer than its document", around("\x02name\0", int(1_000_000), "x\0")],
    ["a text of less than nothing", around("\x02name\0", int(-5), "x\0")],
    ["bytes longer than their document", around("\x05photo\0", int(0x7fffffff), "\0x")],
    ["bytes of less than nothing", around("\x05photo\0", int(-1), "\0x")],
    [
      "old bytes whose second length is another",
      around("\x05p\0", int(8), "\x02", int(99), "abcd"),
    ],
    ["a document longer than the one around it", around("\x03a\0", int(4000), "x")],
    ["a list without an end", around("\x04a\0", int(6), "xx")],
    ["a kind of value that there is not", around("\x7ea\0", "x")],
    ["a name without an end", around("\x02name")],
    ["a pattern without an end", around("\x0ba\0x")],
    ["a program", around("\x0da\0", int(9), "exit(1);\0")],
    ["a document five thousand deep", nested(5000)],
    ["a text that is no UTF-8", around("\x02name\0", int(3), Buffer.from([0xff, 0xfe, 0]))],
  ])("is refused row by row, and the next rows come in: %s", async (_, bad) => {
    number += 1;
    put("users.bson", Buffer.concat([bad, bson(userDoc(number))]));
    const { code, said } = await imported();
    expect(code).toBe(2);
    expect(said).toContain("REFUSED  users.bson:1");
    expect(said).toContain("users: 2 read, 1 new, 0 there already, 1 refused");
    expect(nameOf(number)).toBe(`Customer ${number}`);
  });

  test.each([-1, 0, 4, 0x7fffffff, 64 * 1024 * 1024 + 1])(
    "is read up to the document that says it has %i bytes",
    async (size) => {
      number += 1;
      put("users.bson", Buffer.concat([bson(userDoc(number)), int(size), bson(userDoc(999))]));
      const { code, said } = await imported();
      expect([code, nameOf(number)]).toEqual([2, `Customer ${number}`]);
      expect(said).toMatch(/REFUSED {2}users\.bson:2 .*cannot be read/);
    },
  );

  test.each([
    ["lists", "["],
    ["documents", '{"a":'],
  ])("may nest %s a hundred thousand deep: that row is refused", async (_, open) => {
    number += 1;
    const deep = `{"_id":"deep","a":${open.repeat(100_000)}`;
    put("users.json", `${deep}\n${lines(userDoc(number))}\n`);
    expect((await imported()).code).toBe(2);
    expect(nameOf(number)).toBe(`Customer ${number}`);
  });
});

describe("values in other spellings", () => {
  const priceOf = (n: number) =>
    db
      .select()
      .from(products)
      .where(eq(products.id, oid(2000 + n).hex))
      .get()?.pricePaise;

  test.each([
    ["a text", '"1450"', 145_000],
    ["a text with a comma and paise", '"1,450.50"', 145_050],
    ["a text as Indian shops write it", '"Rs. 1,450/-"', 145_000],
    ["a text with the currency behind", '"1450 INR"', 145_000],
    ["an Int32", '{"$numberInt":"1450"}', 145_000],
    ["a Long", '{"$numberLong":"1450"}', 145_000],
    ["a Double", '{"$numberDouble":"1450.5"}', 145_050],
    ["a Decimal128", '{"$numberDecimal":"1450.50"}', 145_050],
    ["a Decimal128 with an exponent", '{"$numberDecimal":"1.45E+3"}', 145_000],
  ])("a price is %s", async (_, price, paise) => {
    number += 1;
    const n = number;
    put("categories.json", lines(categoryDoc(1)));
    const text = extendedJson(productDoc(n), "v1").replace('"price":1450', `"price":${price}`);
    put("products.json", text);
    const { code, said } = await imported();
    expect(said).not.toContain("REFUSED");
    expect(code).toBe(0);
    expect(priceOf(n)).toBe(paise);
  });

  test.each([
    ["ISO without milliseconds", '{"$date":"2023-11-05T06:30:00Z"}'],
    ["of mongoexport 3", '{"$date":"2023-11-05T06:30:00.000+0000"}'],
    ["with the hour of India", '{"$date":"2023-11-05T12:00:00.000+0530"}'],
    ["milliseconds", '{"$date":1699165800000}'],
    ["canonical", '{"$date":{"$numberLong":"1699165800000"}}'],
    ["no date but its milliseconds", "1699165800000"],
    ["such a Long", '{"$numberLong":"1699165800000"}'],
    ["a text", '"2023-11-05T06:30:00.000Z"'],
  ])("a date is %s", async (_, date) => {
    number += 1;
    const n = number;
    put("users.json", lines(userDoc(1)));
    put(
      "orders.json",
      extendedJson(orderDoc(n), "v1").replace(/"createdAt":\{[^}]*\}/, `"createdAt":${date}`),
    );
    const { said } = await imported();
    expect(said).not.toContain("Its date");
    const order = db
      .select()
      .from(orders)
      .where(eq(orders.id, oid(5000 + n).hex))
      .get();
    expect(order?.createdAt).toBe(Date.parse("2023-11-05T06:30:00Z"));
  });
});
