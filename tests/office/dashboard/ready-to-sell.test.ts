import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeSale } from "~/goods/catalogue/changes/change-sale.server";
import { setStrict } from "~/goods/catalogue/sale/strict.server";
import { dayMatters } from "~/office/dashboard/today/day-matters.server";
import { batch } from "../../goods/stock/counted";
import { sellWarnings } from "~/office/dashboard/sell-warnings.server";
import { db, write } from "~/base/db/connection.server";
import { hasOddSize, products, settings } from "~/base/db/schema";
import { changeHsnDigits } from "~/office/gst-return/hsn-digits.server";
import { isStandardSize } from "~/base/lib/pack-size";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { changeReturnTerms, returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import * as desk from "~/routes/admin/ready-to-sell";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { registeredFirm } from "../../sales/invoices/paying";
import { aCategory, aProduct, labelled } from "../../goods/catalogue/shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let categoryId: string;

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  categoryId = (await aCategory()).id;
});
beforeEach(() => write((tx) => tx.delete(products).run()));
afterAll(async () => {
  await setStrict(false, owner);
  await changeHsnDigits(4, owner);
});

/** All musts of a product but the photo of its label, and of the firm. */
const whole = {
  mrpPaise: 99_900,
  netWeightG: 683,
  maker: "Prayosha",
  countryOfOrigin: "India",
  bestBefore: "9 months",
  ingredients: "Groundnut oil",
};
const firm = {
  ...registeredFirm,
  legalName: "Prayosha Oil",
  phone: "98250 12345",
  email: "care@example.com",
  grievanceName: "Asha Patel",
  grievanceDesignation: "Manager",
  grievancePhone: "98250 12345",
  grievanceEmail: "care@example.com",
};

const page = () => htmlOf(desk, argsFor("/dashboard/admin/ready-to-sell", { cookie }));
/** The cell of a table with this label on phones. */
const cellOf = (html: string, label: string) =>
  new RegExp(`<td[^>]*data-label="${label}"[^>]*>(.*?)</td>`, "s").exec(html)?.[1] ??
  expect.fail(`There is no cell ${label}`);

test("what must be said and what only should be is told apart in words", async () => {
  const { slug } = await aProduct({ categoryId, name: "Bare tin" });
  const html = await page();
  expect(cellOf(html, "Must")).toContain(`/dashboard/admin/product/${slug}?facts=open#mrp`);
  expect(cellOf(html, "Must")).not.toContain("photo of Bare tin");
  expect(cellOf(html, "Should")).toContain("photo of Bare tin");
  expect(html).toMatch(/>Must<\/span><a[^>]*>The grievance officer’s name/);
  expect(html).toContain("Strict mode stops a product that lacks one");
});

test("Today counts what is a must on this page, in its words, and what only should be there is no part of it", async () => {
  const missing = () => dayMatters().find(({ to }) => to === "/dashboard/admin/ready-to-sell");
  await setCompanyFacts({ ...firm, fssai: null });
  expect(missing()?.count).toBe(1);
  const bare = await aProduct({ categoryId, name: "Bare tin" });
  const lacksPhoto = await aProduct({ categoryId, name: "Whole tin", ...whole });
  await labelled(lacksPhoto);
  await write((tx) =>
    tx.update(products).set({ photoId: null }).where(eq(products.id, lacksPhoto.id)).run(),
  );
  expect(missing()).toMatchObject({ count: 8, many: "details that the law requires are missing" });
  const html = await page();
  expect(html).toContain("8 details that the law requires are missing.");
  // The one that lacks musts comes first, although the other one is newer.
  expect(html.indexOf("Bare tin")).toBeLessThan(html.indexOf("Whole tin"));
  expect(html.match(/>Must<\/span><a/g)).toHaveLength(1);

  await setCompanyFacts(firm);
  await write((tx) => tx.update(products).set(whole).run());
  expect(missing()?.count).toBe(1);
  expect(cellOf(await page(), "Must")).toContain("photo of the label of Bare tin");
  await labelled(bare);
  expect(missing()?.count).toBe(0);
  const left = await page();
  expect(left).toContain("Nothing that the law requires is missing.");
  expect(left).toContain("photo of Whole tin");
  await write((tx) => tx.delete(settings).run());
});

test("the bank account is asked for until it is there, and is no must", async () => {
  expect(await page()).toMatch(
    />Should<\/span><a[^>]*href="\/dashboard\/admin\/settings\/payments#details"/,
  );
  const onDelivery = { isOn: false, mostPaise: null, feePaise: 0, asksToConfirm: false };
  const transfer = { isOn: true, details: "Prayosha, 123, IFSC ABCD0123456" };
  await changeOtherPayments({ onDelivery, transfer }, owner);
  expect(await page()).not.toContain("settings/payments#details");
});

