import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { declaredOnPack, declaredSize, inUqc, uqcOf } from "~/base/lib/pack-size";
import { inLanguage } from "~/base/words/language";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { sizeProblem, settledPack } from "~/goods/catalogue/changes/settled-size";
import { weightQuestions } from "~/goods/catalogue/changes/weight-question";
import { comparedSizes } from "~/goods/catalogue/compared-sizes";
import { toApiProduct } from "~/goods/catalogue/api/api-objects";
import { importedColumns } from "~/goods/catalogue/csv/imported-row.server";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import { numberRule } from "~/goods/catalogue/quantity-typed";
import { productData } from "~/goods/catalogue/product-data";
import { productForm } from "~/goods/catalogue/forms";
import { noPackFacts } from "~/goods/catalogue/pack-facts";
import type { WholeProduct } from "~/goods/catalogue/product";
import { productById } from "~/goods/catalogue/products.server";
import { sizeTyped } from "~/goods/catalogue/typed-size";
import { unitPrice, unitPrices } from "~/goods/catalogue/unit-price";
import { grossWeight } from "~/goods/delivery/parcel";
import { merchantFeed } from "~/goods/feed/merchant-feed.server";
import { HsnTable } from "~/office/gst-return/hsn";
import { pressPlan } from "~/office/press-plan/press-plan.server";
import { invoiceLines } from "~/sales/invoices/invoice-lines";
import { quantityOf } from "~/sales/invoices/wording";
import { contentsWords } from "~/sales/orders/admin/slip/slip-words";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import * as counter from "~/routes/admin/counter/counter";
import * as adminOrder from "~/routes/admin/orders/order";
import * as slipPage from "~/routes/admin/orders/order-slip";
import * as newQuote from "~/routes/admin/quotes/new-quote";
import * as cart from "~/routes/shop/cart";
import * as productPage from "~/routes/shop/product";
import * as quickOrder from "~/routes/shop/quick-order";
import * as store from "~/routes/shop/store";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, cookiesOf } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { aCategory, anInput, aProduct, labelled } from "./shelf";

const number = (measure: "piece" | "pair" | "box", pieces: number) => ({
  measure,
  pieces,
  volumeMl: null,
  netWeightG: null,
  containers: 1,
  hsn: "4419",
});
const jaggery = {
  measure: "g" as const,
  volumeMl: 550,
  netWeightG: 500,
  containers: 1,
  hsn: "1701",
};

/** What no page may show. */
const nonsense = /\bnull\b|\bNaN\b|undefined|Infinity|(?<![\d.,])0 (?:Ltr|L\b|g\b|ml\b)/;
/** Litres in any of the three languages. */
const litre = /(?:\d|per |≈ )\s?(?:L|Ltr\.?|litres?|ml)\b|લિટર|મિલી|लीटर|मिली/;

describe("how much is in a pack of goods by number", () => {
  test("is said in each language, and in N where the law reads it", () => {
    expect(declaredSize(number("piece", 12))).toBe("12 pieces");
    expect(declaredSize(number("pair", 1))).toBe("1 pair");
    expect(declaredSize(number("box", 6))).toBe("6 boxes");
    expect(declaredSize({ ...number("piece", 12), containers: 3 })).toBe("3 × 4 pieces");
    expect(inLanguage("gu", () => declaredSize(number("piece", 12)))).toBe("12 નંગ");
    expect(inLanguage("hi", () => declaredSize(number("pair", 2)))).toBe("2 जोड़ी");
    expect(declaredOnPack(number("piece", 12))).toBe("12 N");
    expect(declaredOnPack(number("box", 2))).toBe("2 N (boxes)");
    expect(declaredSize(jaggery)).toBe("500 g");
  });

  test("has a unit price for each, which one alone does not repeat", () => {
    const priced = { ...number("piece", 12), pricePaise: 10_000 };
    expect(unitPrice(priced)).toBe("₹8.33 per piece");
    expect(unitPrices({ ...priced, pieces: 1 })).toEqual({ own: null, perLitre: null });
    expect(unitPrice({ ...jaggery, pricePaise: 6000 })).toBe("₹0.12 per g");
  });

  test.each([
    [number("piece", 12), "NOS", 12_000],
    [number("pair", 2), "PRS", 2000],
    [number("box", 6), "BOX", 6000],
    [jaggery, "GMS", 500_000],
    [{ ...jaggery, measure: "kg" as const }, "KGS", 500],
    [{ ...jaggery, measure: "l" as const }, "LTR", 550],
  ])("has its unit quantity code", (pack, code, thousandths) => {
    expect([uqcOf(pack), inUqc(pack)]).toEqual([code, thousandths]);
  });

  test("is compared by number; with litres by nothing", () => {
    const sizes = [6, 12].map((pieces) => ({
      id: String(pieces),
      pricePaise: pieces * 1000 - pieces * pieces * 10,
      ...number("piece", pieces),
    }));
    expect(comparedSizes(sizes)).toMatchObject({
      per: "piece",
      rows: [{ saves: 0 }, { saves: 6 }],
    });
    const litres = { ...jaggery, measure: "l" as const, id: "l", pricePaise: 100 };
    expect(comparedSizes([...sizes, litres]).per).toBeNull();
  });

  test("is sent with its weight", () => {
    const unweighed = { volumeMl: null, grossWeightG: null };
    expect(grossWeight({ ...unweighed, grossWeightG: 240 })).toBe(240);
    expect(grossWeight({ ...unweighed, netWeightG: 500 })).toBe(625);
    expect(grossWeight(unweighed)).toBe(100);
  });
});

