import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import type { ProductInput } from "~/goods/catalogue/changes/product-input.server";
import { gtinOf } from "~/goods/catalogue/told/gtin";
import { nameWithSize } from "~/goods/catalogue/told/pack-names";
import { merchantFeed } from "~/goods/feed/merchant-feed.server";
import { loader } from "~/routes/site/google-feed";
import { admin, argsFor } from "../../cast";
import { aCategory, anInput, aProduct, facts, picture } from "../catalogue/shelf";
import { aZone, noDelivery } from "../delivery/shelf";
import { type Item, itemsIn, refusalsOf } from "./merchant-rules";

const address = "https://shop.example";
const photo = { original: await picture(1200, 900).jpeg().toBuffer(), alt: "A pack" };
const { id: categoryId } = await aCategory("Cold pressed & more");

const ask = (headers: Record<string, string> = {}) =>
  loader(argsFor(new Request(`${address}/feeds/google.xml`, { headers })));

async function items(now = Date.now()): Promise<Item[]> {
  let xml = "";
  for await (const piece of merchantFeed(address, "Prayosha & Sons", now)) xml += piece;
  return itemsIn(xml);
}

const aPack = (given: Partial<ProductInput> = {}, now?: number) =>
  aProduct({ categoryId, photo, ...given }, now);

const itemOf = async ({ id }: { id: string }, now?: number): Promise<Item> =>
  (await items(now)).find((item) => item.id === id) ?? {};

beforeEach(async () => {
  await noDelivery();
  await write((tx) => tx.delete(products).run());
});

describe("a pack in the feed", () => {
  test("is told with all that Merchant Centre wants, and nothing that it does not know", async () => {
    await aZone({ pins: ["395"], rates: { 20_000: 4000 }, daysMin: 1, daysMax: 2 });
    await aZone({ pins: ["*"], rates: { 20_000: 9950 }, daysMin: 5, daysMax: 9 });
    const name = 'Sing Tel <b>"fresh" & pure</b>\u0007';
    const pack = await aPack({ ...facts, name, description: "Pressed & bottled.\n\nIn Surat." });
    const item = await itemOf(pack);
    expect(refusalsOf(item)).toEqual([]);
    expect(item).toEqual({
      id: pack.id,
      title: 'Sing Tel <b>"fresh" & pure</b>, 1 L',
      description: "Pressed & bottled. In Surat.",
      link: `${address}/product/${pack.slug}`,
      image_link: expect.stringMatching(
        /^https:\/\/shop\.example\/photos\/[0-9a-f]{64}\/960\.jpg$/,
      ),
      availability: "in_stock",
      price: "200.00 INR",
      maximum_retail_price: "250.00 INR",
      condition: "new",
      brand: "Prayosha",
      identifier_exists: "no",
      size: "1 L",
      unit_pricing_measure: "1 l",
      unit_pricing_base_measure: "1 l",
      product_type: "Cold pressed & more",
      google_product_category: expect.stringMatching(/ > Cooking Oils$/),
      shipping_weight: expect.stringMatching(/^1\d\d\d g$/),
      "shipping.country": "IN",
      "shipping.service": "Delivery",
      "shipping.price": "99.50 INR",
      "shipping.min_handling_time": "0",
      "shipping.max_handling_time": "1",
      "shipping.min_transit_time": "1",
      "shipping.max_transit_time": "9",
    });
  });

  test("has no more letters than may be", async () => {
    const pack = await aPack({
      name: `Oil ${"of the press ".repeat(14)}`,
      description: `Good. ${"Very good. ".repeat(400)}`,
    });
    const item = await itemOf(pack);
    expect(refusalsOf(item)).toEqual([]);
    expect(item.title?.length).toBeLessThanOrEqual(150);
  });

  test("has its unit price in the measure it is sold by", async () => {
    const small = await aPack({ volumeMl: 500 });
    const tin = await aPack({ measure: "kg", netWeightG: 15_000 });
    const soap = await aPack({ measure: "kg", netWeightG: 125, hsn: "3401" });
    const told = async (pack: { id: string }) => {
      const item = await itemOf(pack);
      expect(refusalsOf(item)).toEqual([]);
      return [item.unit_pricing_measure, item.unit_pricing_base_measure];
    };
    expect(await told(small)).toEqual(["500 ml", "100 ml"]);
    expect(await told(tin)).toEqual(["15 kg", "1 kg"]);
    expect(await told(soap)).toEqual(["125 g", "100 g"]);
    expect((await itemOf(soap)).google_product_category).toBeUndefined();
  });

  test("has the group of its oil and what tells it from the other packs, if there are others", async () => {
    const pouch = await aPack({ family: "Sing Tel", packKind: "pouch" });
    const bottle = await aPack({ family: "SING TEL", packKind: "bottle" });
    const alone = await aPack({ family: "Sesame" });
    const [one, other, single] = await Promise.all([pouch, bottle, alone].map((p) => itemOf(p)));
    expect(one?.item_group_id).toMatch(/^[0-9a-f]{24}$/);
    expect(other?.item_group_id).toBe(one?.item_group_id);
    expect([one?.size, other?.size]).toEqual(["1 L pouch", "1 L bottle"]);
    expect(single?.item_group_id).toBeUndefined();
  });

  test("has a worldwide number only where its bar code is one", async () => {
    const known = await aPack({ ean: "8901234567890" });
    const own = await aPack({ ean: "2000000000015" });
    expect(await itemOf(known)).toMatchObject({ gtin: "8901234567890" });
    expect(await itemOf(known)).not.toHaveProperty("identifier_exists");
    expect(await itemOf(own)).toMatchObject({ identifier_exists: "no" });
    expect(JSON.stringify(await itemOf(own))).not.toContain("PR-1L");
  });

  test("says when it is sold out", async () => {
    const pack = await aPack({ sale: "sold out" });
    expect(await itemOf(pack)).toMatchObject({ availability: "out_of_stock" });
  });

  test("lowered below all prices of the month before is on sale for 30 days", async () => {
    const now = Date.UTC(2026, 10, 20);
    const pack = await aPack({ name: "Lowered", pricePaise: 25_000 }, now - 40 * day);
    const lower = { ...anInput(categoryId), name: "Lowered", pricePaise: 22_050 };
    await updateProduct(pack.id, lower, now - 10 * day);
    const item = await itemOf(pack, now);
    expect(refusalsOf(item)).toEqual([]);
    expect(item).toMatchObject({
      price: "250.00 INR",
      sale_price: "220.50 INR",
      sale_price_effective_date: "2026-11-10T05:30+0530/2026-12-10T05:30+0530",
    });
    const later = await itemOf(pack, now + 21 * day);
    expect(later.price).toBe("220.50 INR");
    expect(later).not.toHaveProperty("sale_price");
  });
});

