import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { productById } from "~/goods/catalogue/products.server";
import { db } from "~/base/db/connection.server";
import { priceStepChanges, priceSteps } from "~/base/db/schema";
import * as productFile from "~/routes/admin/goods/import";
import * as products from "~/routes/admin/goods/products";
import * as file from "~/routes/admin/price-lists/import";
import * as packPage from "~/routes/admin/price-lists/list-pack";
import * as listPage from "~/routes/admin/price-lists/price-list";
import { packToPrice, priceListAt } from "~/goods/prices/lists/price-lists.server";
import { answerTo, formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { anInput, aProduct } from "../catalogue/shelf";
import { anyCategory } from "../../shelf";
import { aPriceList } from "./trade";

const lists = "/dashboard/admin/price-lists";
let cookie: string;
let category: string;
let tin: { id: string; slug: string; name: string };

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  category = await anyCategory();
});
beforeEach(async () => {
  tin = await aProduct({ categoryId: category, name: "Sing tin", pricePaise: 280_000 });
});

function save(list: string, rows: [from: number, price: number][]) {
  const fields = rows.flatMap(([from, price], at) => [
    [`from.${at}`, String(from)],
    [`price.${at}`, String(price)],
  ]);
  const path = `${lists}/${list}/packs/${tin.slug}`;
  const params = { list, slug: tin.slug };
  const version = packToPrice(priceListAt(list)?.list ?? null, tin.slug)?.version ?? "";
  const form = { version, ...Object.fromEntries(fields) };
  return posted(packPage.action, path, form, { cookie, params });
}

const stored = () =>
  db
    .select()
    .from(priceSteps)
    .where(eq(priceSteps.productId, tin.id))
    .orderBy(priceSteps.fromPacks)
    .all()
    .map(({ fromPacks, pricePaise }) => [fromPacks, pricePaise]);

const changeIn = (location: string | null) =>
  new URL(location ?? "", "http://localhost").searchParams.get("undo") ?? "";

const undo = (list: string, change: string) =>
  posted(
    listPage.action,
    `${lists}/${list}`,
    { intent: "undo-prices", change },
    { cookie, params: { list } },
  );

describe("the prices of a list", () => {
  it.each(["everybody", "a list"])("of %s are put back by Undo, once", async (kind) => {
    const list = kind === "everybody" ? kind : (await aPriceList(tin.id, { 5: 274_000 })).id;
    await save(list, [[5, 2740]]);
    const { location } = await save(list, [
      [5, 2700],
      [10, 2650],
    ]);
    const page = await htmlOf(listPage, argsFor(location ?? "", { cookie, params: { list } }));
    expect(page).toContain("Sing tin: from 5: ₹2,740 → from 5: ₹2,700; from 10: ₹2,650");
    expect(page).toContain('aria-label="Undo the prices of Sing tin"');
    const change = changeIn(location);
    expect(await undo(list, change)).toMatchObject({ status: 303, location: `${lists}/${list}` });
    expect(stored()).toEqual([[5, 274_000]]);
    // Pressed again it changes nothing.
    expect((await undo(list, change)).status).toBe(303);
    expect(stored()).toEqual([[5, 274_000]]);
    const after = await htmlOf(listPage, argsFor(location ?? "", { cookie, params: { list } }));
    expect(after).not.toContain("Undo the prices");
  });

  it("stay where somebody changed them meanwhile, or they no longer fit", async () => {
    await save("everybody", [[5, 2740]]);
    const { location } = await save("everybody", [[5, 2700]]);
    await save("everybody", [[5, 2600]]);
    const late = await undo("everybody", changeIn(location));
    expect(late.status).toBe(409);
    expect(formIn(late).errors.form).toBe("A price has changed since, so nothing was undone.");
    expect(stored()).toEqual([[5, 260_000]]);
    const lower = await save("everybody", [[5, 2500]]);
    await updateProduct(tin.id, { ...anInput(category), pricePaise: 255_000 });
    const refused = await undo("everybody", changeIn(lower.location));
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors.form).toMatch(
      /Price must be below ₹2,550.* Nothing was undone\.$/,
    );
    expect(stored()).toEqual([[5, 250_000]]);
  });

  it("are put back on their own list alone", async () => {
    const { id } = await aPriceList(tin.id, { 5: 274_000 });
    const { location } = await save("everybody", [[5, 2740]]);
    expect((await undo(id, changeIn(location))).status).toBe(409);
    expect((await undo("everybody", "nothing")).status).toBe(409);
    expect(stored()).toEqual([
      [5, 274_000],
      [5, 274_000],
    ]);
  });

  it("come back after a file, all of it", async () => {
    const params = { list: "everybody" };
    const at = `${lists}/everybody/import`;
    const form = new FormData();
    form.set("file", new File([`slug,from,price\n${tin.slug},5,2740\n`], "prices.csv"));
    const checked = await answerTo(file.action, argsFor(at, { cookie, form, params }));
    const { carried } = (checked.data as { report: { carried: Record<string, string> } }).report;
    const { location } = await posted(file.action, at, carried, { cookie, params });
    expect(stored()).toEqual([[5, 274_000]]);
    await undo("everybody", changeIn(location));
    expect(stored()).toEqual([]);
  });

  it("offer no Undo where nothing was changed", async () => {
    await save("everybody", [[5, 2740]]);
    const before = db.select().from(priceStepChanges).all().length;
    expect((await save("everybody", [[5, 2740]])).location).toBe(`${lists}/everybody`);
    expect(db.select().from(priceStepChanges).all().length).toBe(before);
  });
});

describe("the prices of a file of products", () => {
  const path = "/dashboard/admin/products/import";
  const upload = async (price: number) => {
    const form = new FormData();
    const row = `${tin.slug},Sing tin,New words,${price},1,1,Filtered oil`;
    const text = `slug,name,description,price,quantity,shipping,category\n${row}\n`;
    form.set("file", new File([text], "products.csv"));
    const { location } = await answerTo(productFile.action, argsFor(path, { cookie, form }));
    const { report } = await productFile.loader(argsFor(location ?? "", { cookie }));
    return posted(productFile.action, path, report?.carried ?? {}, { cookie });
  };

  it("are put back by Undo, and the other columns stay", async () => {
    const { location } = await upload(2750);
    expect(productById(tin.id)?.pricePaise).toBe(275_000);
    const page = await htmlOf(products as never, argsFor(location ?? "", { cookie }));
    expect(page).toContain("Undo the price of Sing tin");
    const form = { intent: "undo-prices", plan: changeIn(location) };
    const answer = await posted(products.action, "/dashboard/admin/products", form, { cookie });
    expect(answer.status).toBe(303);
    expect(productById(tin.id)).toMatchObject({ pricePaise: 280_000, description: "New words" });
  });

  it("are not offered where only other columns changed", async () => {
    expect((await upload(2800)).location).toBe("/dashboard/admin/products");
  });
});
