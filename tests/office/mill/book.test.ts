import { beforeAll, describe, expect, test } from "vitest";
import { connectionToMigrate as raw, db, write } from "~/base/db/connection.server";
import { batches, products } from "~/base/db/schema";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day as dayLong } from "~/base/lib/time";
import { balances } from "~/office/mill/balance.server";
import { noteDone, takeBackDone } from "~/office/duties/done.server";
import { entryWords } from "~/office/mill/entry-words";
import * as mill from "~/routes/admin/mill/mill";
import * as month from "~/routes/admin/mill/month";
import * as note from "~/routes/admin/mill/note";
import { allTanks } from "~/office/mill/places.server";
import * as tanks from "~/routes/admin/mill/tanks";
import * as plan from "~/routes/admin/stock/press-plan";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { admin, argsFor, cookieOf, packer, shopper } from "../../cast";
import { answerTo, formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { addTankAs, millPath, newest, noteAs, pack, place } from "./at-the-mill";

const today = dayOf(Date.now());

let owner: Viewer;
let cookie = "";
let packers = "";

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  packers = await cookieOf(await packer());
});

const send = (
  kind: string,
  form: Record<string, string>,
  more: { as?: string; query?: string } = {},
) => noteAs(more.as ?? cookie, kind, form, more.query);
const addTank = (name: string, crop?: string) => addTankAs(cookie, name, crop);

const problems = ({ data }: { data: unknown }) =>
  (data as { form: { errors: Record<string, string> } }).form.errors;
const asks = ({ data }: { data: unknown }) =>
  (data as { form: { question?: { asks: string[]; sure: string } } } | null)?.form.question;
const undo = (id: string, as = cookie) =>
  posted(mill.action, millPath, { intent: "undo", id, why: "mistyped" }, { cookie: as });

test("a mill begins with its tanks; seed, a pressing and a filling balance to the gram", async () => {
  expect(await htmlOf(mill, argsFor(millPath, { cookie }))).toContain("Add your tanks");
  expect((await addTank("Tank 1")).status).toBe(303);
  expect(problems(await addTank("tank 1")).name).toBe("There is a tank of this name already.");

  expect((await send("seed", { weight: "300", crop: "groundnut", who: "Ramesh" })).status).toBe(
    303,
  );
  const lot = place(`S-${today.slice(2)}`);
  const pressed = await send("press", {
    lot: lot.id,
    tank: place("Tank 1").id,
    weight: "100",
    oil: "44",
    unit: "l",
    cake: "52.5",
    foots: "3",
    hours: "2.5",
  });
  expect(pressed.location).toBe(millPath);
  // 44 litres at 910 g are 40.04 kg; 4.46 kg are lost.
  expect(place("Tank 1").grams).toBe(40_040);
  expect(place("Groundnut cake").grams).toBe(52_500);
  expect(entryWords(newest())).toBe(
    `100 kg of ${lot.name}: 40.04 kg (44 L) of oil into Tank 1 (40.0 %), cake 52.5 kg, foots 3 kg, lost 4.46 kg, 2.5 h`,
  );

  expect(await htmlOf(mill, argsFor(millPath, { cookie }))).toContain(
    "Groundnut of the last 30 days: 100 kg of seed gave 40.0 % oil and 52.5 % cake, in 1 pressing.",
  );

  const litre = await pack({ volumeMl: 1000 });
  const filled = await send(
    "fill",
    { tank: place("Tank 1").id, packs: "20", number: "", bestBefore: "" },
    { query: `?product=${litre.slug}`, as: packers },
  );
  expect(filled.location).toBe(millPath);
  expect(place("Tank 1").grams).toBe(40_040 - 20 * 910);
  const [batch] = db.select().from(batches).all();
  expect(batch).toMatchObject({ packs: 20, packedOn: today });
  expect(
    db
      .select()
      .from(products)
      .all()
      .find(({ id }) => id === litre.id)?.stock,
  ).toBe(20);
  const more = { tank: place("Tank 1").id, packs: "4", number: batch?.number ?? "" };
  await send("fill", more, { query: `?product=${litre.slug}` });
  expect(db.select().from(batches).all()).toMatchObject([{ packs: 24 }]);

  const undone = await undo(newest().id);
  expect(undone.location).toBe(millPath);
  expect(db.select().from(batches).all()).toMatchObject([{ packs: 20 }]);
  expect(place("Tank 1").grams).toBe(40_040 - 20 * 910);
  const html = await htmlOf(
    month,
    argsFor(`${millPath}/month?month=${today.slice(0, 7)}`, { cookie }),
  );
  expect(html).toContain("groundnut oil");
  expect(html).toContain("(undone)");
});