describe("a size that is typed", () => {
  test.each([
    ["6 pcs", { measure: "piece", containers: 1, amount: 6 }],
    ["2 x 3 pairs", { measure: "pair", containers: 2, amount: 6 }],
    ["500 gm", { measure: "g", containers: 1, amount: 500 }],
    ["15 kg", { measure: "kg", containers: 1, amount: 15_000 }],
    ["1.5 pcs", null],
    ["6 dozen", null],
  ])("%s", (typed, size) => {
    expect(sizeTyped(typed, "l")).toEqual(size);
  });

  test.each([
    ["piece", "12", { measure: "piece", volumeMl: 12_000 }],
    ["PCS", "12", { measure: "piece", volumeMl: 12_000 }],
    ["nos", "9999", { measure: "piece", volumeMl: 9_999_000 }],
    ["gm", "500", { measure: "g", netWeightG: 500 }],
    ["pair", "1", { measure: "pair", volumeMl: 1000 }],
    ["boxes", "2", { measure: "box", volumeMl: 2000 }],
    ["piece", "1.5", null],
    ["piece", "10000", null],
    ["dozen", "1", null],
  ])("in a form or file as %s %s", (measure, quantity, read) => {
    const form = { name: "Massager", description: "x", price: "100", category: "c" };
    const { data } = productForm.safeParse({ ...form, measure, quantity });
    if (read) expect(data).toMatchObject(read);
    else expect(data).toBeUndefined();
  });

  test("is settled into pieces without a volume, in whole ones", () => {
    const before = { ...noPackFacts, volumeMl: 0, pieces: null };
    const settled = (volumeMl: number) => settledPack({ measure: "piece", volumeMl }, before);
    expect(settled(12_000)).toMatchObject({ volumeMl: null, pieces: 12 });
    expect(sizeProblem(settled(12_000))).toBeNull();
    expect(sizeProblem(settled(1500))).toBe("pieces");
    expect(sizeProblem({ ...settled(12_000), containers: 5 })).toBe("containers");
  });
});

