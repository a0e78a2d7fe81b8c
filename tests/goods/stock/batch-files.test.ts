import { beforeAll, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { batches } from "~/base/db/schema";
import type { FileReport } from "~/base/lib/csv/csv-import.server";
import * as exportRoute from "~/routes/admin/stock/export-batches";
import * as importPage from "~/routes/admin/stock/import-batches";
import { batchByNumber } from "~/goods/stock/batches/batch-rows.server";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf } from "../../cast";
import { batch, counted, move, stockOf, stockProblems } from "./counted";

let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

const head = "number,product,packed_on,best_before,arrived,report_words,shown";

const sent = (form: FormData) =>
  answerTo(importPage.action, argsFor("/dashboard/admin/batches/import", { form, cookie }));

async function checkedText(text: string): Promise<FileReport> {
  const form = new FormData();
  form.append("file", new File([text], "batches.csv"));
  return ((await sent(form)).data as { report: FileReport }).report;
}

const checked = (...rows: string[]) => checkedText([head, ...rows].join("\n"));

function confirmed({ carried }: FileReport) {
  const form = new FormData();
  for (const [name, value] of Object.entries(carried)) form.append(name, value);
  return sent(form);
}

test("a file adds and changes batches, and the same file again changes nothing", async () => {
  const tin = await counted(0);
  const known = await batch(tin.id, 10, { number: "F1", bestBefore: "2099-01-01" });
  const rows = [`F1,,,,15,ffa 0.6 %,yes`, `F2,${tin.slug},12/11/2026,2099-02-01,7,,`];
  const report = await checked(...rows);
  expect(report.changes.map(({ words }) => words)).toEqual([
    ["report: nothing → ffa 0.6 %", "shown: no → yes", "5 packs arrive"],
    ["New", "7 packs arrive"],
  ]);
  expect(stockOf(tin.id).stock).toBe(10);
  expect((await confirmed(report)).status).toBe(303);
  expect(batchByNumber("F1")).toMatchObject({ id: known, packs: 15, isShown: true });
  expect(batchByNumber("F2")).toMatchObject({ packs: 7, packedOn: "2026-11-12" });
  expect(stockOf(tin.id).stock).toBe(22);
  expect(await checked(...rows)).toMatchObject({ changes: [], unchanged: 2 });
  expect(await stockProblems()).toEqual([]);
});

test("a file says what shoppers read of the seed; left out, it stays", async () => {
  const tin = await counted(0);
  await batch(tin.id, 10, { number: "S1" });
  const at = (row: string) =>
    checkedText([head.replace("shown", "seed_shown,seed_place"), row].join("\n"));
  const report = await at(`S1,,,,,,yes,"Junagadh, Gujarat"`);
  expect(report.changes.map(({ words }) => words)).toEqual([
    ["seed shown: no → yes", "place of the seed: nothing → Junagadh, Gujarat"],
  ]);
  await confirmed(report);
  expect(batchByNumber("S1")).toMatchObject({ showsSeed: true, seedPlace: "Junagadh, Gujarat" });
  expect(await at("S1,,,,,,,")).toMatchObject({ changes: [], unchanged: 1 });
  expect(await checked("S1,,,,,,")).toMatchObject({ changes: [], unchanged: 1 });
  expect((await at("S1,,,,,,maybe,")).problems).toMatchObject([
    { reason: "seed_shown must be yes or no" },
  ]);
});

test("wrong lines are told with their numbers, and nothing is stored", async () => {
  const tin = await counted(0);
  const other = await counted(0);
  await batch(tin.id, 10, { number: "G1" });
  const report = await checked(
    `G2,${tin.slug},soon,2099-02-01,7,,`,
    `G3,no-such,2026-11-12,2099-02-01,7,,`,
    `G1,${other.slug},,,,,`,
    `g1,,,,9,,`,
    `G4,${tin.slug},2026-11-12,,,,maybe`,
    `,${tin.slug},2026-11-12,2099-02-01,,,`,
    `G5,${tin.slug},2026-11-12,2099-02-01,1,,`,
  );
  expect(report.problems.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    "2: Packed on must be a day, such as 2026-11-25",
    "3: there is no product “no-such”",
    `4: this batch is one of ${tin.slug}, and stays with it`,
    "5: this batch is there twice",
    "6: shown must be yes or no",
    "6: best_before is required: the product does not say how long it keeps",
    "7: number is required",
  ]);
  expect((await confirmed(report)).status).toBe(400);
  expect(batchByNumber("G5")).toBeNull();
  expect(await checked(`G1,,,,9,,`)).toMatchObject({
    problems: [{ reason: expect.stringContaining("10 packs have arrived already") }],
  });
});

test("a file is asked about again when a batch has changed since it was checked", async () => {
  const tin = await counted(0);
  const id = await batch(tin.id, 10, { number: "H1" });
  const report = await checked(`H1,,,,15,,`);
  const by = { actor: "shop", at: Date.now() };
  await move({ productId: tin.id, batchId: id, kind: "arrived", packs: 5, ...by });
  const answer = await confirmed(report);
  expect(answer.status).toBe(409);
  expect(answer.data).toMatchObject({ report: { changes: [], unchanged: 1 } });
  expect(batchByNumber("H1")?.packs).toBe(15);
});

test("what is exported and imported again changes nothing, and says what is left", async () => {
  const tin = await counted(0);
  const id = await batch(tin.id, 10, { number: "X1", reportWords: "-0.6 % ffa, =SUM(1)" });
  await batch(tin.id, 1, { number: "X3", showsSeed: true, seedPlace: "=Junagadh" });
  await batch(tin.id, 99_999, { number: "X2", reportWords: "'+91 as told by phone" });
  await move({ productId: tin.id, batchId: id, kind: "broken", packs: -1, actor: "shop", at: 1 });
  const more = { productId: tin.id, kind: "arrived", packs: 5, actor: "shop", at: 2 } as const;
  await move({ ...more, batchId: batchByNumber("X2")?.id ?? "" });
  const answer = await exportRoute.loader(argsFor("/", { cookie }));
  const text = await answer.text();
  expect(text).toContain(
    `X1,${tin.slug},2026-11-12,2027-08-12,10,9,"'-0.6 % ffa, =SUM(1)",no,no,\r\n`,
  );
  expect(text).toContain(`,100004,100004,''+91 as told by phone,no,no,\r\n`);
  const all = db.select().from(batches).all();
  expect(await checkedText(text)).toMatchObject({
    problems: [],
    changes: [],
    unchanged: all.length,
  });
});
