import { rmSync } from "node:fs";
import { eq, sum } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { resetPassword } from "~/people/accounts/passwords/forgotten-password.server";
import { userByPassword } from "~/people/accounts/users/users.server";
import { rendition } from "~/goods/photos/photos.server";
import { setStrict } from "~/goods/catalogue/sale/strict.server";
import { productBySlug } from "~/goods/catalogue/products.server";
import { db } from "~/base/db/connection.server";
import { invoices, orderLines, orders, payments, products, users } from "~/base/db/schema";
import { importOldShop } from "~/office/mongo-import/import.server";
import type { Finding } from "~/office/mongo-import/report";
import { oid, type Oid } from "./mongo-tools";
import {
  cartItem,
  categoryDoc,
  dumpOf,
  type OldShop,
  oldPassword,
  orderDoc,
  paymentDoc,
  productDoc,
  type Tool,
  userDoc,
} from "./old-shop";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Imports a dump; gives the counts and what was told. */
async function bringIn(shop: OldShop, tool: Tool = "relaxed", isDry = false) {
  const folder = dumpOf(shop, tool);
  folders.push(folder);
  const told: Finding[] = [];
  const report = await importOldShop(folder, { isDry, tell: (finding) => told.push(finding) });
  return { counts: Object.fromEntries(report.counts), told, refused: report.refused };
}

const picture = (colour: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const saleOf = (id: string) => db.select().from(products).where(eq(products.id, id)).get()?.sale;
const hexOf = (doc: { _id?: unknown }) => (doc._id as Oid).hex;
const orderById = (doc: { _id?: unknown }) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, hexOf(doc)))
    .get();
const linesOf = (doc: { _id?: unknown }) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, hexOf(doc)))
    .orderBy(orderLines.position)
    .all();

describe("a dump of the old shop", () => {
  const tools: Tool[] = [
    "v1",
    "relaxed",
    "canonical",
    "array",
    "pretty",
    "json.gz",
    "bson",
    "bson.gz",
  ];

  test("comes into a strict shop hidden, with a note, whether stored or only tried", async () => {
    const owner = { id: "test", name: "Test" };
    await setStrict(true, owner);
    const goods = [productDoc(100_900), productDoc(100_901)];
    const shop = { categories: [categoryDoc(1)], products: goods };
    const tried = await bringIn(shop, "relaxed", true);
    const { counts, told } = await bringIn(shop).finally(() => setStrict(false, owner));
    expect(counts.products).toMatchObject({ read: 2, added: 2, refused: 0 });
    const hidden = told.filter(({ reason }) => reason.startsWith("It is hidden"));
    expect(hidden).toHaveLength(2);
    expect(tried.told.filter(({ reason }) => reason.startsWith("It is hidden"))).toHaveLength(2);
    for (const doc of goods) expect(saleOf(hexOf(doc))).toBe("hidden");
  });

  test.each(tools)("comes in whole as %s", async (tool) => {
    const n = 100_000 + tools.indexOf(tool) * 10;
    const user = userDoc(n, { email: `Asha-${tool}@Example.com` });
    const category = categoryDoc(n);
    const product = productDoc(n, {
      category: category._id,
      photo: { data: await picture("#a0522d"), contentType: "image/jpeg" },
    });
    const bought = cartItem({ _id: hexOf(product) });
    const order = orderDoc(n, { buyer: user._id, payment: paymentDoc(n, { cart: [bought] }) });
    const shop = { users: [user], categories: [category], products: [product], orders: [order] };

    const { counts, told } = await bringIn(shop, tool);

    expect(told).toEqual([]);
    const one = { read: 1, added: 1, there: 0, refused: 0, photos: 0 };
    expect(counts).toEqual({
      users: one,
      categories: one,
      products: { ...one, photos: 1 },
      orders: one,
    });
    expect(await userByPassword(`asha-${tool}@example.com`, oldPassword)).toMatchObject({
      id: hexOf(user),
      phone: "98250 12345",
      role: 0,
    });
    const found = productBySlug(`groundnut-oil-${n}`);
    expect(found).toMatchObject({ id: hexOf(product), pricePaise: 145_000, volumeMl: 5000 });
    const [{ photoId } = { photoId: null }] = db
      .select({ photoId: products.photoId })
      .from(products)
      .where(eq(products.id, hexOf(product)))
      .all();
    expect(photoId).not.toBeNull();
    const stored = orderById(order);
    expect(stored).toMatchObject({
      userId: hexOf(user),
      status: "deliverd",
      paymentStatus: "paid",
      totalPaise: 290_000,
      createdAt: Date.parse("2023-11-05T06:30:00Z"),
      updatedAt: Date.parse("2023-11-08T06:30:00Z"),
      buyerAddress: "12 Ring Road, Surat",
    });
    expect(linesOf(order)).toMatchObject([
      {
        name: "Groundnut oil as it was called",
        productId: hexOf(product),
        quantity: 2,
        unitPricePaise: 145_000,
        volumeMl: 5000,
        photoId,
      },
    ]);
    expect(
      db
        .select()
        .from(payments)
        .where(eq(payments.id, `pay_Old${n}`))
        .all(),
    ).toMatchObject([{ paidOrderId: hexOf(order), amountPaise: 290_000, status: "captured" }]);
  });

  test("adds nothing the second time", async () => {
    const shop = {
      users: [userDoc(1)],
      categories: [categoryDoc(1)],
      products: [productDoc(1)],
      orders: [orderDoc(1)],
    };
    await bringIn(shop);
    const before = db.select().from(orders).all();
    const { counts, told } = await bringIn(shop, "bson");
    const one = { read: 1, added: 0, there: 1, refused: 0, photos: 0 };
    expect(counts).toEqual({ users: one, categories: one, products: one, orders: one });
    expect(told).toEqual([]);
    expect(db.select().from(orders).all()).toEqual(before);
  });

  test("is only looked at in a dry run, which tells what an import then does", async () => {
    const shop = {
      users: [userDoc(20), userDoc(21, { email: "CUSTOMER-20@example.com" })],
      categories: [categoryDoc(20)],
      products: [productDoc(20, { category: oid(1020) }), productDoc(21, { price: Number.NaN })],
      orders: [orderDoc(20, { buyer: oid(21) }), orderDoc(21, { buyer: oid(99) })],
    };
    const dry = await bringIn(shop, "relaxed", true);
    expect(
      db
        .select()
        .from(users)
        .where(eq(users.id, oid(20).hex))
        .all(),
    ).toEqual([]);
    expect(orderById(orderDoc(20))).toBeUndefined();

    const real = await bringIn(shop);
    expect(dry).toEqual(real);
    expect(real.refused).toBe(1);
  });

  test("makes no invoices for orders of long ago", async () => {
    await bringIn({ users: [userDoc(30)], orders: [orderDoc(30, { buyer: oid(30) })] });
    expect(orderById(orderDoc(30))).toMatchObject({ paymentStatus: "paid" });
    expect(db.select().from(invoices).all()).toEqual([]);
  });

  test("is refused with a sentence when there is none", async () => {
    await expect(bringIn({})).rejects.toThrow(/nothing to import/);
  });
});