describe("left out is", () => {
  test("what shoppers cannot see, and what has no photo", async () => {
    await aPack({ sale: "hidden" });
    await aProduct({ categoryId });
    const gone = await aPack();
    await deleteProduct(gone.id, await admin());
    expect(await items()).toEqual([]);
  });

  test("what goes to nobody's door, or by the own van alone", async () => {
    await aZone({ pins: ["395"], carrier: "van", rates: { 50_000: 3000 } });
    await aZone({ pins: ["*"], rates: { 2000: 6000 } });
    await aPack({ shipping: 0 });
    const heavy = await aPack({ volumeMl: 60_000 });
    const light = await aPack();
    expect((await items()).map(({ id }) => id)).toEqual([light.id]);
    expect(await itemOf(heavy)).toEqual({});
  });

  test("nothing in a shop that brings everything for nothing", async () => {
    const pack = await aPack();
    const item = await itemOf(pack);
    expect(item["shipping.price"]).toBe("0.00 INR");
    expect(item).not.toHaveProperty("shipping.max_transit_time");
  });
});

describe("the address of the feed", () => {
  test("answers with XML that caches may keep for a while, packed for who takes that", async () => {
    await aPack();
    const answer = await ask();
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.has("Content-Encoding")).toBe(false);
    const xml = await answer.text();
    expect(itemsIn(xml)).toHaveLength(1);
    expect(itemsIn(xml).flatMap(refusalsOf)).toEqual([]);
    for (const accepted of ["gzip", "br, gzip;q=0.5", "*", "deflate,gzip"]) {
      const packed = await ask({ "Accept-Encoding": accepted });
      expect(packed.headers.get("Content-Encoding"), accepted).toBe("gzip");
      expect(packed.headers.get("ETag")).toBe(`W/${answer.headers.get("ETag")}`);
      expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(xml);
    }
    for (const refused of ["br", "gzip;q=0", "gzip;q=0.0, br", "xgzip"])
      expect((await ask({ "Accept-Encoding": refused })).headers.has("Content-Encoding")).toBe(
        false,
      );
  });

  test("sends it again only after something that it tells has changed", async () => {
    const pack = await aPack();
    const { headers } = await ask();
    const etag = headers.get("ETag") ?? "";
    const time = headers.get("Last-Modified") ?? "";
    const statusOf = async (held: Record<string, string>) => (await ask(held)).status;
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`])
      expect(await statusOf({ "If-None-Match": held })).toBe(304);
    expect(await statusOf({ "If-Modified-Since": time })).toBe(304);
    expect(await statusOf({ "If-Modified-Since": new Date(0).toUTCString() })).toBe(200);
    const other = { "If-None-Match": '"other"', "If-Modified-Since": time };
    expect(await statusOf(other)).toBe(200);

    await updateProduct(pack.id, { ...anInput(categoryId), pricePaise: 21_000 });
    const changed = await ask({ "If-None-Match": etag });
    expect(changed.status).toBe(200);
    expect(itemsIn(await changed.text())[0]?.price).toBe("210.00 INR");
    await aZone({ pins: ["*"], rates: { 2000: 8800 } });
    const dearer = await ask({ "If-None-Match": changed.headers.get("ETag") ?? "" });
    expect(dearer.status).toBe(200);
    expect(itemsIn(await dearer.text())[0]?.["shipping.price"]).toBe("88.00 INR");
  });
});

test.each([
  ["8901234567890", true],
  ["2012345678903", false],
  ["0000012345670", false],
  ["9912345678909", false],
  [null, false],
])("the number %s is a worldwide number: %s", (ean, isOne) => {
  expect(gtinOf(ean)).toBe(isOne ? ean : null);
});

test.each([
  ["Sing Tel", 1000, "Sing Tel, 1 L"],
  ["Sing Tel 1 Ltr.", 1000, "Sing Tel 1 Ltr."],
  ["Sing Tel 5 L jar", 5000, "Sing Tel 5 L jar"],
  ["5 L Sing Tel", 5000, "5 L Sing Tel"],
])("%s of %i ml is called %s", (name, volumeMl, called) => {
  const size = { volumeMl, measure: "l" as const, netWeightG: null, containers: 1 };
  expect(nameWithSize({ name, ...size })).toBe(called);
});
