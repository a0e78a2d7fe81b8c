import "../../office/demo/shared-photos";
import { eq, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { looseNote } from "~/goods/catalogue/search/amounts/loose-note";
import { findProducts } from "~/goods/catalogue/search/found.server";
import { hearAllWords } from "~/goods/catalogue/search/spelling/heard-words.server";
import { searchJob } from "~/goods/catalogue/search/search-job.server";
import { countSold } from "~/goods/catalogue/search/sold/sold.server";
import { db, write } from "~/base/db/connection.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { orders, products, productSearch, searchVocabulary } from "~/base/db/schema";
import { demoOrders } from "~/office/demo/orders";
import { seedDemo } from "~/office/demo/seed.server";
import { day } from "~/base/lib/time";
import { sold } from "../../sales/orders/sold";
import { aCategory, anInput, aProduct } from "./shelf";

let now: number;
let categoryId: string;

beforeAll(async () => {
  await seedDemo();
  now = Date.now();
  ({ id: categoryId } = await aCategory("Order"));
});

const soldOf = (name: string) =>
  db.get<{ sold: number }>(
    sql`select sold from product_search join products on products.id = product_id where name = ${name}`,
  ).sold;

const names = (keyword: string) => findProducts(keyword, 1, 50).products.map(({ name }) => name);

describe("packs sold", () => {
  test("are counted for 90 days, and once", async () => {
    const before = openPagesVersion();
    expect(await countSold(now)).toBeGreaterThan(0);
    const sold = new Map<string, number>();
    for (const { status, lines } of demoOrders)
      for (const { product, quantity } of status === "cancel" ? [] : lines)
        sold.set(product, (sold.get(product) ?? 0) + quantity);
    for (const [name, packs] of sold) expect(soldOf(name), name).toBeGreaterThanOrEqual(packs);
    expect(openPagesVersion()).toBeGreaterThan(before);
    expect(await countSold(now)).toBe(0);
    expect(await countSold(now + 200 * day)).toBeGreaterThan(0);
    expect(soldOf("Refined Groundnut Oil Pouch")).toBe(0);
    await countSold(now);
  });

  test("of an order that was paid back are not counted", async () => {
    const name = "Refined Groundnut Oil Pouch";
    const before = soldOf(name);
    await write((tx) => tx.update(orders).set({ paymentStatus: "refunded" }).run());
    await countSold(now);
    expect(soldOf(name)).toBe(0);
    await write((tx) =>
      tx
        .update(orders)
        .set({ paymentStatus: "paid", paidAt: 1 })
        .where(eq(orders.paymentStatus, "refunded"))
        .run(),
    );
    await countSold(now);
    expect(soldOf(name)).toBeGreaterThanOrEqual(before);
  });

  test("of an order that is cancelled are not counted, also while its money is not given back yet", async () => {
    const { id, name } = await aProduct({ categoryId });
    await sold({ userId: null, serial: 990_001, lines: [{ productId: id, quantity: 3 }] });
    const cancelled = {
      userId: null,
      serial: 990_002,
      status: "cancel",
      cancelReason: "buyer",
    } as const;
    await sold({ ...cancelled, lines: [{ productId: id, quantity: 7 }] });
    await countSold(Date.now() + 1);
    expect(soldOf(name)).toBe(3);
    await countSold(now);
  });

  test("are counted by the job in the first hour of a day", async () => {
    await searchJob.run(now + 5 * day);
    expect(await searchJob.run(now + 5 * day)).toBe("Sales were counted today.");
    expect(await searchJob.run(now + 6 * day)).not.toBe("Sales were counted today.");
  });
});

describe("the order", () => {
  beforeAll(async () => {
    const made = [
      ["Quillo tin", 15_000],
      ["Quillo jar", 5000],
      ["Quillo pouch", 500],
      ["Oil like quillo and more", 200],
    ] as const;
    for (const [index, [name, volumeMl]] of made.entries())
      await aProduct({ name, volumeMl, categoryId, description: "Pressed." }, 1e12 + index);
    await aProduct({ name: "Something", categoryId, description: "Goes with quillo." });
  });

  const sell = (name: string, sold: number) =>
    write((tx) =>
      tx
        .update(productSearch)
        .set({ sold })
        .where(sql`product_id = (select id from products where name = ${name})`)
        .run(),
    );

  test("is by the phrase in the name, then by packs sold, then by size", async () => {
    expect(names("quillo")).toEqual([
      "Oil like quillo and more",
      "Quillo pouch",
      "Quillo jar",
      "Quillo tin",
      "Something",
    ]);
    await sell("Quillo tin", 3);
    await sell("Something", 99);
    expect(names("quillo")[0]).toBe("Quillo tin");
    expect(names("quillo").at(-1)).toBe("Something");
  });

  test.each(["double filtered", "double filter oil", "ડબલ ફિલ્ટર", "डबल फिल्टर्ड तेल"])(
    "puts what is called so before what only a text says: %s",
    (keyword) => {
      const [one, two, three] = names(keyword);
      for (const name of [one, two, three]) expect(name).toMatch(/^Double Filtered/);
    },
  );

  test("puts what is sold out after what says the same, and before what says it less well", async () => {
    const sale = (state: "on sale" | "sold out") =>
      write((tx) =>
        tx.update(products).set({ sale: state }).where(eq(products.name, "Quillo tin")).run(),
      );
    await sale("sold out");
    expect(names("quillo")).toEqual([
      "Oil like quillo and more",
      "Quillo pouch",
      "Quillo jar",
      "Quillo tin",
      "Something",
    ]);
    expect(names("quillo tin")[0]).toBe("Quillo tin");
    await sale("on sale");
    expect(names("quillo")[0]).toBe("Quillo tin");
  });

  test("goes on with the nearest sizes where all packs of the size are sold out", () => {
    const [first, ...next] = names("3 ltr jar");
    expect(first).toBe("Three Litre Jar of Filtered Oil");
    expect(next[0]).toMatch(/Jar/);
    const { isLoose, nearTo, total } = findProducts("3 ltr jar");
    expect(looseNote({ isLoose, nearTo })).toMatch(/^3 L is sold out for now/);
    expect(total).toBe(next.length + 1);
    expect(names("3 litre under 1000")).toEqual([first]);
  });

  test("puts a gift or a carton after single packs with the same phrase, unless it was asked for", async () => {
    await aProduct({ name: "Gift of quillo", categoryId, volumeMl: 100 });
    await sell("Gift of quillo", 50);
    expect(names("quillo").indexOf("Gift of quillo")).toBe(4);
    expect(names("quillo gift")[0]).toBe("Gift of quillo");
  });

  test("follows a pack whose size changes", async () => {
    const pack = await aProduct({ name: "Wexa one", categoryId, volumeMl: 900 });
    await aProduct({ name: "Wexa two", categoryId, volumeMl: 800 });
    expect(names("wexa")).toEqual(["Wexa two", "Wexa one"]);
    await updateProduct(pack.id, { ...anInput(categoryId), name: "Wexa one", volumeMl: 300 });
    expect(names("wexa")).toEqual(["Wexa one", "Wexa two"]);
  });
});

describe("sounds", () => {
  test("find a product under a word that sounds like one of its own, below exact ones", async () => {
    const product = await aProduct({ name: "Zhaveri Khichdi", categoryId });
    expect(findProducts("javeree")).toMatchObject({ instead: "zhaveri" });
    expect(names("javeree")).toEqual(["Zhaveri Khichdi"]);
    await aProduct({ name: "Javeree Snack", categoryId });
    expect(findProducts("javeree").instead).toBeNull();
    expect(names("javeree")).toEqual(["Javeree Snack"]);
    await deleteProduct(product.id);
    expect(names("zhaveri")).toEqual(["Javeree Snack"]);
  });

  test("are stored with each change, and computed anew where they are missing", async () => {
    const missing = () =>
      db
        .select({ id: searchVocabulary.id })
        .from(searchVocabulary)
        .where(isNull(searchVocabulary.sound))
        .all().length;
    expect(missing()).toBe(0);
    await write((tx) => tx.update(searchVocabulary).set({ sound: null }).run());
    expect(findProducts("javeri").total).toBe(0);
    await hearAllWords();
    expect(missing()).toBe(0);
    expect(findProducts("javeri").total).toBe(1);
  });
});