test("the same form sent twice is noted once", async () => {
  const idempotencyKey = newId();
  const form = { idempotencyKey, weight: "50", crop: "groundnut", number: "L-1" };
  await send("seed", form);
  await send("seed", form);
  expect(place("L-1").grams).toBe(50_000);
});

test("what cannot be is refused beside its field, and nothing is stored", async () => {
  const lot = place("L-1").id;
  const tank = place("Tank 1").id;
  const before = newest().id;
  const good = { lot, tank, weight: "50", oil: "20", unit: "kg", cake: "26" };
  expect(problems(await send("press", { ...good, oil: "" })).oil).toBe("Oil is required");
  expect(problems(await send("press", { ...good, weight: "fifty" })).weight).toContain(
    "such as 120",
  );
  expect(problems(await send("press", { ...good, oil: "40" })).oil).toContain(
    "weigh more than the seed",
  );
  expect(problems(await send("press", { ...good, weight: "60", cake: "34" })).weight).toContain(
    "holds 50 kg of groundnut seed by the book, and 60 kg would go out",
  );
  expect(problems(await send("press", { ...good, day: "2030-01-01" })).day).toBe(
    "This day is still to come",
  );
  await addTank("Til", "sesame");
  expect(problems(await send("press", { ...good, tank: place("Til").id })).lot).toContain(
    "Til is for sesame oil",
  );
  expect(problems(await send("sold", { tank, oil: "999", unit: "kg" })).form).toContain("Weigh it");
  expect(problems(await send("move", { tank, to: tank, oil: "1", unit: "kg" })).to).toBe(
    "Choose another tank",
  );
  expect(newest().id).toBe(before);
});

test("the fold opens where a folded field is wrong", async () => {
  const htmlAfter = (kind: string, form: Record<string, string>) =>
    htmlOf(
      note,
      argsFor(`${millPath}/note/${kind}`, {
        cookie,
        params: { kind },
        form: { idempotencyKey: newId(), day: today, ...form },
      }),
    );
  const open = /<details[^>]* open=""/;
  const good = { lot: place("L-1").id, tank: place("Tank 1").id, weight: "9", oil: "4" };
  const who = "x".repeat(101);
  expect(await htmlAfter("press", { ...good, who })).toMatch(open);
  expect(await htmlAfter("cake", { weight: "1", place: "" })).toMatch(open);
  expect(
    await htmlAfter("cake", { weight: "1", place: place("Groundnut cake").id, who }),
  ).not.toMatch(open);
});

test("an unusual pressing is asked about, and stored after Yes", async () => {
  const form = {
    idempotencyKey: newId(),
    lot: place("L-1").id,
    tank: place("Tank 1").id,
    weight: "50",
    oil: "14",
    unit: "kg",
    cake: "30",
  };
  const refused = await send("press", form);
  expect(refused.status).toBe(409);
  const question = asks(refused);
  expect(question?.asks).toEqual([
    "28.0 % of the seed became oil; usual are 34 to 50 %.",
    "12.0 % of the seed counts as lost; usual are up to 10 %.",
  ]);
  expect(place("L-1").grams).toBe(50_000);
  await send("press", { ...form, sure: question?.sure ?? "" });
  expect(place("L-1").grams).toBe(0);
  const damp = await send("seed", { weight: "10", crop: "groundnut", moisture: "11" });
  expect(asks(damp)?.asks).toEqual(["A moisture of 11 % is high: above 9 % seed does not keep."]);
});

test("weighing puts a place right; what was there when the book began is no gain", async () => {
  await addTank("Tank 2");
  await send("weigh", { place: place("Tank 2").id, weight: "500", unit: "l" });
  expect(place("Tank 2").grams).toBe(455_000);
  const oil = balances(today, today).find(
    ({ stuff, crop }) => stuff === "tank" && crop === "groundnut",
  );
  expect(oil).toMatchObject({ began: 455_000 });
  expect(oil?.moved.weigh).toBeUndefined();
  await send("weigh", { place: place("Tank 2").id, weight: "450", unit: "kg" });
  expect(entryWords(newest())).toBe("Tank 2: 5 kg less than the book had");
  const same = await send("weigh", { place: place("Tank 2").id, weight: "450", unit: "kg" });
  expect(same.location).toBe(millPath);
  expect(entryWords(newest())).toContain("5 kg less");
});