describe("an account of the old shop", () => {
  test("opens with its old password, which is then kept as ours are", async () => {
    await bringIn({ users: [userDoc(40)] });
    const hashOf = () =>
      db
        .select()
        .from(users)
        .where(eq(users.id, oid(40).hex))
        .get()?.passwordHash ?? "";
    expect(hashOf()).toMatch(/^\$2/);
    expect(await userByPassword("customer-40@example.com", "something else")).toBeNull();
    expect(hashOf()).toMatch(/^\$2/);
    expect(await userByPassword("customer-40@example.com", oldPassword)).not.toBeNull();
    expect(hashOf()).toMatch(/^\$argon2id/);
    expect(await userByPassword("customer-40@example.com", oldPassword)).not.toBeNull();
  });

  test("gets a new password with its answer, which is stored as a hash", async () => {
    await bringIn({ users: [userDoc(41)] });
    const [{ answerHash } = { answerHash: "" }] = db
      .select()
      .from(users)
      .where(eq(users.id, oid(41).hex))
      .all();
    expect(answerHash).toMatch(/^\$argon2id/);
    expect(await resetPassword("customer-41@example.com", "Rajkot", "new-password-1")).toBe(false);
    expect(await resetPassword("customer-41@example.com", "surat", "new-password-1")).toBe(true);
    expect(await userByPassword("customer-41@example.com", "new-password-1")).not.toBeNull();
  });

  test.each([
    ["plain text", 45, "groundnut"],
    ["nothing", 46, undefined],
    ["a hash that would take months to check", 47, `$2b$31$${"a".repeat(53)}`],
    ["no text", 48, 42],
  ])("whose password is %s comes in, and opens with no password", async (_, n, password) => {
    const { told } = await bringIn({ users: [userDoc(n, { password })] });
    expect(told).toMatchObject([{ kind: "note", line: 1, id: oid(n).hex }]);
    expect(await userByPassword(`customer-${n}@example.com`, String(password))).toBeNull();
  });

  test("keeps its rights; one whose e-mail is here already gives them to nobody", async () => {
    await bringIn({ users: [userDoc(60, { role: 1 }), userDoc(61)] });
    const twin = userDoc(62, { email: " CUSTOMER-61@example.com ", role: 1 });
    const { told } = await bringIn({
      users: [twin],
      orders: [orderDoc(62, { buyer: twin._id })],
    });
    expect(await userByPassword("customer-60@example.com", oldPassword)).toMatchObject({ role: 1 });
    expect(await userByPassword("customer-61@example.com", oldPassword)).toMatchObject({
      id: oid(61).hex,
      role: 0,
    });
    expect(told).toMatchObject([{ kind: "note", file: "users.json", line: 1 }]);
    expect(orderById(orderDoc(62))?.userId).toBe(oid(61).hex);
  });
});

