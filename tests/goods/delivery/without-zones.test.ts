import { beforeEach, expect, test } from "vitest";
import Database from "better-sqlite3";
import { readFileSync } from "node:fs";
import { db } from "~/base/db/connection.server";
import { dayMatters } from "~/office/dashboard/today/day-matters.server";
import { deliveryFacts } from "~/goods/delivery/facts.server";
import { quotesFor } from "~/goods/delivery/quotes.server";
import { storedTable } from "~/goods/delivery/stored-table.server";
import * as page from "~/routes/admin/delivery/zones";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { press, guestWith, typed } from "../../sales/checkout/guests";
import { product } from "../../shelf";
import { valuesOf } from "~/goods/delivery/admin/grid-form";
import { startingTable } from "~/goods/delivery/starting-table";
import { tableInCsv } from "~/goods/delivery/table-csv";
import { aZone, litre, noDelivery, setting } from "./shelf";

const closed = () => setting("delivery.withoutZones", "closed");
const oneLitre = { lines: [{ product: litre, quantity: 1 }], goodsPaise: 20_000 };
const ways = (pin: string) => quotesFor(db, oneLitre, pin).map(({ way }) => way);
const missing = () => dayMatters().find(({ one }) => one.includes("delivery prices is missing"));

beforeEach(noDelivery);

test("a new shop without a table delivers nowhere; what is collected is sold", async () => {
  await closed();
  expect(ways("395007")).toEqual([]);
  expect(deliveryFacts()).toMatchObject({ zones: [], isPriced: true, paysOnDelivery: false });
  const cookie = await guestWith(await product());
  const refused = await press(cookie, typed);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(formIn(refused).errors)).toContain("We do not deliver to 395007 yet");
  await setting("delivery.collect", "on");
  expect(ways("395007")).toEqual(["collect"]);
  await aZone({ pins: ["395"] });
  expect(ways("395007")).toEqual(["courier", "collect"]);
});

test("a shop that was there before goes on delivering for nothing, and its owner is told", async () => {
  expect(quotesFor(db, oneLitre, "395007")).toMatchObject([{ way: "courier", pricePaise: 0 }]);
  expect(missing()?.count).toBe(1);
  await closed();
  expect(missing()?.count).toBe(0);
});

test("the rule begins with the shop: an upgrade changes nothing for one that sells", () => {
  const sql = readFileSync("drizzle/0055_delivery_first.sql", "utf8");
  const closedIn = (rows: string) => {
    const shop = new Database(":memory:");
    shop.exec(
      `create table settings (key, value, updated_at); create table products (id); create table orders (id);
       create table delivery_zones (id); ${rows}`,
    );
    shop.exec(sql);
    return shop.prepare("select value from settings").pluck().all();
  };
  expect(closedIn("")).toEqual(["closed"]);
  expect(closedIn("insert into products values (1);")).toEqual([]);
  expect(closedIn("insert into orders values (1);")).toEqual([]);
});

test("an owner without a table starts with a ready one, which is stored once it is saved", async () => {
  await closed();
  const boss = await admin();
  const cookie = await cookieOf(boss);
  const path = "/dashboard/admin/delivery";
  expect(await htmlOf(page, argsFor(path, { cookie }))).toContain('?start"');
  const html = await htmlOf(page, argsFor(`${path}?start`, { cookie }));
  expect(html).toContain('value="Rest of India"');
  expect(html).toContain("Nothing is saved until you press");
  expect(storedTable().zones).toEqual([]);

  const { typed: start } = tableInCsv(startingTable);
  const fields = { ...valuesOf(start), version: storedTable().version, intent: "save" };
  expect((await posted(page.action, path, fields, { cookie })).status).toBe(303);
  expect(storedTable().zones).toHaveLength(8);
  expect(ways("395007")).toEqual(["van", "courier"]);
  expect(await htmlOf(page, argsFor(path, { cookie }))).not.toContain('?start"');
});