test("an unusual pack size is a warning, also in a strict shop, and blocks nothing", async () => {
  const bottle = { name: "Odd bottle", volumeMl: 750, sale: "hidden", ...whole } as const;
  const odd = await aProduct({ categoryId, ...bottle });
  await labelled(odd);
  await setStrict(true, owner);
  await changeSale(odd.id, { sale: "on sale" }, owner);
  await setStrict(false, owner);
  await aProduct({ categoryId, name: "Usual tin", volumeMl: 15_000 });
  const { sizes } = sellWarnings();
  expect(sizes).toMatchObject({ total: 1, packs: [{ name: "Odd bottle", size: "0.75 L" }] });
  const html = await page();
  expect(html).toContain("1 pack on offer has an unusual size. This is a warning");
  expect(html).toContain(`/dashboard/admin/product/${odd.slug}#quantity`);
});

test("a price above what is printed on packs that came later is named, and those within it are not", async () => {
  const above = await aProduct({ categoryId, name: "Old labels", pricePaise: 26_000 });
  const within = await aProduct({ categoryId, name: "New labels", pricePaise: 26_000 });
  const hidden = { name: "Hidden labels", pricePaise: 26_000, sale: "hidden" } as const;
  await batch((await aProduct({ categoryId, ...hidden })).id, 3, { mrpPaise: 25_000 });
  await batch(within.id, 3, { mrpPaise: 26_000 });
  expect(sellWarnings().printed).toEqual([]);
  await batch(above.id, 3, { number: "OLD-1", mrpPaise: 25_000 });
  expect(sellWarnings().printed).toEqual([
    {
      slug: above.slug,
      name: "Old labels",
      problem: "₹260 is above the MRP of ₹250 that is printed on batch OLD-1 (packs left: 3)",
    },
  ]);
  expect(await page()).toContain(`/dashboard/admin/product/${above.slug}#price`);
});

test("the rule of the schema and the hint of the form know the same sizes", async () => {
  const packs = [100, 199, 200, 250, 500, 750, 1000, 1500, 5000, 6000, 15_000, 20_000, 25_000];
  for (const each of packs)
    for (const containers of [1, 12]) {
      await aProduct({ categoryId, volumeMl: each * containers, containers });
      await aProduct({
        categoryId,
        volumeMl: Math.round((each * containers) / 0.91),
        measure: "kg",
        netWeightG: each * containers,
        containers,
      });
    }
  const odd = new Set(
    db
      .select({ id: products.id })
      .from(products)
      .where(hasOddSize)
      .all()
      .map(({ id }) => id),
  );
  for (const pack of db.select().from(products).all())
    expect([pack.volumeMl, pack.measure, pack.containers, odd.has(pack.id)]).toEqual([
      pack.volumeMl,
      pack.measure,
      pack.containers,
      !isStandardSize(pack),
    ]);
  expect(sellWarnings().sizes).toMatchObject({ total: odd.size });
  expect(sellWarnings().sizes.packs).toHaveLength(20);
});

test("HSN codes with fewer digits than the turnover asks for are named", async () => {
  const { slug } = await aProduct({ categoryId, name: "Four digits" });
  await aProduct({ categoryId, name: "Six digits", hsn: "150890" });
  expect(await page()).toContain("Every product on offer has as many");
  await changeHsnDigits(6, owner);
  const html = await page();
  expect(html).toContain("1 product on offer has fewer");
  expect(html).toContain(`/dashboard/admin/product/${slug}?facts=open#hsn`);
  expect(html).toContain('href="/dashboard/admin/invoices/gst-return#digits"');
  await write((tx) =>
    tx.update(products).set({ hsn: "150890" }).where(eq(products.slug, slug)).run(),
  );
  expect(await page()).toContain("Every product on offer has as many");
});

test("the terms of returns are said, and that nobody has saved them yet", async () => {
  const before = await page();
  expect(before).toContain("within 7 days of arrival");
  expect(before).toContain("nobody has looked at them yet");
  expect(before).toContain('href="/dashboard/admin/settings/returns#days"');
  await changeReturnTerms(returnTerms(), owner);
  expect(await page()).not.toContain("nobody has looked at them yet");
  await changeReturnTerms({ ...returnTerms(), days: 10 }, owner);
  expect(await page()).toContain("within 10 days of arrival");
  await write((tx) => tx.delete(settings).where(eq(settings.key, "returns.days")).run());
});
