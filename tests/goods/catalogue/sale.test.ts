import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { productsAsCsv } from "~/goods/catalogue/csv/product-export.server";
import type { Category } from "~/goods/catalogue/product";
import { productById } from "~/goods/catalogue/products.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, products } from "~/base/db/schema";
import { csvDownload } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import type { SaleState } from "~/base/db/statuses";
import { priceField } from "~/goods/prices/day/typed-prices";
import * as createPage from "~/routes/admin/goods/create-product";
import * as productPage from "~/routes/admin/goods/product";
import * as listPage from "~/routes/admin/goods/products";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { counted, move, setSale } from "../stock/counted";
import { outcome, refusal, sending } from "./admin-forms";
import { aCategory, aProduct } from "./shelf";

let category: Category;
let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
beforeAll(async () => {
  category = await aCategory("Tins");
  owner = await admin();
  cookie = await cookieOf(owner);
});

const made = (name: string) => aProduct({ name, categoryId: category.id });
const saleOf = (id: string) => {
  const { sale, backOn, isSoldOut } = productById(id) ?? expect.fail("It is gone");
  return { sale, backOn, isSoldOut };
};
const list = "/dashboard/admin/products";
/** A day to come. */
const soon = dayOf(Date.now() + 4 * day);
const tap = (product: string, sale: string, more: Record<string, string> = {}, query = "") =>
  posted(listPage.action, list + query, { product, sale, ...more }, { cookie });
const shownAt = async (path: string) => listPage.loader(argsFor(path, { cookie }));
const form = (more: Record<string, string>) => ({
  category: category.id,
  name: "Formed tin",
  description: "Pressed in Surat.",
  price: "200",
  quantity: "1",
  shipping: "1",
  ...more,
});

describe("one tap on the owner's list", () => {
  test("sells a product out, and Undo puts it back with the day that was said", async () => {
    const { id, slug } = await made("Tapped tin");
    await productPage.action(
      sending({ ...form({ name: "Tapped tin", sale: "sold out", back_on: soon }) }, cookie, {
        slug,
      }),
    );
    expect(saleOf(id)).toEqual({ sale: "sold out", backOn: soon, isSoldOut: true });

    const tapped = await tap(id, "on sale", {}, "?category=tins&page=2");
    expect(saleOf(id)).toEqual({ sale: "on sale", backOn: null, isSoldOut: false });
    expect(tapped.status).toBe(303);
    expect(tapped.location).toMatch(/^\/dashboard\/admin\/products\?category=tins&page=2&changed=/);

    const { products } = await shownAt(tapped.location ?? "");
    const {
      was = "",
      back = "",
      version = 0,
    } = products.find((each) => each.id === id)?.undo ?? {};
    expect([was, back]).toEqual(["sold out", soon]);
    await tap(id, was, { back, version: String(version) });
    expect(saleOf(id)).toEqual({ sale: "sold out", backOn: soon, isSoldOut: true });
    const { products: after } = await shownAt(tapped.location ?? "");
    expect(after.find((each) => each.id === id)?.undo).toBeNull();

    const rows = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
    const taps = rows.slice(1).map(({ changes }) => JSON.parse(changes) as unknown);
    expect(taps).toEqual([
      { sale: ["Sold out", "On sale"], backOn: [soon, null] },
      { sale: ["On sale", "Sold out"], backOn: [null, soon] },
    ]);
  });

  test("offers Undo also where the list's filter does not show the product any more", async () => {
    const { id, name } = await made("Tapped away");
    const { location } = await tap(id, "hidden", {}, "?sale=on+sale&q=tapped+away");
    const { products, elsewhere } = await shownAt(location ?? "");
    expect(products).toEqual([]);
    expect(elsewhere).toMatchObject({
      product: { id, name, sale: "hidden" },
      undo: { was: "on sale" },
    });
  });

  test("twice is as good as once", async () => {
    const { id } = await made("Tapped twice");
    await tap(id, "hidden");
    const before = productById(id)?.updatedAt;
    expect((await tap(id, "hidden")).status).toBe(303);
    expect(productById(id)?.updatedAt).toBe(before);
  });

  test("is refused with a sentence for another state, a deleted product, and an Undo that comes too late", async () => {
    const { id } = await made("Tapped late");
    expect((await tap(id, "burnt")).status).toBe(400);
    expect((await tap("nobody", "hidden")).status).toBe(404);
    const late = await tap(id, "hidden", { version: "1", back: "" });
    expect(late.status).toBe(409);
    expect(formIn(late).errors.form).toMatch(/Someone else changed/);
    expect(saleOf(id).sale).toBe("on sale");
  });
});