describe("a shop that sells a massager and a gift box", () => {
  let massager: WholeProduct;
  let box: WholeProduct;
  let cookie: string;

  beforeAll(async () => {
    const category = await aCategory("Wood and gifts");
    const given = { categoryId: category.id, description: "Made in Surat." };
    const made = async (input: Parameters<typeof aProduct>[0]) =>
      productById((await aProduct(input)).id)!;
    massager = await made({
      ...given,
      name: "Massager",
      pricePaise: 30_000,
      hsn: "4419",
      measure: "piece",
      volumeMl: 3000,
      grossWeightG: 400,
    });
    box = await made({
      ...given,
      name: "Gift",
      pricePaise: 90_000,
      hsn: "1508",
      measure: "box",
      volumeMl: 1000,
    });
    await labelled(massager);
    cookie = await cookieOf(await admin());
  });

  test("stores them without a volume, and asks what may be wrong", async () => {
    expect(massager).toMatchObject({ volumeMl: null, pieces: 3, measure: "piece" });
    expect(weightQuestions(massager)).toEqual([]);
    expect(weightQuestions(box)).toEqual([
      "It has neither a weight as sent nor a net weight, so delivery counts it as 100 g, is that right?",
      "Its HSN code 1508 is that of groundnut oil, but it is sold by number, is that right?",
    ]);
  });

  test("tells the API how many, which changes them", async () => {
    expect(toApiProduct(massager).quantity).toBe(3);
    const input = { ...anInput(massager.category.id), name: "Massager", pricePaise: 30_000 };
    expect((await updateProduct(massager.id, { ...input, volumeMl: 4500 })).problem).toBe("pieces");
    await updateProduct(massager.id, { ...input, volumeMl: 4000 });
    expect(productById(massager.id)).toMatchObject({ volumeMl: null, pieces: 4 });
    await updateProduct(massager.id, { ...input, volumeMl: 3000 });
  });

  test.each(["en", "gu", "hi"] as const)("shows their pages in %s", async (language) => {
    for (const { slug } of [massager, box]) {
      const html = await inLanguage(language, () =>
        htmlOf(productPage as never, argsFor(`/product/${slug}`, { params: { slug } })),
      );
      expect(wordsIn(html)).not.toMatch(litre);
      expect(wordsIn(html)).not.toMatch(nonsense);
    }
  });

  test("says the price of each on page and card, and C62 to programs", async () => {
    const { slug } = massager;
    const html = await htmlOf(
      productPage as never,
      argsFor(`/product/${slug}`, { params: { slug } }),
    );
    expect(wordsIn(html)).toContain("Pack of 3 pieces");
    expect(wordsIn(html)).toContain("₹100 per piece, inclusive of all taxes");
    const terms = { returns: { "@type": "MerchantReturnPolicy" }, shipping: undefined };
    const told = JSON.stringify(productData("https://shop.example", massager, [], terms));
    expect(told).toContain('"value":3,"unitCode":"C62"');
    for (const path of ["?category=wood-and-gifts", "?size=number", "?sort=litre"]) {
      const list = wordsIn(await htmlOf(store as never, argsFor(`/Store${path}`)));
      expect(list).toContain("₹300 / 3 pieces");
      expect(list).not.toMatch(nonsense);
    }
  });

  test("keeps them apart from litres in cart, counter, quotes, order and slip", async () => {
    const form = { intent: "add", product: massager.id };
    const added = await cart.action(argsFor("/cart", { form })).catch((thrown: unknown) => thrown);
    const jar = added instanceof Response ? cookiesOf(added.headers.getSetCookie()) : "";
    expect(wordsIn(await htmlOf(cart as never, argsFor("/cart", { cookie: jar })))).toContain(
      "₹300 / 3 pieces",
    );
    for (const [page, path, asked] of [
      [quickOrder, "/quick-order"],
      [counter, "/dashboard/admin/counter", { intent: "find", phone: "97250 70707" }],
      [newQuote, "/dashboard/admin/quotes/new"],
    ] as const) {
      const args = argsFor(path, { cookie, ...(asked && { form: asked }) });
      const words = wordsIn(await htmlOf(page as never, args));
      expect(words).toContain("3 pieces");
      expect(words).not.toMatch(nonsense);
    }
    const line = {
      productId: massager.id,
      name: "Massager",
      quantity: 2,
      ...number("piece", 3),
    };
    const order = await sold({ userId: null, lines: [line, {}] });
    const args = () => argsFor("/dashboard/admin/x", { cookie, params: { number: order.number } });
    for (const page of [adminOrder, slipPage])
      expect(wordsIn(await htmlOf(page as never, args()))).not.toMatch(nonsense);
    expect(contentsWords(slipOf(order.number)!)).toBe("5 L (4.55 kg of oil), 6 by number");
    expect(pressPlan().rows.map(({ name }) => name)).not.toContain("Massager");
  });

  test("come and go in files", async () => {
    let file = "";
    for await (const part of productsAsCsv()) file += part;
    expect(importPlan(db, file)).toMatchObject({ unchanged: 2, updates: [], problems: [] });
    const head = "slug,name,description,price,quantity,shipping,category,measure";
    const plan = importPlan(
      db,
      `${head}\n,Comb,Wood,120,6,1,Wood and gifts,pcs\n,Cup,Wood,120,1.5,1,Wood and gifts,Nos\n${massager.slug},Massager,Wood,300,4,1,Wood and gifts,\n`,
    );
    expect(plan.creates.map(({ content }) => importedColumns(content, undefined))).toMatchObject([
      { name: "Comb", measure: "piece", pieces: 6, volumeMl: null },
    ]);
    expect(plan.problems).toMatchObject([{ what: "Cup", reason: numberRule }]);
    const [change] = plan.updates;
    expect(change && importedColumns(change.content, change.before)).toMatchObject({
      measure: "piece",
      pieces: 4,
    });
  });

  test("counts them in the feed", async () => {
    let feed = "";
    for await (const part of merchantFeed("https://shop.example", "Shop", Date.now())) feed += part;
    const item = feed.split("<item>").find((text) => text.includes(massager.id));
    expect(item).toContain("<g:unit_pricing_measure>3 ct</g:unit_pricing_measure>");
    expect(item).toContain("<g:unit_pricing_base_measure>1 ct</g:unit_pricing_base_measure>");
    expect(item).toContain("<g:size>3 pieces</g:size>");
  });
});

test("an invoice and the return count goods in their own units", () => {
  const line = {
    position: 0,
    name: "Massager",
    gstBasisPoints: 500,
    discountPaise: 0,
  };
  const sale = { ...line, quantity: 2, unitPricePaise: 30_000 };
  const lines = invoiceLines(
    [
      { ...sale, ...number("piece", 3) },
      { ...sale, ...jaggery, position: 1 },
    ],
    { deliveryPaise: 0, feePaise: 0 },
    "intra",
  );
  expect(lines.map(quantityOf)).toEqual(["2 × 3 N\n6 NOS", "2 × 500 g\n1000 GMS"]);
  const table = new HsnTable();
  table.add(lines, lines, 1);
  expect(table.rows()).toMatchObject([
    { hsn: "1701", uqc: "GMS", thousandths: 1_000_000 },
    { hsn: "4419", uqc: "NOS", thousandths: 6000 },
  ]);
});

/** What a page shows, without its frame. */
function wordsIn(html: string): string {
  return html
    .replace(
      /<(?:header|footer)[\s\S]*?<\/(?:header|footer)>|<script[\s\S]*?<\/script>|<!-- -->/g,
      "",
    )
    .replace(/<[^>]+>/g, " ");
}