describe("rows that are not as they should be", () => {
  test("are listed with file, line, id and reason, and the rows around them come in", async () => {
    const { told, counts } = await bringIn({
      users: [
        userDoc(70),
        userDoc(71, { email: undefined }),
        userDoc(72, { email: { $gt: "" } }),
        { name: "No id" },
        userDoc(73, { address: { street: "Ring Road", city: "Surat" }, phone: 9825012345 }),
      ],
      categories: [categoryDoc(70), categoryDoc(71, { name: "  " })],
      products: [
        productDoc(70, { category: oid(1070), price: "1,450.50", quantity: "0.5" }),
        productDoc(71, { price: "much" }),
        productDoc(72, { price: -5 }),
        productDoc(73, { name: ["a", "b"] }),
        productDoc(74, { category: oid(1), quantity: 0 }),
      ],
    });
    const bad = told.filter(({ kind }) => kind === "refused");
    expect(bad.map(({ file, line, id }) => [file, line, id])).toEqual([
      ["users.json", 2, oid(71).hex],
      ["users.json", 3, oid(72).hex],
      ["users.json", 4, null],
      ["categories.json", 2, oid(1071).hex],
      ["products.json", 2, oid(2071).hex],
      ["products.json", 3, oid(2072).hex],
      ["products.json", 4, oid(2073).hex],
      ["products.json", 5, oid(2074).hex],
    ]);
    expect(bad.every(({ reason }) => reason.length > 10)).toBe(true);
    expect(counts).toMatchObject({ users: { added: 2 }, products: { added: 1 } });
    const moved = db
      .select()
      .from(users)
      .where(eq(users.id, oid(73).hex))
      .get();
    expect(moved).toMatchObject({ address: "Ring Road, Surat", phone: "9825012345" });
    expect(productBySlug("groundnut-oil-70")).toMatchObject({
      pricePaise: 145_050,
      volumeMl: 500,
    });
  });

  test("do no harm: fields with names of the language, HTML, times before 1970", async () => {
    const hostile = JSON.parse(
      '{"__proto__": {"role": 1}, "constructor": {"name": "x"}}',
    ) as object;
    const { refused } = await bringIn({
      users: [
        userDoc(80, {
          ...hostile,
          name: "<script>alert(1)</script>",
          createdAt: new Date(-1e12),
        }),
        { ...userDoc(81), ["__proto__"]: { role: 1 } },
      ],
    });
    expect(refused).toBe(0);
    const found = db
      .select()
      .from(users)
      .where(eq(users.id, oid(80).hex))
      .get();
    expect(found).toMatchObject({ name: "<script>alert(1)</script>", role: 0 });
    expect(new Date(found?.createdAt ?? 0).getUTCFullYear()).toBe(2023);
    expect(({} as { role?: number }).role).toBeUndefined();
  });

  test("of a product whose photo is broken: it comes in without, and the list says so", async () => {
    const whole = await picture("#ffcc00");
    const { told, counts } = await bringIn({
      categories: [categoryDoc(1)],
      products: [
        productDoc(90, { photo: { data: whole.subarray(0, 300), contentType: "image/jpeg" } }),
        productDoc(91, { photo: { data: Buffer.from("<svg onload='x'/>") } }),
        productDoc(92, { photo: { data: whole.toString("base64") } }),
        productDoc(93, { photo: { data: Buffer.alloc(17 * 1024 * 1024) } }),
      ],
    });
    expect(counts.products).toMatchObject({ added: 4, photos: 1 });
    expect(told.map(({ line }) => line).sort()).toEqual([1, 2, 4]);
    expect(told.every(({ reason }) => reason.includes("without its photo"))).toBe(true);
    const product = productBySlug("groundnut-oil-92");
    const hash = product && "photo" in product ? (product.photo?.hash ?? "") : "";
    for (const accept of ["image/avif,image/webp,*/*", "*/*"])
      expect((await rendition(hash, 400, accept))?.bytes.length).toBeGreaterThan(100);
  });

  test("that break off in the middle do not take the next ones with them", async () => {
    const folder = dumpOf({ users: [] }, "relaxed");
    folders.push(folder);
    const { writeFileSync } = await import("node:fs");
    const { extendedJson } = await import("./mongo-tools");
    const whole = (n: number) => extendedJson(userDoc(n), "relaxed");
    writeFileSync(
      `${folder}/users.json`,
      [whole(110), whole(111).slice(0, 80), whole(112), "ObjectId('x')", '["a"]', whole(113)].join(
        "\n",
      ),
    );
    const told: Finding[] = [];
    const report = await importOldShop(folder, { tell: (finding) => told.push(finding) });
    expect(report.of("users").added).toBe(3);
    expect(told.map(({ line, kind }) => [line, kind])).toEqual([
      [2, "refused"],
      [4, "refused"],
      [5, "refused"],
    ]);
  });
});

