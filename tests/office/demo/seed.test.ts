import "./shared-photos";
import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { userByPassword } from "~/people/accounts/users/users.server";
import { priceBrackets } from "~/goods/catalogue/price-brackets";
import { productsUpTo } from "~/goods/catalogue/product-filters.server";
import { photosOf, productPage, search } from "~/goods/catalogue/products.server";
import { rendition } from "~/goods/photos/photos.server";
import { db } from "~/base/db/connection.server";
import { batches, mails, orders, photos, priceSteps, products } from "~/base/db/schema";
import { orderStatuses } from "~/base/db/statuses";
import { demoBuyer, demoNewcomer } from "~/office/demo/cast";
import { demoCompany } from "~/office/demo/company";
import { demoTestimonials } from "~/office/demo/testimonials";
import { seedDemo } from "~/office/demo/seed.server";
import { quotesFor } from "~/goods/delivery/quotes.server";
import { uqcOf } from "~/base/lib/pack-size";
import { partsOf } from "~/goods/catalogue/parts/parts.server";
import { dayOf } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { companyFacts } from "~/upkeep/pages/company.server";
import { testimonials } from "~/goods/story/testimonials.server";

let seeded: Awaited<ReturnType<typeof seedDemo>>;

const ordersBy = (user: { id: string } | null) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, user?.id ?? ""))
    .all();

beforeAll(async () => {
  seeded = await seedDemo();
});