test("seed that was here before the book began is opening stock, and did not come", async () => {
  const of = () => balances(today, today).find(({ stuff }) => stuff === "lot");
  const before = of();
  await send("seed", { weight: "70", crop: "groundnut", wasHere: "on" });
  expect(of()?.moved.seed).toBe(before?.moved.seed);
  expect(of()?.began).toBe((before?.began ?? 0) + 70_000);
  expect(entryWords(newest())).toContain("here before the book began");
  await undo(newest().id);
  expect(of()).toEqual(before);
});

test("how much oil the tanks hold stands beside the plan of what to press", async () => {
  const { data } = await got(plan.loader, "/dashboard/admin/press-plan", { cookie: packers });
  const held = place("Tank 1").grams + place("Tank 2").grams;
  expect(data).toMatchObject({ inTanks: held });
});

test("the form of a filling says which pack it is of, whatever another packer fills meanwhile", async () => {
  const [mine, others] = [await pack({ volumeMl: 1000 }), await pack({ volumeMl: 200 })];
  const tank = place("Tank 2").id;
  await send("fill", { tank, packs: "1" }, { query: `?product=${mine.slug}` });
  const ask = { cookie, params: { kind: "fill" } };
  const html = await htmlOf(note, argsFor(`${millPath}/note/fill`, ask));
  expect(html).toContain(`action="${millPath}/note/fill?product=${mine.slug}"`);
  await send("fill", { tank, packs: "1" }, { query: `?product=${others.slug}` });
  expect((await send("fill", { tank, packs: "1" })).status).toBe(404);
});

test("what was weighed on a day before is held against the book of that day", async () => {
  await addTank("Tank 3");
  const tank = place("Tank 3").id;
  const [first, weighed] = [3, 2].map((ago) => dayOf(Date.now() - ago * dayLong)) as [
    string,
    string,
  ];
  await send("bought", { tank, oil: "102", day: first });
  await send("sold", { tank, oil: "50" });
  await send("weigh", { place: tank, weight: "100", day: weighed });
  expect(entryWords(newest())).toBe("Tank 3: 2 kg less than the book had");
  expect(place("Tank 3").grams).toBe(50_000);
  const early = await send("weigh", { place: tank, weight: "101", day: first });
  expect(problems(early).day).toContain("Tank 3 was weighed on");
  expect((await undo(newest().id)).location).toBe(millPath);
  await send("weigh", { place: tank, weight: "101", day: first });
  expect(place("Tank 3").grams).toBe(51_000);
});

test("seed that was pressed cannot go back before the pressing is undone", async () => {
  await send("seed", { weight: "100", crop: "sesame", number: "L-2" });
  const seed = newest().id;
  const of = { lot: place("L-2").id, tank: place("Til").id, weight: "100" };
  await send("press", { ...of, oil: "42", unit: "kg", cake: "53", foots: "3" });
  expect(problems(await undo(seed)).form).toBe(
    "L-2 holds 0 g of sesame seed by the book, and 100 kg would go out. Undo first what was taken out of it since.",
  );
  await undo(newest().id);
  expect((await undo(seed)).location).toBe(millPath);
});

test("a pack is filled from a tank of its oil; another is asked about", async () => {
  const til = await pack({ volumeMl: 500 });
  raw.prepare("update products set hsn = '15155091' where id = ?").run(til.id);
  const query = `?product=${til.slug}`;
  const ask = { cookie, params: { kind: "fill" } };
  const html = await htmlOf(note, argsFor(`${millPath}/note/fill${query}`, ask));
  expect(html).toContain("From Til, today");
  const form = { idempotencyKey: newId(), tank: place("Tank 2").id, packs: "2" };
  const before = place("Tank 2").grams;
  const question = asks(await send("fill", form, { query }));
  expect(question?.asks).toEqual([
    "By its HSN code 15155091 this pack is not groundnut oil, which Tank 2 is for.",
  ]);
  expect(place("Tank 2").grams).toBe(before);
  await send("fill", { ...form, sure: question?.sure ?? "" }, { query });
  expect(place("Tank 2").grams).toBe(before - 2 * 455);
  expect(entryWords(newest())).toContain("0.5 L from Tank 2");
  raw.prepare("update products set is_counted = 0 where id = ?").run(til.id);
  expect(asks(await send("fill", { ...form, idempotencyKey: newId() }, { query }))?.asks).toContain(
    "Packs of this product are not counted, so they will stand in no stock and in no monthly return.",
  );
});

