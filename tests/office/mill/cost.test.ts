import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { auditLog, batches, millBills } from "~/base/db/schema";
import { versionOf } from "~/base/lib/form/version.server";
import { billAsked } from "~/office/mill/bills.server";
import { newestEntries } from "~/office/mill/entries.server";
import { packingField } from "~/office/mill/cost/rate-words";
import * as costs from "~/routes/admin/mill/costs";
import * as mill from "~/routes/admin/mill/mill";
import * as month from "~/routes/admin/mill/month";
import * as batchPage from "~/routes/admin/stock/batch";
import { admin, argsFor, cookieOf, packer, seller } from "../../cast";
import { answerTo, formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { addTankAs, millPath, newest, noteAs, pack, place } from "./at-the-mill";

const costsPath = `${millPath}/costs`;

let cookie = "";
let litre = { id: "", slug: "" };
/** A sentence in the HTML that React renders. */
const text = (html: string) => html.replaceAll("<!-- -->", "");

const send = (kind: string, form: Record<string, string>, query = "") =>
  noteAs(cookie, kind, form, query);
/** As the dialog has it by now, unless the form says of which version it is. */
const bill = (id: string, form: Record<string, string>, as = cookie, at = millPath) =>
  posted(
    at === millPath ? mill.action : costs.action,
    at,
    { intent: "bill", id, version: versionNow(id), ...form },
    { cookie: as },
  );
const versionNow = (id: string) => billAsked(new URLSearchParams({ bill: id }))?.version ?? "";
const shown = async () => text(await htmlOf(costs, argsFor(costsPath, { cookie })));

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  litre = await pack({ volumeMl: 1000, pricePaise: 31_500 });
  await addTankAs(cookie, "Tank 1");
  await send("seed", { weight: "300", crop: "groundnut", number: "L-1" });
  const lot = place("L-1").id;
  const tank = place("Tank 1").id;
  const oil = { weight: "100", oil: "40", unit: "kg", cake: "52", foots: "3", hours: "2.5" };
  await send("press", { lot, tank, ...oil });
  await send("fill", { tank, packs: "20" }, `?product=${litre.slug}`);
});

test("without a bill, settings and packing, no cost is told", async () => {
  const html = await shown();
  expect(html).toContain("Not counted yet: the hours of pressing, the value of cake");
  expect(html).toContain("Not known: the price of lot L-1 is missing (100 % of the oil).");
  expect(html).toContain("Not known: what the packing of a pack costs.");
});

test("the owner fills in the bill later, and changes it; it is on record", async () => {
  const seed = newestEntries(9, true).find(({ kind }) => kind === "seed");
  if (!seed) throw new Error("No seed");
  const dialog = await htmlOf(mill, argsFor(`${millPath}?bill=${seed.id}`, { cookie }));
  expect(dialog).toContain("Paid for it");
  const wrong = await bill(seed.id, { amount: "", fee: "210", billNumber: "" });
  expect(formIn(wrong).errors.amount).toBe("Sum is required");
  const first = await bill(seed.id, { amount: "20,000", fee: "", billNumber: "" });
  expect(first.location).toBe(millPath);
  const changed = await bill(
    seed.id,
    { amount: "21,000", fee: "210", billNumber: "A-7" },
    cookie,
    costsPath,
  );
  expect(changed.location).toBe(costsPath);
  const late = { amount: "20,500", fee: "", billNumber: "A-8" };
  const refused = await bill(seed.id, { version: versionOf(null), ...late });
  expect(refused.status).toBe(409);
  expect(formIn(refused)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed this bill"),
      amount: "“Sum” says now: 21000",
      fee: "“Market fee (₹)” says now: 210",
      billNumber: "“Bill number” says now: A-7",
    },
    values: { ...late, version: versionNow(seed.id) },
  });
  // The same again, from a page of before.
  const again = { version: versionOf(null), amount: "21,000", fee: "210", billNumber: "A-7" };
  expect((await bill(seed.id, again)).location).toBe(millPath);
  const stored = db.select().from(millBills).all();
  expect(stored).toMatchObject([
    { entryId: seed.id, amountPaise: 2_100_000, feePaise: 21_000, billNumber: "A-7" },
  ]);
  const records = db
    .select()
    .from(auditLog)
    .all()
    .filter(({ action }) => action === "mill.bill");
  expect(records).toHaveLength(2);
  expect(records.at(-1)?.changes).toContain("₹21,000");
});

