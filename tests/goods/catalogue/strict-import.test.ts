import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importPlan } from "~/goods/catalogue/csv/import-plan.server";
import { importProducts } from "~/goods/catalogue/csv/import-products.server";
import { productBySlug, productCount } from "~/goods/catalogue/products.server";
import type { Category } from "~/goods/catalogue/product";
import { setStrict } from "~/goods/catalogue/sale/strict.server";
import { db, write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import * as importRoute from "~/routes/admin/goods/import";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { aCategory, aProduct, facts, labelled } from "./shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let category: Category;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  category = await aCategory("Strict goods");
});
beforeEach(async () => {
  await setStrict(false, owner);
  await write((tx) => tx.delete(products).run());
});
afterAll(() => setStrict(false, owner));

const header =
  "slug,name,description,price,quantity,shipping,category,mrp,net_weight_g,maker,origin,best_before,ingredients,sale";
const file = (...rows: string[]) => [header, ...rows].join("\n");
const row = (slug: string, name: string, ...rest: string[]) =>
  [slug, name, "Words", "200", "1", "1", "Strict goods", ...rest].join(",");
const whole = ["250", "910", "Prayosha", "India", "9 months", "Groundnut oil"];
const check = (text: string) => importPlan(db, text);
const importAll = (text: string) => importProducts(text, check(text).fingerprint, owner);

const importPath = "/dashboard/admin/products/import";

/** The page that an uploaded file leads to. */
async function checkPage(text: string): Promise<string> {
  const form = new FormData();
  form.set("file", new File([text], "goods.csv"));
  const answer = await importRoute.action(argsFor(importPath, { cookie, form }) as never);
  const to = (answer as Response).headers.get("Location") ?? expect.fail("The file was refused");
  return htmlOf(importRoute as never, argsFor(to, { cookie }) as never);
}

test("in a strict shop a file names each row that would be on sale without its facts, and what is missing", async () => {
  await labelled(await aProduct({ categoryId: category.id, name: "Whole", sale: "hidden" }));
  await aProduct({ categoryId: category.id, name: "No label", sale: "hidden", ...facts });
  await aProduct({ categoryId: category.id, name: "No facts", sale: "hidden" });
  await setStrict(true, owner);
  const text = file(
    row("whole", "Whole", ...whole, "on sale"),
    row("", "Bare", "", "", "", "", "", "", ""),
    row("", "No maker", "250", "910", "", "India", "9 months", "Groundnut oil", "on sale"),
    row("", "Hidden", "", "", "", "", "", "", "hidden"),
    row("", "New", ...whole, "on sale"),
    row("no-label", "No label", ...whole, "on sale"),
    row("no-facts", "No facts", "250", "910", "Prayosha", "India", "", "", "on sale"),
  );
  expect(check(text).problems).toEqual([
    {
      line: 3,
      what: "Bare",
      reason:
        "cannot be on sale without MRP, net weight, maker, country of origin, best before, ingredients, photo of the label, because the shop is set to strict: put “hidden” under sale, fill mrp, net_weight_g, maker, origin, best_before, ingredients, and mark the photo of its label on its page, then put it on sale",
    },
    {
      line: 4,
      what: "No maker",
      reason:
        "cannot be on sale without maker, photo of the label, because the shop is set to strict: put “hidden” under sale, fill maker, and mark the photo of its label on its page, then put it on sale",
    },
    {
      line: 6,
      what: "New",
      reason:
        "cannot be on sale without photo of the label, because the shop is set to strict: put “hidden” under sale, and mark the photo of its label on its page, then put it on sale",
    },
    {
      line: 7,
      what: "No label",
      reason:
        "cannot be on sale without photo of the label, because the shop is set to strict: mark the photo of its label on its page, or put “hidden” under sale",
    },
    {
      line: 8,
      what: "No facts",
      reason:
        "cannot be on sale without best before, ingredients, photo of the label, because the shop is set to strict: fill best_before, ingredients, mark the photo of its label on its page, or put “hidden” under sale",
    },
  ]);
  expect(await importAll(text)).toEqual({ problem: "bad-rows" });
  expect(productBySlug("whole", { hiddenToo: true })).toMatchObject({ sale: "hidden" });
  const html = await checkPage(text);
  expect(html).toContain("No maker");
  expect(html).toContain("cannot be on sale without maker");
});

test("a file that was looked at before the shop became strict is looked at again, and nothing is stored", async () => {
  const text = file(row("", "Whole", ...whole, ""), row("", "Bare", "", "", "", "", "", "", ""));
  const { fingerprint, problems } = check(text);
  expect(problems).toEqual([]);
  await setStrict(true, owner);
  expect(await importProducts(text, fingerprint, owner)).toEqual({ problem: "bad-rows" });
  expect(productCount()).toBe(0);
});

test("what is on sale stays on sale by a file, even with a new price, and comes on sale only whole", async () => {
  await aProduct({ categoryId: category.id, name: "Bare" });
  await labelled(
    await aProduct({ categoryId: category.id, name: "Draft", sale: "hidden", ...facts }),
  );
  await aProduct({ categoryId: category.id, name: "Bare draft", sale: "hidden" });
  await setStrict(true, owner);
  const some = (sale: string) => ["", "", "", "", "", "", sale];
  const refused = file(row("bare-draft", "Bare draft", ...some("on sale")));
  expect(check(refused).problems).toMatchObject([{ line: 2, what: "Bare draft" }]);
  const text = file(
    row("bare", "Bare", ...some("")).replace(",200,", ",210,"),
    row("draft", "Draft", ...some("on sale")),
  );
  expect(check(text).problems).toEqual([]);
  expect(await importAll(text)).toMatchObject({ created: 0, updated: 2 });
  expect(productBySlug("bare")).toMatchObject({ pricePaise: 21_000, sale: "on sale" });
  expect(productBySlug("draft")).toMatchObject({ sale: "on sale", maker: facts.maker });
});