test("what goes out on a day on which the book had less is asked about", async () => {
  await addTank("Tank 4");
  const tank = place("Tank 4").id;
  const [first, then] = [4, 3].map((ago) => dayOf(Date.now() - ago * dayLong)) as [string, string];
  await send("bought", { tank, oil: "100", day: first });
  await send("sold", { tank, oil: "90", day: then });
  await send("bought", { tank, oil: "50" });
  const sold = { idempotencyKey: newId(), tank, oil: "20", day: first };
  const question = asks(await send("sold", sold));
  expect(question?.asks).toEqual([
    `By the book Tank 4 held 10 kg at the end of ${dayInWords(then)}, and 20 kg would have gone out by then.`,
  ]);
  expect(place("Tank 4").grams).toBe(60_000);
  const litre = await pack({ volumeMl: 1000 });
  const fill = { tank, packs: "20", day: first };
  expect(asks(await send("fill", fill, { query: `?product=${litre.slug}` }))?.asks).toHaveLength(1);
  expect(place("Tank 4").grams).toBe(60_000);
  await send("sold", { ...sold, sure: question?.sure ?? "" });
  expect(place("Tank 4").grams).toBe(40_000);
  expect(asks(await send("sold", { tank, oil: "20" }))).toBeUndefined();
});

test("a filling makes no batch that the form of batches would refuse", async () => {
  const { slug } = await pack({ volumeMl: 1000 });
  const fill = { tank: place("Tank 2").id, packs: "1" };
  const bad = { ...fill, number: "A?B", bestBefore: "1-1-1999" };
  expect(problems(await send("fill", bad, { query: `?product=${slug}` }))).toEqual({
    number: "Number must have at most 30 letters, digits, dashes, dots or slashes",
    bestBefore: "Best before must be a day from 2000 to 2099",
  });
  const old = { ...fill, bestBefore: dayOf(Date.now() - dayLong) };
  expect(problems(await send("fill", old, { query: `?product=${slug}` })).bestBefore).toBe(
    "Best before must not be before the day of packing",
  );
});

test("a number is free again once its lot was undone", async () => {
  await send("seed", { weight: "70", crop: "groundnut", number: "L-9" });
  await undo(newest().id);
  await send("seed", { weight: "77", crop: "groundnut", number: "l-9" });
  expect(place("L-9").grams).toBe(77_000);
  const taken = await send("seed", { weight: "1", crop: "groundnut", number: "L-9" });
  expect(problems(taken).number).toBe("There is a lot of this number already");
  await undo(newest().id);
});

test("up to three lots are pressed at once, each by its weight and once", async () => {
  await addTank("Tank 5");
  const tank = place("Tank 5").id;
  for (const [number, weight] of [
    ["L-11", "60"],
    ["L-12", "30"],
    ["L-13", "10"],
  ] as const)
    await send("seed", { weight, crop: "groundnut", number });
  const taken = await send("seed", { weight: "1", crop: "groundnut", number: "l-11" });
  expect(problems(taken).number).toBe("There is a lot of this number already");
  const [lot, lot2, lot3] = ["L-11", "L-12", "L-13"].map((name) => place(name).id) as [
    string,
    string,
    string,
  ];
  const good = { tank, lot, weight: "60", lot2, weight2: "30", lot3, weight3: "10", oil: "38" };
  const wrong = async (form: Record<string, string>) => problems(await send("press", form));
  expect(await wrong({ ...good, lot3: "" })).toEqual({ lot3: "Choose a lot of seed" });
  expect(await wrong({ ...good, weight2: "" })).toEqual({ weight2: "How much of this lot?" });
  expect(await wrong({ ...good, lot3: lot })).toEqual({ lot3: "This lot stands here twice" });
  await send("press", { ...good, cake: "55", foots: "3", hours: "3", who: "Raju", unit: "kg" });
  expect(entryWords(newest())).toBe(
    "60 kg of L-11 and 30 kg of L-12 and 10 kg of L-13: 38 kg (41.8 L) of oil into Tank 5 (38.0 %), cake 55 kg, foots 3 kg, lost 4 kg, 3 h, by Raju",
  );
});

