import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { auditLog, batches, mails, products } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import * as batchPage from "~/routes/admin/stock/batch";
import * as editPage from "~/routes/admin/stock/edit-batch";
import * as newPage from "~/routes/admin/stock/new-batch";
import * as listPage from "~/routes/admin/stock/batches";
import * as productPage from "~/routes/shop/product";
import { ageingJob } from "~/goods/stock/batches/ageing-job.server";
import { batchesTooOld } from "~/goods/stock/batches/batch-list.server";
import { batchVersion } from "~/goods/stock/batches/batch-changes.server";
import { batchById, batchByNumber } from "~/goods/stock/batches/batch-rows.server";
import { answerTo, formIn } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf } from "../../cast";
import { batch, counted, move, pays, placedOrder, stockOf, stockProblems } from "./counted";

let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

type Fields = Record<string, string>;

const inDays = (days: number) => dayOf(Date.now() + days * day);

/** Posts the form of a new batch. */
function noted(slug: string, form: Fields) {
  const path = `/dashboard/admin/batches/new?product=${slug}`;
  const typed = {
    idempotencyKey: newId(),
    packedOn: dayOf(Date.now()),
    bestBefore: inDays(270),
    packs: "0",
    ...form,
  };
  return answerTo(newPage.action, argsFor(path, { form: typed, cookie }));
}

const versionOf = (number: string): string => {
  const found = batchById(idOf(number));
  return found ? batchVersion(found) : "";
};
const idOf = (number: string) => batchByNumber(number)?.id ?? "";

function posted(page: typeof batchPage | typeof editPage, number: string, form: Fields) {
  const id = idOf(number);
  const args = argsFor(`/dashboard/admin/batches/${id}`, { form, cookie, params: { id } });
  return answerTo(page.action, args);
}

const moved = (number: string, form: Fields) =>
  posted(batchPage, number, {
    idempotencyKey: newId(),
    version: String(batchByNumber(number)?.packs),
    ...form,
  });

describe("a new batch", () => {
  test("brings its packs into stock, and the audit log names who noted it", async () => {
    const tin = await counted(0);
    const answer = await noted(tin.slug, { number: "26-11-K", packs: "40" });
    expect(answer.status).toBe(303);
    expect(batchByNumber("26-11-k")).toMatchObject({ packs: 40, isAged: false });
    expect(stockOf(tin.id)).toMatchObject({ stock: 40, isSoldOut: false });
    const entry = db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, idOf("26-11-K")))
      .get();
    expect(entry).toMatchObject({ action: "batch.create", subjectName: "26-11-K" });
    expect(await stockProblems()).toEqual([]);
  });

  test("may take packs that are on hand already, and no more than are in no batch", async () => {
    const tin = await counted(10);
    const answer = await noted(tin.slug, { number: "O1", packs: "6", onHand: "on" });
    expect(answer.status).toBe(303);
    expect(batchByNumber("O1")?.packs).toBe(6);
    expect(stockOf(tin.id).stock).toBe(10);
    const refused = await noted(tin.slug, { number: "O2", packs: "5", onHand: "on" });
    expect(refused.status).toBe(409);
    expect(batchByNumber("O2")).toBeNull();
    expect(await stockProblems()).toEqual([]);
  });

  test("is noted once when its form is sent twice", async () => {
    const tin = await counted(0);
    for (const number of ["T2", ""]) {
      const form = { idempotencyKey: newId(), number, packs: "7" };
      const answers = [await noted(tin.slug, form), await noted(tin.slug, form)];
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(answers[0]?.location).toBe(answers[1]?.location);
      expect((await noted(tin.slug, { ...form, packs: "8" })).status).toBe(409);
    }
    expect(stockOf(tin.id).stock).toBe(14);
    expect(await stockProblems()).toEqual([]);
  });

  test("left without a number gets the next of its month", async () => {
    const tin = await counted(0);
    for (const number of ["25-03-A", "25-03-Z", "", ""])
      await noted(tin.slug, { number, packedOn: "2025-03-12" });
    expect(batchByNumber("25-03-AA")).not.toBeNull();
    expect(batchByNumber("25-03-AB")).not.toBeNull();
  });

  test("left without a best-before day keeps as long as the product's label says", async () => {
    const tin = await counted(0);
    const form = { number: "L1", packedOn: "2025-11-12", bestBefore: "" };
    const refused = await noted(tin.slug, form);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused)).toContain("does not say how long it keeps");
    const label = { bestBefore: "9 months from packing" };
    await write((tx) => tx.update(products).set(label).where(eq(products.id, tin.id)).run());
    expect((await noted(tin.slug, form)).status).toBe(303);
    expect(batchByNumber("L1")?.bestBefore).toBe("2026-08-12");
  });

  test.each([
    [{ number: "26-11-k" }, 409, "There is a batch of this number already"],
    [{ number: "<b>" }, 400, "Number must have"],
    [{ packedOn: "soon" }, 400, "Packed on must be a day, such as 2026-11-25"],
    [{ packedOn: "1999-12-31" }, 400, "Packed on must be a day from 2000 to 2099"],
    [{ bestBefore: "01/01/2100" }, 400, "Best before must be a day from 2000 to 2099"],
    [{ packedOn: inDays(1) }, 400, "Packed on must not be after today"],
    [{ bestBefore: "2020-01-01" }, 400, "must not be before the day of packing"],
    [{ packs: "-3" }, 400, "Packs must be a whole number"],
    [{ reportWords: "x".repeat(401) }, 400, "at most 400 characters"],
  ])("is refused with a sentence and nothing is stored: %j", async (form, status, sentence) => {
    const tin = await counted(0);
    const answer = await noted(tin.slug, { number: "new", packs: "5", ...form } as Fields);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer)).toContain(sentence);
    expect(db.select().from(batches).where(eq(batches.productId, tin.id)).all()).toEqual([]);
    expect(stockOf(tin.id).stock).toBe(0);
  });
});