describe("an order of the old shop", () => {
  test("keeps the amount that was paid, whatever its lines make", async () => {
    const cart = [cartItem({ price: 1000, qnty: 3 }), cartItem({ price: 99.99, qnty: 7 })];
    const given = [
      orderDoc(120, { payment: paymentDoc(120, { cart, totalbill: 369_993 }) }),
      orderDoc(121, { payment: paymentDoc(121, { cart, totalbill: 3699.93 }) }),
      orderDoc(122, { payment: paymentDoc(122, { cart, totalbill: Number.NaN }) }),
      orderDoc(123, { payment: paymentDoc(123, { cart, totalbill: "350000" }) }),
      orderDoc(124, { payment: paymentDoc(124, { cart: "lost", totalbill: 50_000 }) }),
      orderDoc(125, { payment: paymentDoc(125, { cart: [], totalbill: undefined }) }),
    ];
    const { told } = await bringIn({ users: [userDoc(1)], orders: given });
    const totals = given.map((order) => orderById(order)?.totalPaise);
    expect(totals).toEqual([369_993, 369_993, 369_993, 350_000, 50_000, undefined]);
    expect(told.map(({ kind, line }) => [kind, line])).toEqual([
      ["note", 3],
      ["note", 4],
      ["note", 5],
      ["refused", 6],
    ]);
    for (const order of given.slice(0, 5)) {
      const lines = linesOf(order);
      const made = lines.reduce(
        (all, { unitPricePaise, quantity }) => all + unitPricePaise * quantity,
        0,
      );
      expect(made).toBe(orderById(order)?.totalPaise);
    }
  });

  test("whose buyer is gone goes to the account of its payment's e-mail, else to a closed one", async () => {
    const byMail = orderDoc(130, {
      buyer: oid(998),
      payment: paymentDoc(130, { email: "Customer-130@example.com" }),
    });
    const orphan = orderDoc(131, {
      buyer: oid(999),
      payment: paymentDoc(131, { email: "nobody@example.com" }),
    });
    const { told } = await bringIn({ users: [userDoc(130)], orders: [byMail, orphan] });
    expect(orderById(byMail)?.userId).toBe(oid(130).hex);
    expect(orderById(orphan)).toMatchObject({
      userId: `gone-${oid(999).hex}`,
      buyerEmail: "nobody@example.com",
      totalPaise: 290_000,
    });
    expect(told.map(({ kind }) => kind)).toEqual(["note", "note"]);
  });

  test("that nobody paid is kept off the lists and out of the sums", async () => {
    const unpaid = orderDoc(140, {
      status: "Shipping soon",
      payment: { cart: [cartItem()], totalbill: 290_000, paymentstatus: "Failed" },
    });
    const before = db
      .select({ sum: sum(orders.totalPaise) })
      .from(orders)
      .where(eq(orders.paymentStatus, "paid"))
      .all();
    const { told } = await bringIn({ users: [userDoc(1)], orders: [unpaid] });
    expect(orderById(unpaid)).toMatchObject({
      paymentStatus: "unpaid",
      status: "Not Process",
    });
    expect(told.length).toBe(2);
    expect(
      db
        .select({ sum: sum(orders.totalPaise) })
        .from(orders)
        .where(eq(orders.paymentStatus, "paid"))
        .all(),
    ).toEqual(before);
  });
});