test("what was pressed in a month is without what was undone", async () => {
  const of = async () => {
    const address = `${millPath}/month?month=${today.slice(0, 7)}`;
    return (await got(month.loader, address, { cookie })).data as { yields: unknown };
  };
  const before = await of();
  await send("seed", { weight: "100", crop: "groundnut", number: "L-21" });
  const form = { tank: place("Tank 5").id, lot: place("L-21").id, weight: "100" };
  await send("press", { ...form, oil: "41", cake: "56", who: "Meera", unit: "l" });
  const noted = newest();
  expect(noted.kind).toBe("press");
  expect((await of()).yields).not.toEqual(before.yields);
  await undo(noted.id);
  expect((await of()).yields).toEqual(before.yields);
});

test("the next form offers what the last entry of its kind had", async () => {
  const page = async (kind: string) => {
    const ask = { cookie, params: { kind } };
    return (await got(note.loader, `${millPath}/note/${kind}`, ask)).data as {
      page: { who: string; unit: string; chosen: Record<string, string>; product: unknown };
    };
  };
  const [lot, tank] = [place("L-21").id, place("Tank 5").id];
  expect((await page("press")).page).toMatchObject({
    who: "Meera",
    unit: "l",
    chosen: { lot, tank },
  });
  const litre = await pack({ volumeMl: 1000 });
  await send("fill", { tank, packs: "1" }, { query: `?product=${litre.slug}` });
  expect((await page("fill")).page).toMatchObject({
    product: { slug: litre.slug },
    chosen: { tank },
  });
});

test("oil goes into a tank of its kind or of blends, and only oil is measured in litres", async () => {
  const [tank, to] = [place("Tank 5").id, place("Til").id];
  const other = await send("move", { tank, to, oil: "1", unit: "kg" });
  expect(problems(other).to).toBe("Til is for sesame oil, Tank 5 holds groundnut oil");
  await addTank("Mix", "blend");
  const before = place("Tank 5").grams;
  await send("move", { tank, to: place("Mix").id, oil: "1", unit: "kg" });
  expect([place("Tank 5").grams, place("Mix").grams]).toEqual([before - 1000, 1000]);
  const address = `${millPath}/month?month=${today.slice(0, 7)}`;
  const html = await htmlOf(month, argsFor(address, { cookie }));
  expect(html).toContain("Mix: blended oil");
  expect(html).toContain("Tank 5: groundnut oil");
  const weighed = { place: place("L-21").id, weight: "1", unit: "l" };
  expect(problems(await send("weigh", weighed)).unit).toBe("Only oil is measured in litres");
});

test("a tank has a name of its own, and is closed when it is empty", async () => {
  const versionNow = () => allTanks().find(({ name }) => name === "Mix")?.version ?? "";
  const change = (name: string, more: Record<string, string> = {}) =>
    posted(
      tanks.action,
      `${millPath}/tanks`,
      { id: place("Mix").id, name, version: versionNow(), density: "915", ...more },
      { cookie },
    );
  expect(problems(await change("tank 5")).name).toBe("There is a tank of this name already.");
  expect(problems(await change("Mix", { closed: "on" })).name).toBe(
    "Only an empty tank can be closed.",
  );
  await send("sold", { tank: place("Mix").id, oil: "1", unit: "kg" });
  const version = versionNow();
  for (const _ of ["first", "sent twice"])
    expect((await change("Mix", { version, closed: "on" })).status).toBe(303);
  const late = await change("Mixed", { version, density: "905" });
  expect(late.status).toBe(409);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed this tank"),
      name: "“Name” says now: Mix",
      density: "“Grams in a litre” says now: 915",
      closed: "“It is used no more” is ticked now.",
    },
    values: { name: "Mixed", version: versionNow() },
  });
  expect(place("Mix")).toMatchObject({ densityGPerL: 915, closedAt: expect.any(Number) });
  const gone = await send("bought", { tank: place("Mix").id, oil: "1" });
  expect(problems(gone).tank).toContain("not in use any more");
});

test("packs that were sold cannot go back into the tank", async () => {
  const can = await pack({ volumeMl: 5000 });
  await send("fill", { tank: place("Tank 2").id, packs: "3" }, { query: `?product=${can.slug}` });
  const filled = newest();
  const batch = db
    .select()
    .from(batches)
    .all()
    .find(({ productId }) => productId === can.id);
  raw
    .prepare(
      `insert into stock_movements (id, product_id, batch_id, kind, packs, actor, created_at) values (?, ?, ?, 'broken', -1, 'x', 1)`,
    )
    .run(newId(), can.id, batch?.id);
  const refused = await undo(filled.id);
  expect(problems(refused).form).toContain("only 2 packs are left");
  expect(newest().id).toBe(filled.id);
});