describe("the packs of a batch", () => {
  test("arrive, break and are counted, each once however often the form is sent", async () => {
    const tin = await counted(0);
    await noted(tin.slug, { number: "M1", packs: "10" });
    const form = { kind: "broken", packs: "2", why: "leaking", idempotencyKey: newId() };
    await moved("M1", form);
    await moved("M1", form);
    await moved("M1", { kind: "arrived", packs: "5" });
    await moved("M1", { kind: "corrected", packs: "12" });
    expect(batchByNumber("M1")?.packs).toBe(12);
    expect(stockOf(tin.id).stock).toBe(12);
    expect(await stockProblems()).toEqual([]);
  });

  test("are not counted by a page that is older than the last sale, nor do more break than there are", async () => {
    const tin = await counted(0);
    await noted(tin.slug, { number: "M2", packs: "10" });
    const late = await moved("M2", { kind: "corrected", packs: "9", version: "11" });
    expect(late.status).toBe(409);
    const many = await moved("M2", { kind: "broken", packs: "11" });
    expect(many.status).toBe(409);
    expect(JSON.stringify(many)).toContain("Only 10 packs");
    expect(batchByNumber("M2")?.packs).toBe(10);
  });
});

test("an order takes from the batch that ends first, and its slip says which", async () => {
  const tin = await counted(0);
  await batch(tin.id, 5, { number: "late", bestBefore: "2099-08-12" });
  await batch(tin.id, 2, { number: "early", bestBefore: "2098-08-12" });
  const { order } = await placedOrder(tin.id, 3);
  await pays(order);
  const [line] = slipOf(order.number)?.lines ?? [];
  expect(line?.picks).toEqual([
    { number: "early", packs: 2 },
    { number: "late", packs: 1 },
  ]);
});

describe("a batch with less than 45 days left", () => {
  const night = Date.UTC(2030, 0, 1, 20);
  const dayAt = (days: number) => dayOf(night + days * day);

  test("is taken off sale in the night, its product sold out, and the owner told once", async () => {
    const tin = await counted(0, { name: "Tin of the night" });
    const other = await counted(0, { name: "Tin with more" });
    await batch(tin.id, 4, { number: "N1", bestBefore: dayAt(44) });
    await batch(other.id, 4, { number: "N2", bestBefore: dayAt(44) });
    await batch(other.id, 6, { number: "N3", bestBefore: dayAt(45) });
    const version = openPagesVersion();
    await ageingJob.run(night);
    await ageingJob.run(night);
    expect(stockOf(tin.id)).toEqual({ stock: 4, agedStock: 4, isSoldOut: true });
    expect(stockOf(other.id)).toEqual({ stock: 10, agedStock: 4, isSoldOut: false });
    expect(openPagesVersion()).toBeGreaterThan(version);
    expect(batchesTooOld()).toBeGreaterThanOrEqual(2);
    const told = db.select().from(mails).where(eq(mails.kind, "batches-aged")).all();
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("N1: Tin of the night, 4 packs");
    expect(told[0]?.text).toMatch(/Sold out by this: .*Tin of the night\./);
    expect(told[0]?.text).not.toContain("N3");
    expect(await stockProblems()).toEqual([]);
  });

  test("is sold again when its day was wrong and is put right", async () => {
    const tin = await counted(0);
    await noted(tin.slug, { number: "W1", packs: "3", bestBefore: inDays(44) });
    expect(stockOf(tin.id)).toMatchObject({ agedStock: 3, isSoldOut: true });
    const form = { number: "W1", packedOn: dayOf(Date.now()), bestBefore: inDays(300) };
    const version = versionOf("W1");
    expect((await posted(editPage, "W1", { ...form, version })).status).toBe(303);
    expect(stockOf(tin.id)).toMatchObject({ agedStock: 0, isSoldOut: false });
  });
});