test("with what an hour, a kilogram and a pack cost, all is told to the paisa", async () => {
  const rates = { hour: "150", cake: "30", foots: "5", opening: "" };
  const wrong = await posted(
    costs.action,
    costsPath,
    { ...rates, hour: "much", [packingField(litre.id)]: "18.50" },
    { cookie },
  );
  expect(formIn(wrong).errors.hour).toContain("rupees");
  const { version } = await costs.loader(argsFor(costsPath, { cookie }));
  const save = (more: object) =>
    posted(
      costs.action,
      costsPath,
      { version, ...rates, [packingField(litre.id)]: "18.50", ...more },
      { cookie },
    );
  for (const _ of ["first", "sent twice"]) expect((await save({})).location).toBe(costsPath);
  const late = await save({ hour: "160", foots: "", [packingField(litre.id)]: "" });
  expect(late.status).toBe(409);
  const loaded = await costs.loader(argsFor(costsPath, { cookie }));
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed these costs"),
      hour: "“An hour of pressing (₹)” says now: 150",
      foots: "“A kg of foots (₹)” says now: 5",
      [packingField(litre.id)]: expect.stringContaining("says now: 18.50"),
    },
    values: { hour: "160", version: loaded.version },
  });
  expect(formIn(late).errors).not.toHaveProperty("cake");
  const html = await shown();
  // Seed at ₹70.70 a kg; 100 kg and 2.5 hours less cake and foots are ₹5,870 for 40 kg: ₹146.75 a kg, ₹133.54 for 910 g.
  // 20 packs: ₹2,670.85 of oil and ₹370 of packing.
  expect(html).not.toContain("Not known");
  expect(html).not.toContain("Not counted yet");
  for (const figure of ["₹152.04", "₹167.08", "₹300", "₹147.96 (49.3 %)", "₹2,670.85"])
    expect(html).toContain(figure);
  const [batch] = db.select().from(batches).all();
  const ask = { cookie, params: { id: batch?.id ?? "" } };
  const page = text(await htmlOf(batchPage, argsFor("/dashboard/admin/batches/1", ask)));
  for (const figure of ["What it costs", "₹133.54", "₹18.50", "₹152.04"])
    expect(page).toContain(figure);
  expect(db.select().from(auditLog).all().at(-1)?.changes).toContain("An hour of pressing");
});

test("an amount that is emptied is not known again; an undone entry takes no bill", async () => {
  const { id } = newestEntries(9, true).find(({ kind }) => kind === "seed") ?? { id: "" };
  await bill(id, { amount: "", fee: "", billNumber: "" });
  expect(db.select().from(millBills).all()).toEqual([]);
  expect(await shown()).toContain("the price of lot L-1 is missing");
  await bill(id, { amount: "21,000", fee: "210", billNumber: "" });
  await send("seed", { weight: "10", crop: "groundnut", number: "L-2" });
  const mistake = newest();
  await posted(mill.action, millPath, { intent: "undo", id: mistake.id, why: "" }, { cookie });
  const refused = await bill(mistake.id, { amount: "700", fee: "", billNumber: "" });
  expect(formIn(refused).errors.form).toBe("This entry was undone meanwhile.");
  expect(await got(mill.loader, `${millPath}?bill=${mistake.id}`, { cookie })).toMatchObject({
    data: { billOf: null },
  });
});

test("what was paid lies in packs and in what is left of lots and tanks", async () => {
  const html = await shown();
  // 40 kg of oil for ₹5,870, of which 18.2 kg were filled, and 200 kg of seed at ₹70.70.
  expect(html).toContain("₹2,670.85");
  expect(html).toContain("₹17,339.15");
  await send("seed", { weight: "50", crop: "groundnut", number: "L-3", amount: "3500" });
  expect(await shown()).toContain("₹20,839.15");
});

describe("who may", () => {
  test.each([
    ["packer", packer],
    ["seller", seller],
  ])("a %s sees and says nothing of it", async (_, who) => {
    const other = await cookieOf(await who());
    const seed = newestEntries(9, true).find(({ kind }) => kind === "seed");
    const [batch] = db.select().from(batches).all();
    expect((await got(costs.loader, costsPath, { cookie: other })).status).toBe(403);
    for (const [loader, path, params] of [
      [mill.loader, `${millPath}?bill=${seed?.id}`, {}],
      [month.loader, `${millPath}/month?bill=${seed?.id}`, {}],
      [batchPage.loader, "/dashboard/admin/batches/1", { id: batch?.id ?? "" }],
    ] as const) {
      const { data, status } = await answerTo(loader, argsFor(path, { cookie: other, params }));
      expect(status).toBe(200);
      expect(JSON.stringify(data)).not.toMatch(/amountPaise|oilLitre|\b2100000\b/);
    }
    const before = db.select().from(millBills).all();
    const form = { amount: "1", fee: "", billNumber: "" };
    expect((await bill(seed?.id ?? "", form, other)).status).toBe(403);
    expect((await bill(seed?.id ?? "", form, other, costsPath)).status).toBe(403);
    expect((await posted(month.action, `${millPath}/month`, form, { cookie: other })).status).toBe(
      403,
    );
    expect(db.select().from(millBills).all()).toEqual(before);
  });
});
