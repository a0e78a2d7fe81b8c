import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, batches, labelPrints, products, recalls } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { choiceIn, mostLabels } from "~/office/pack-labels/forms";
import { labelFacts } from "~/office/pack-labels/label-facts.server";
import { labelContent } from "~/office/pack-labels/label-words";
import { missingOn } from "~/office/pack-labels/missing";
import { labelsFor, pagesOf, paperOf } from "~/office/pack-labels/papers";
import { changeBatch } from "~/goods/stock/batches/batch-changes.server";
import { planImport } from "~/goods/stock/batches/csv/plan-import.server";
import { savePrices } from "~/goods/prices/day/save-prices.server";
import * as filePage from "~/routes/admin/stock/batch-labels-pdf";
import * as labelsPage from "~/routes/admin/stock/batch-labels";
import { companyFacts, setCompanyFacts } from "~/upkeep/pages/company.server";
import { admin, argsFor, cookieOf } from "../../cast";
import { batch, counted } from "../../goods/stock/counted";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { textOf } from "../../sales/invoices/pdf-reader";

let cookie: string;
let actor: { id: string; name: string };
beforeAll(async () => {
  const owner = await admin();
  cookie = await cookieOf(owner);
  actor = { id: owner.id, name: "Owner" };
});

const firm = {
  address: "12 Ring Road, Udhna\nSurat 394210",
  phone: "98250 12345",
  email: "care@prayosha.example",
  fssai: "10700000000000",
};

const known = {
  pricePaise: 24_000,
  mrpPaise: 25_000,
  volumeMl: 1000,
  netWeightG: 910,
  panelShape: "round" as const,
  panelHeightMm: 260,
  panelWidthMm: 250,
};

const shopName = () => companyFacts().legalName ?? companyFacts().name;

/** A batch of so many packs, of a product with these facts. */
async function aBatch(packs: number, facts: Partial<typeof products.$inferInsert> = known) {
  const made = await counted(0);
  await write((tx) => tx.update(products).set(facts).where(eq(products.id, made.id)).run());
  return { product: made, id: await batch(made.id, packs) };
}

const form = (given: Record<string, string> = {}) => ({
  paper: "roll-75x100",
  dpi: "203",
  design: "plain",
  language: "gu",
  dates: "both",
  packs: "40",
  spare: "5",
  first: "1",
  agreed: "on",
  idempotencyKey: newId(),
  ...given,
});

const posted = (id: string, fields: Record<string, string>) =>
  answerTo(
    labelsPage.action,
    argsFor(`/dashboard/admin/batches/${id}/labels`, { form: fields, cookie, params: { id } }),
  );

const mrpOf = (id: string) =>
  db.select({ mrp: batches.mrpPaise }).from(batches).where(eq(batches.id, id)).get()?.mrp;
const printsOf = (id: string) =>
  db.select().from(labelPrints).where(eq(labelPrints.batchId, id)).all();

it("names what is missing in the order of the declarations, with where it is typed", async () => {
  await setCompanyFacts({ fssai: null, address: "Surat", phone: null, email: null });
  const bare = { mrpPaise: null, netWeightG: null, panelShape: null, panelHeightMm: null };
  const { id } = await aBatch(1, { ...bare, maker: null, nutrition: null, ingredients: null });
  const facts = labelFacts(id);
  if (!facts) throw new Error("no batch");
  const missing = missingOn(facts, "gu");
  expect(missing.map(({ words }) => words.split(/[:,]/)[0])).toEqual([
    "FSSAI licence or registration",
    "The PIN in the maker’s address",
    "Consumer care",
    "Consumer care",
    "Net weight",
    "MRP",
    "Shape and size of the pack",
    "Nutrition",
    "Ingredients",
    "Vegetarian mark",
    "Kind of goods",
    "The name in Gujarati",
  ]);
  expect(missing.filter(({ isMust }) => isMust)).toHaveLength(7);
  const answer = await posted(id, form());
  expect(answer.status).toBe(400);
  expect(printsOf(id)).toEqual([]);
  await setCompanyFacts(firm);
});