test("a batch that two people change is stored as the first wrote it, until the second has seen that", async () => {
  const tin = await counted(0);
  await noted(tin.slug, { number: "T1", packs: "3", bestBefore: inDays(300) });
  const version = versionOf("T1");
  const form = { number: "T1", packedOn: dayOf(Date.now()), bestBefore: inDays(300), version };
  const first = { ...form, reportWords: "Free fatty acid 0.6 %", shown: "on" };
  expect((await posted(editPage, "T1", first)).status).toBe(303);
  expect((await posted(editPage, "T1", first)).status).toBe(303);
  await write((tx) =>
    tx
      .update(batches)
      .set({ reportFile: "other", reportType: "application/pdf" })
      .where(eq(batches.number, "T1"))
      .run(),
  );
  const second = { ...form, seedPlace: "Junagadh", seed: "on" };
  const refused = await posted(editPage, "T1", second);
  expect(refused.status).toBe(409);
  const { errors, values } = formIn(refused);
  expect(errors).toEqual({
    form: expect.stringMatching(/^Someone else changed this batch/),
    report: "“Lab report”: another is stored now. To put yours there, choose it again.",
    reportWords: "“What it says” says now: Free fatty acid 0.6 %",
    shown: "“Show day and report on the product’s page” is ticked now.",
    seed: "“Show the lots of seed, where the mill book knows them” is not ticked now.",
    seedPlace: "“Where the seed grew” is empty now.",
  });
  expect(values).toMatchObject({ seedPlace: "Junagadh", "version-report": "other" });
  const again = { ...second, version: values.version ?? "" };
  expect((await posted(editPage, "T1", again)).status).toBe(303);
  expect(batchByNumber("T1")).toMatchObject({ id: idOf("T1") });
  const stored = db
    .select()
    .from(batches)
    .where(eq(batches.id, idOf("T1")))
    .get();
  expect(stored).toMatchObject({ seedPlace: "Junagadh", reportWords: "" });
});

describe("the product's page", () => {
  const shown = async (slug: string) => {
    const args = argsFor(`/product/${slug}`, { params: { slug } });
    const answer = await answerTo(productPage.loader, args);
    return (answer.data as { batch: unknown }).batch;
  };

  test("tells of the batch that is being sold, if the owner shows it", async () => {
    const tin = await counted(0);
    expect(await shown(tin.slug)).toBeNull();
    const words = { reportWords: "free fatty acid 0.6 %", isShown: true };
    const days = { packedOn: "2026-11-12", bestBefore: "2098-01-01" };
    await batch(tin.id, 5, { number: "P2", ...words, ...days, bestBefore: "2099-01-01" });
    const first = await batch(tin.id, 1, { number: "P1", ...words, ...days });
    expect(await shown(tin.slug)).toEqual({
      id: first,
      number: "P1",
      packedOn: "2026-11-12",
      bestBefore: "2098-01-01",
      words: "free fatty acid 0.6 %",
      hasReport: false,
    });
    await batch(tin.id, 1, { number: "P0", bestBefore: "2097-01-01" });
    expect(await shown(tin.slug)).toBeNull();
  });
});

test("a page made before another batch ran out, came or turned too old is made anew, and one before a mere sale is not", async () => {
  const tin = await counted(0);
  await batch(tin.id, 5, { isShown: true, bestBefore: "2099-01-01" });
  const older = await batch(tin.id, 2, { bestBefore: "2098-01-01" });
  const versions = [openPagesVersion()];
  const note = async (change: unknown) => {
    await change;
    versions.push(openPagesVersion());
  };
  const sold = {
    productId: tin.id,
    batchId: older,
    kind: "broken",
    packs: -1,
    actor: "shop",
  } as const;
  await note(move({ ...sold, at: 1 }));
  await note(move({ ...sold, at: 2 }));
  await note(move({ ...sold, kind: "arrived", packs: 3, at: 3 }));
  await note(ageingJob.run(Date.UTC(2097, 11, 1)));
  const made = versions.slice(1).map((version, index) => version > (versions[index] ?? 0));
  expect(made).toEqual([false, true, true, true]);
});

test("the list shows all batches, those that age, those too old and the empty ones", async () => {
  const tin = await counted(0);
  const make = (number: string, packs: string, days: number) =>
    noted(tin.slug, { number, packs, bestBefore: inDays(days) });
  await make("S-far", "1", 400);
  await make("S-soon", "1", 60);
  await make("S-old", "1", 20);
  await make("S-empty", "0", 400);
  const listed = async (query: string) => {
    const args = argsFor(`/dashboard/admin/batches?product=${tin.slug}&${query}`, { cookie });
    const answer = await answerTo(listPage.loader, args);
    const { batches: rows } = answer.data as { batches: { number: string }[] };
    return rows.map(({ number }) => number);
  };
  expect(await listed("")).toEqual(["S-empty", "S-old", "S-soon", "S-far"]);
  expect(await listed("state=soon")).toEqual(["S-soon"]);
  expect(await listed("state=old")).toEqual(["S-old"]);
  expect(await listed("state=empty")).toEqual(["S-empty"]);
  expect(await listed("q=s-f")).toEqual(["S-far"]);
});