describe("an empty demo shop", () => {
  test("is filled with 18 products or more in five categories", () => {
    const { products, total } = productPage(1, 100);
    expect(total).toBeGreaterThanOrEqual(18);
    expect(new Set(products.map((product) => product.category.name)).size).toBe(5);
    const litres = products.flatMap(({ volumeMl }) => (volumeMl === null ? [] : volumeMl / 1000));
    expect([Math.min(...litres), Math.max(...litres)]).toEqual([0.5, 16.48]);
    expect(products.filter(({ name }) => name.length > 30).length).toBeGreaterThan(3);
  });

  test("has something in every price bracket", () => {
    const totals = priceBrackets.map((price) => productsUpTo(1, { categoryIds: [], price }));
    expect(totals.filter(({ total }) => total === 0)).toEqual([]);
  });

  test("shows a photo of every product, in every format", async () => {
    const { products } = productPage(1, 100);
    for (const product of products) {
      const [first] = photosOf(product);
      expect(first, product.name).toMatchObject(product.photo ?? {});
      expect(await rendition(first?.hash ?? "", 960, "image/avif"), product.name).not.toBeNull();
    }
  });

  test("shows the label of the packs whose label is photographed", () => {
    const labelled = db
      .select({ name: products.name, alt: photos.alt })
      .from(products)
      .innerJoin(photos, eq(photos.id, products.labelPhotoId))
      .all();
    expect(labelled.map(({ name }) => name)).toContain("Prayosha સિંગતેલ Sing Tel");
    expect(labelled.every(({ alt }) => alt.startsWith("The back label"))).toBe(true);
  });

  test("finds its Gujarati words", () => {
    expect(search("સિંગતેલ").length).toBeGreaterThan(1);
  });

  test("lets its shoppers sign in: one with a paid order in every status, one with none", async () => {
    const buyer = await userByPassword(demoBuyer.email, demoBuyer.password);
    const newcomer = await userByPassword(demoNewcomer.email, demoNewcomer.password);
    expect(seeded?.signIns.map(({ email }) => email)).toEqual([buyer?.email, newcomer?.email]);

    const bought = ordersBy(buyer);
    expect(bought.map(({ status }) => status).toSorted()).toEqual([...orderStatuses].toSorted());
    expect(new Set(bought.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(["paid"]));
    expect(ordersBy(newcomer)).toEqual([]);
  });

  test("writes no mails to people who do not exist", () => {
    expect(db.select().from(mails).all()).toEqual([]);
  });

  test("says who runs it", () => {
    expect(companyFacts()).toMatchObject(demoCompany);
    expect(testimonials()).toMatchObject(demoTestimonials);
  });
});

describe("its delivery", () => {
  const litre = (quantity: number) => {
    const product = productPage(1, 100).products.find(({ volumeMl }) => volumeMl === 1000);
    const row = db
      .select()
      .from(products)
      .where(eq(products.id, product?.id ?? ""))
      .all();
    return {
      lines: row.map((each) => ({ product: each, quantity })),
      goodsPaise: 40_000 * quantity,
    };
  };
  const asked = (pin: string | null, packs = 1) =>
    quotesFor(db, litre(packs), pin).map(({ way, zone, pricePaise }) => [way, zone, pricePaise]);
  const collecting = ["collect", null, 0];

  test.each([
    [
      "395007",
      [
        ["van", "Udhna and near", 3000],
        ["courier", "Surat", 5000],
      ],
    ],
    ["394101", [["courier", "Surat", 5000]]],
    ["380001", [["courier", "Gujarat", 8000]]],
    ["396001", [["courier", "Gujarat", 8000]]],
    ["400001", [["courier", "Near Gujarat", 11_000]]],
    ["302001", [["courier", "Near Gujarat", 11_000]]],
    ["110001", [["courier", "Metro cities", 13_500]]],
    ["560001", [["courier", "Metro cities", 13_500]]],
    ["221001", [["courier", "Rest of India", 15_000]]],
    ["744101", [["courier", "Hills and islands", 20_000]]],
    ["682551", [["courier", "Hills and islands", 20_000]]],
  ])("a litre to %s", (pin, expected) => expect(asked(pin)).toEqual([...expected, collecting]));

  test("hands heavy goods to a transporter too, and lets everybody collect", () => {
    expect(asked("400001", 30).map(([way]) => way)).toEqual(["courier", "transporter", "collect"]);
    expect(asked(null)).toEqual([collecting]);
  });

  test("was promised to the orders for days that fit when they were placed", () => {
    for (const { createdAt, promisedFrom, promisedTo, deliveryPaise } of db
      .select()
      .from(orders)
      .all()) {
      expect(deliveryPaise).toBeGreaterThanOrEqual(0);
      expect(promisedFrom && promisedFrom >= dayOf(createdAt)).toBe(true);
      expect(promisedTo && promisedTo <= dayOf(createdAt + 5 * day)).toBe(true);
      for (const promised of [promisedFrom, promisedTo])
        expect(new Date(promised ?? "").getUTCDay()).toBeGreaterThan(0);
    }
  });
});

describe("a shop that holds something", () => {
  test("is left alone", async () => {
    const before = productPage(1, 100);
    expect(await seedDemo()).toBeNull();
    expect(productPage(1, 100)).toEqual(before);
    expect(db.select({ total: count() }).from(orders).all()).toEqual([{ total: 5 }]);
  });
});

test("has goods by the piece, a carton that is made of its bottles, and numbers of its own", () => {
  const rows = db.select().from(products).all();
  const at = (name: string) => rows.find((product) => product.name === name);
  const bowl = at("Brass Bowl");
  expect(bowl).toMatchObject({ measure: "piece", pieces: 1, volumeMl: null, hsn: "7418" });
  expect(bowl && uqcOf(bowl)).toBe("NOS");
  const bottle = at("Cold Pressed Groundnut Oil");
  const carton = at("Carton of Ten Cold Pressed 1 Litre Bottles");
  expect(partsOf(carton?.id ?? "")).toMatchObject([{ id: bottle?.id, packs: 10 }]);
  expect(carton).toMatchObject({ stock: 0, fromParts: 8, isSoldOut: false });
  expect(new Set(rows.map(({ ean }) => ean)).size).toBe(rows.length);
  for (const { ean } of rows) expect(ean).toMatch(/^200\d{10}$/);
});

test("has stock, a batch, a product that ran out and prices by quantity", () => {
  const at = (name: string) => db.select().from(products).where(eq(products.name, name)).get();
  expect(at("Cold Pressed Groundnut Oil Tin")).toMatchObject({ isCounted: true, lowStock: 12 });
  const pouch = at("Half Litre Filtered Pouch");
  expect(pouch?.stock).toBeLessThanOrEqual(pouch?.lowStock ?? 0);
  expect(at("Three Litre Jar of Filtered Oil")).toMatchObject({
    sale: "sold out",
    isSoldOut: true,
  });
  expect(db.select().from(batches).all()).toMatchObject([{ packs: 52, isShown: true }]);
  const steps = db.select().from(priceSteps).orderBy(priceSteps.fromPacks).all();
  expect(steps.map(({ fromPacks }) => fromPacks)).toEqual([5, 10]);
});