it("moves a sheet; who does it late reads where somebody else moved it", async () => {
  const { id } = await aBatch(1);
  const ask = { cookie, params: { id } };
  const load = () => labelsPage.loader(argsFor(`/dashboard/admin/batches/${id}/labels`, ask));
  const version = (await load()).shiftVersion;
  const move = { intent: "shift", paper: "roll-75x100", version, right: "0,5", down: "-1" };
  for (const _ of ["first", "sent twice"]) expect((await posted(id, move)).status).toBe(303);
  const now = await load();
  expect(now.shift).toEqual({ x: 0.5, y: -1 });
  const late = await posted(id, { ...move, right: "2", down: "-1" });
  expect(late.status).toBe(409);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed where labels are placed"),
      right: "“To the right (mm)” says now: 0.5",
    },
    values: { right: "2", version: now.shiftVersion },
  });
  expect(formIn(late).errors).not.toHaveProperty("down");
  expect(
    (await posted(id, { ...move, version: now.shiftVersion, right: "", down: "" })).status,
  ).toBe(303);
});

describe("a printing", () => {
  it("sets the batch's MRP, notes who and how many, and is noted once", async () => {
    await setCompanyFacts(firm);
    const { id } = await aBatch(40);
    const fields = form();
    expect((await posted(id, fields)).status).toBe(303);
    expect((await posted(id, fields)).status).toBe(303);
    expect(printsOf(id)).toMatchObject([{ labels: 42, actor: actor.id, paper: "roll-75x100" }]);
    expect(mrpOf(id)).toBe(25_000);
    const entries = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
    expect(entries.map(({ action }) => action)).toContain("batch.labels");
  });

  it("keeps the MRP that was printed first, whatever the product says later", async () => {
    const { id, product } = await aBatch(40);
    await posted(id, form());
    await write((tx) => tx.update(products).set({ mrpPaise: 30_000 }).where(eq(products.id, product.id)).run()); // prettier-ignore
    await posted(id, form());
    expect(mrpOf(id)).toBe(25_000);
    const [print] = printsOf(id);
    const args = argsFor(`/dashboard/admin/batches/${id}/labels.pdf?print=${print?.id}`, { cookie, params: { id } }); // prettier-ignore
    const pdf = Buffer.from(await (await filePage.loader(args)).arrayBuffer());
    expect(textOf(pdf)).toContain("MRP ₹250.00");
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(42);
    await expect(
      write((tx) => tx.update(batches).set({ mrpPaise: 1 }).where(eq(batches.id, id)).run()),
    ).rejects.toThrow("the MRP printed on a batch stays");
  });

  it("asks before it goes without what others would print, and refuses a label that has no room", async () => {
    const { id } = await aBatch(40);
    expect((await posted(id, form({ agreed: "" }))).status).toBe(400);
    expect((await posted(id, form({ paper: "roll-50x75" }))).status).toBe(400);
    expect((await posted(id, form({ packs: "0" }))).status).toBe(400);
    expect(printsOf(id)).toEqual([]);
    expect(mrpOf(id)).toBeNull();
  });
});

it("a batch stays as its labels say it: their code leads to its number, and packs are kept until their day", async () => {
  const { id } = await aBatch(40);
  const number = newId().slice(-8).toUpperCase();
  const renamed = (to: string) => changeBatch(id, { ...facts, number: to, isShown: true }, actor);
  const facts = { packedOn: "2026-11-12", bestBefore: "2027-08-12", reportWords: "" };
  expect(await renamed(number)).toEqual({ id, number });
  await posted(id, form());
  expect(await renamed(`${number}-2`)).toEqual({ problem: "printed" });
  expect(await renamed(number.toLowerCase())).toMatchObject({ id });
  const until = (bestBefore: string) =>
    changeBatch(id, { ...facts, bestBefore, number, isShown: true }, actor);
  expect(await until("2027-08-13")).toEqual({ problem: "printed-day" });
  expect(
    planImport(`number,product,best_before\n${number},,2027-08-13`, db).problems,
  ).toMatchObject([{ reason: expect.stringContaining("Labels with another day") }]);
  expect(await until("2027-08-11")).toEqual({ problem: "printed-day" });
  expect(await until("2027-08-12")).toEqual({ id, number });
});

it("a recalled batch gets no labels, neither new ones nor those that were printed before", async () => {
  const { id } = await aBatch(40);
  await posted(id, form());
  const print = printsOf(id)[0]?.id ?? "";
  await write((tx) =>
    tx
      .insert(recalls)
      .values({ id, batchId: id, why: "It smells", createdAt: 1, updatedAt: 1 })
      .run(),
  );
  expect((await posted(id, form())).status).toBe(400);
  expect(printsOf(id)).toHaveLength(1);
  const path = `/dashboard/admin/batches/${id}/labels`;
  const html = await htmlOf(labelsPage, argsFor(path, { cookie, params: { id } }));
  expect(html).toContain("This batch is recalled: no labels are printed for it.");
  expect(html).not.toContain("PRINT 4");
  expect(html).not.toContain(`print=${print}`);
  const file = argsFor(`${path}.pdf?print=${print}`, { cookie, params: { id } });
  expect(await filePage.loader(file)).toMatchObject({ status: 303 });
});