describe("the owner's list", () => {
  test("shows one state only, also among the hits of a search", async () => {
    const states = ["on sale", "sold out", "hidden"] as const;
    const ids: Partial<Record<SaleState, string>> = {};
    for (const state of states) {
      const { id } = await made(`Sieved tin, ${state}`);
      ids[state] = id;
      await setSale(id, state);
    }
    const empty = await counted(0, { name: "Sieved tin, none left" });
    for (const query of ["", "&q=sieved", "&q=sieved&sort=name", "&sort=price-up"])
      for (const state of states) {
        const found = await shownAt(`${list}?sale=${state.replace(" ", "+")}${query}`);
        const here = found.products.map(({ id }) => id);
        expect(here).toContain(ids[state]);
        for (const other of states.filter((each) => each !== state))
          expect(here).not.toContain(ids[other]);
        expect(here.includes(empty.id)).toBe(state === "sold out");
        expect(found.total).toBe(here.length);
      }
  });

  test("has room for a price with paise", async () => {
    const { id } = await aProduct({
      name: "Dear tin",
      categoryId: category.id,
      pricePaise: 9_999_950,
    });
    const html = await htmlOf(listPage, argsFor(list, { cookie }));
    expect(inputIn(html, priceField(id))).toContain(`size="${"₹99,999.50".length}"`);
  });

  test("has the three buttons for each product, without script too", async () => {
    const { id } = await made("Buttoned tin");
    const html = await htmlOf(listPage, argsFor(list, { cookie }));
    const part = html.slice(html.indexOf(`id="sale-${id}"`));
    for (const words of ["On sale", "Sold out", "Hidden"])
      expect(part).toContain(`>${words}</button>`);
    expect(part).toMatch(/value="on sale" aria-pressed="true"/);
  });
});

describe("the day when a product may be back", () => {
  test.each(["1 December", "2026-02-30", "1999-12-01"])("is refused as %j", async (typed) => {
    const { slug } = await made(`Dayless ${typed}`);
    const sent = form({ name: "Dayless", sale: "sold out", back_on: typed });
    const { errors, values } = refusal(await productPage.action(sending(sent, cookie, { slug })));
    expect(errors.back_on).toContain("2026-12-01");
    expect(values.back_on).toBe(typed);
  });

  test("is refused when it is past, unless it was so already", async () => {
    const { id, slug, name } = await made("Long awaited");
    const save = (day: string) => {
      const sent = form({ name, sale: "sold out", back_on: day });
      return productPage.action(sending(sent, cookie, { slug }));
    };
    const { errors, values } = refusal(await save("2026-01-05"));
    expect(errors.back_on).toBe("The day must be today or one to come");
    expect(values.back_on).toBe("2026-01-05");
    await write((tx) =>
      tx
        .update(products)
        .set({ sale: "sold out", backOn: "2026-01-05" })
        .where(eq(products.id, id))
        .run(),
    );
    expect((await outcome(await save("2026-01-05"))).status).toBe(303);
    expect(saleOf(id)).toMatchObject({ sale: "sold out", backOn: "2026-01-05" });
    const added = form({ name: "Never back", sale: "sold out", back_on: "2026-01-05" });
    expect(refusal(await createPage.action(sending(added, cookie))).errors.back_on).toContain(
      "one to come",
    );
  });

  test("is forgotten when packs arrive, so that it does not come back with the next time", async () => {
    const { id, slug, name } = await counted(0, { pricePaise: 20_000 });
    const sent = { ...form({ name, back_on: soon }), sale: "on sale" };
    await productPage.action(sending(sent, cookie, { slug }));
    expect(saleOf(id)).toEqual({ sale: "on sale", backOn: soon, isSoldOut: true });
    const at = Date.now();
    await move({ productId: id, kind: "arrived", packs: 3, actor: owner.id, at });
    expect(saleOf(id).backOn).toBeNull();
  });
});

describe("the file of products", () => {
  const header = "slug,name,description,price,quantity,shipping,category,sale,back_on";
  const row = (...cells: string[]) => ["Pressed.", "200", "1", "1", "Tins", ...cells].join(",");
  const imported = async (...rows: string[]) => {
    const text = [header, ...rows].join("\n");
    const plan = importPlan(db, text);
    if (plan.problems.length > 0) return plan.problems.map(({ reason }) => reason);
    await importProducts(text, plan.fingerprint, owner);
    return [];
  };

  test("takes and gives the state, and leaves alone what is blank", async () => {
    expect(await imported(`,Filed tin,${row("sold out", "2026-12-01")}`)).toEqual([]);
    const text = await csvDownload("products.csv", productsAsCsv()).text();
    expect(text).toMatch(/^filed-tin,.*,sold out,2026-12-01,\r?$/m);
    expect(await imported(`filed-tin,Filed tin again,${row("", "")}`)).toEqual([]);
    expect(await csvDownload("products.csv", productsAsCsv()).text()).toMatch(
      /Filed tin again,.*,sold out,2026-12-01,\r?$/m,
    );
  });

  test("is refused where a state or a day is none", async () => {
    expect(await imported(`,Odd tin,${row("gone", "soon")}`)).toEqual([
      "sale must be one of: on sale, sold out, hidden; back_on must be a day such as 2026-12-01",
    ]);
  });
});