test("once the return of a month is handed in, its days are closed, and undoing has today’s day", async () => {
  const past = dayOf(Date.now() - 40 * dayLong);
  const tank = place("Tank 2").id;
  const idempotencyKey = newId();
  const form = { idempotencyKey, tank, oil: "10", unit: "kg", day: past, who: "A mill" };
  await send("bought", form);
  const bought = newest();
  const of = { duty: "voppa", period: past.slice(0, 7) };
  await write((tx) =>
    noteDone(tx, { ...of, day: today, doneBy: "We", reference: "" }, null, owner),
  );
  const late = await send("bought", { tank, oil: "1", unit: "kg", day: past });
  expect(problems(late).day).toContain("was handed in");
  expect((await send("bought", form)).location).toBe(millPath);
  expect(newest().id).toBe(bought.id);
  await undo(bought.id);
  expect(newest()).toMatchObject({ kind: "undo", day: today });
  await write((tx) => takeBackDone(tx, of, "mistake", owner));
});

describe("who may", () => {
  test("a packer notes, and sees and says no money; a shopper finds no such page", async () => {
    const bill = { amount: "21,000", fee: "210", billNumber: "A-7" };
    await send("seed", { weight: "300", crop: "groundnut", ...bill });
    expect(newest().bill).toEqual({ amountPaise: 2_100_000, feePaise: 21_000, billNumber: "A-7" });
    const unsaid = await send("seed", { weight: "5", crop: "groundnut", billNumber: "A-8" });
    expect(problems(unsaid)).toEqual({ amount: "Sum is required" });
    const owners = await htmlOf(mill, argsFor(millPath, { cookie }));
    expect(owners).toContain("₹21,000");
    const html = await htmlOf(mill, argsFor(millPath, { cookie: packers }));
    expect(html).not.toContain("₹");
    const ask = { cookie: packers, params: { kind: "seed" } };
    expect(await htmlOf(note, argsFor(`${millPath}/note/seed`, ask))).not.toContain("Paid for it");
    await send("seed", { weight: "20", crop: "groundnut", ...bill }, { as: packers });
    expect(newest().bill).toBeNull();
    const stranger = await cookieOf(await shopper());
    const answer = await answerTo(mill.loader, argsFor(millPath, { cookie: stranger }));
    expect(answer.status).not.toBe(200);
  });
});

describe("the schema", () => {
  const entry = (id: string, kind = "bought") =>
    raw
      .prepare(
        "insert into mill_entries (id, kind, day, actor, created_at) values (?, ?, '2026-11-01', 'x', 1)",
      )
      .run(id, kind);
  const move = (entryId: string, account: string, grams: number, placeId: string | null = null) =>
    raw
      .prepare(
        `insert into mill_moves (id, entry_id, account, place_id, stuff, crop, grams) values (?, ?, ?, ?, 'tank', 'groundnut', ?)`,
      )
      .run(newId(), entryId, account, placeId, grams);
  const inWrite = (change: () => void) => raw.transaction(change)();

  test("refuses an entry that does not add up, a change of one, and an empty tank’s oil", () => {
    const tank = place("Tank 2").id;
    expect(() => inWrite(() => entry(newId()))).toThrow("comes to another");
    expect(() =>
      inWrite(() => {
        const id = newId();
        move(id, "store", 5, tank);
        move(id, "bought", -4);
        entry(id);
      }),
    ).toThrow("comes to another");
    expect(() => inWrite(() => void move(newId(), "loss", 1))).toThrow("FOREIGN KEY");
    expect(() =>
      inWrite(() => {
        const id = newId();
        move(id, "store", -100_000_000, tank);
        move(id, "sold", 100_000_000);
        entry(id, "sold");
      }),
    ).toThrow("mill_places_grams");
    expect(() => move(newest().id, "loss", 1)).toThrow("complete when it is written");
    expect(() => raw.exec("update mill_moves set grams = grams + 1")).toThrow("do not change");
    expect(() => raw.exec("delete from mill_entries")).toThrow("not deleted");
    expect(() => raw.exec("update mill_places set crop = 'sesame' where kind = 'tank'")).toThrow(
      "keeps what it is for",
    );
  });
});