it("a printing is not made again where its label has no room any more: the page says so", async () => {
  const { id, product } = await aBatch(40);
  await posted(id, form());
  const large = { panelHeightMm: 300, panelWidthMm: 450 };
  await write((tx) => tx.update(products).set(large).where(eq(products.id, product.id)).run());
  const path = `/dashboard/admin/batches/${id}/labels.pdf?print=${printsOf(id)[0]?.id}`;
  const answer = await filePage.loader(argsFor(path, { cookie, params: { id } }));
  expect(answer.status).toBe(303);
  const page = answer.headers.get("location") ?? "";
  expect(page).toContain("paper=roll-75x100");
  expect(await htmlOf(labelsPage, argsFor(page, { cookie, params: { id } }))).toContain(
    "the label has no room on: Roll 75 × 100 mm",
  );
});

it("no label says dozen, score or gross", async () => {
  const { id } = await aBatch(1, { ...known, genericName: "A Dozen soaps" });
  const facts = labelFacts(id);
  const missing = facts ? missingOn(facts, "gu") : [];
  expect(missing).toContainEqual({
    words: "A number instead of “Dozen”, which no pack may say (rule 13)",
    to: expect.stringContaining("#generic_name"),
    isMust: true,
  });
  expect((await posted(id, form())).status).toBe(400);
});

it("consumer care has the firm’s address where the maker’s stands above", async () => {
  await setCompanyFacts(firm);
  const contentOf = async (maker: string | null) => {
    const facts = labelFacts((await aBatch(1, { ...known, maker })).id);
    if (!facts) throw new Error("no batch");
    return labelContent(facts, { language: "gu", dates: "both", shopAddress: "https://a.in" });
  };
  const care = async (maker: string | null) => (await contentOf(maker)).declared.at(-1);
  expect(await care(null)).toContain("THE ADDRESS ABOVE");
  const other = await care("Umiya Oil Mills, GIDC, Gondal 360311");
  expect(other).toContain("12 RING ROAD, UDHNA, SURAT 394210");
  expect(other).toMatch(/^SOLD BY, CONSUMER CARE: /);
  const mill = await care(`${shopName()}, GIDC, Gondal 360311`);
  expect(mill).toMatch(/^CONSUMER CARE: .*12 RING ROAD, UDHNA, SURAT 394210/);
});

it("the page offers to print what has room, and says which paper would do where it has none", async () => {
  const { id } = await aBatch(40);
  const shown = (query: string) => {
    const path = `/dashboard/admin/batches/${id}/labels${query}`;
    return htmlOf(labelsPage, argsFor(path, { cookie, params: { id } }));
  };
  expect(await shown("?packs=40&spare=5")).toContain("PRINT 42 LABELS");
  const small = await shown("?paper=roll-50x75");
  expect(small).toContain("It has room on: Roll 75 × 100 mm");
  expect(small).not.toContain("PRINT 42");
});

it("no price goes above the MRP on packs that are on hand", async () => {
  const { id, product } = await aBatch(40);
  await posted(id, form());
  const raise = (pricePaise: number) =>
    savePrices(actor, {
      key: newId(),
      prices: [{ productId: product.id, seenPaise: 24_000, pricePaise, mrpPaise: 30_000 }],
      runsAt: null,
    });
  expect(await raise(26_000)).toEqual({ problem: "changed" });
  expect(await raise(25_000)).toMatchObject({ planId: expect.any(String) });
});

it("counts labels with some to spare, and begins at the first free one", () => {
  expect(labelsFor(40, 5)).toBe(42);
  expect(labelsFor(7, 5)).toBe(8);
  expect(labelsFor(7, 0)).toBe(7);
  const { packs, spare } = choiceIn(new URLSearchParams(), 5000);
  expect(labelsFor(packs, spare)).toBe(mostLabels);
  const sheet = paperOf("a4-24");
  if (!sheet) throw new Error("no paper");
  expect(pagesOf(sheet, 30, 4)).toEqual([
    { from: 3, to: 24 },
    { from: 0, to: 9 },
  ]);
});
