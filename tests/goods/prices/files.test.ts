import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, products } from "~/base/db/schema";
import type { FileReport } from "~/base/lib/csv/csv-import.server";
import type { PriceChange } from "~/goods/prices/day/price-change";
import * as historyCsv from "~/routes/admin/prices/history-csv";
import * as historyRoute from "~/routes/admin/prices/history";
import * as importRoute from "~/routes/admin/prices/import";
import * as pricesCsv from "~/routes/admin/prices/prices-csv";
import { answerTo, formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { edited, pack, pastOf, priceOf } from "./shelf";

const path = "/dashboard/admin/prices/import";
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

async function uploaded(csv: string) {
  const form = new FormData();
  form.append("file", new File([csv], "prices.csv", { type: "text/csv" }));
  return answerTo(importRoute.action, argsFor(path, { form, cookie }));
}

type Report = FileReport<PriceChange>;
const reportIn = ({ data }: { data: unknown }) => (data as { report: Report }).report;
const save = ({ carried }: Report, more = {}) =>
  posted(importRoute.action, path, { ...carried, when: "now", ...more }, { cookie });

const entriesOf = (id: string) =>
  db
    .select({ action: auditLog.action, by: auditLog.actorId, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .all();

async function download(loader: typeof pricesCsv.loader, query = "") {
  const answer = await loader(argsFor(`/file.csv${query}`, { cookie }));
  return (await answer.text()).replace("\uFEFF", "").trimEnd().split("\r\n");
}

test("the file that is downloaded changes nothing when it comes back", async () => {
  const tin = await pack();
  const lines = await download(pricesCsv.loader);
  expect(lines[0]).toBe("code,slug,name,size,price,mrp");
  expect(lines).toContain(`,${tin.slug},${tin.name},15 L,2400,2600`);
  const report = reportIn(await uploaded(lines.join("\r\n")));
  expect(report).toMatchObject({ changes: [], problems: [] });
});

test("prices and MRPs come in by slug or by code, after a look, once", async () => {
  const [tin, jar] = [await pack(), await pack()];
  await write((tx) =>
    tx.update(products).set({ code: "GN-5" }).where(eq(products.id, jar.id)).run(),
  );
  const report = reportIn(
    await uploaded(`slug;code;price;mrp\r\n${tin.slug};;2.450,00;\r\n`.replace("2.450,00", "2450")),
  );
  expect(report.changes).toMatchObject([{ productId: tin.id, pricePaise: 245_000 }]);
  const both = reportIn(
    await uploaded(`code,slug,price,mrp\n,${tin.slug},2450,\ngn-5,,2700,2800\n`),
  );
  expect(priceOf(jar.id)).toBe(240_000);
  const presses = [await save(both), await save(both)];
  expect(presses.map(({ status }) => status)).toEqual([303, 303]);
  expect((await toastIn(presses[1] ?? presses[0]!))?.message).toBe("2 prices changed");
  expect(priceOf(tin.id)).toBe(245_000);
  expect(pastOf(jar.id)[0]).toMatchObject({ pricePaise: 270_000, mrpPaise: 280_000 });
  expect(pastOf(jar.id)).toHaveLength(3);
});

test("a file with a wrong line changes nothing, and its lines are named", async () => {
  const [tin, jar] = [await pack(), await pack({ mrpPaise: 250_000 })];
  const csv = [
    "slug,price",
    `${tin.slug},2450`,
    `${jar.slug},2501`,
    "no-such-pack,100",
    `${tin.slug},2460`,
    `${tin.slug},cheap`,
    ",100",
  ];
  const report = reportIn(await uploaded(csv.join("\n")));
  expect(report.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [3, expect.stringMatching(/above its MRP of ₹2,500/)],
    [4, "There is no such pack in the shop"],
    [5, "This pack is in line 2, too"],
    [6, expect.stringMatching(/price must be a number/)],
    [7, "It has neither code nor slug"],
  ]);
  expect((await save(report)).status).toBe(400);
  expect(priceOf(tin.id)).toBe(240_000);
});

test.each([
  ["", /^The file is empty: choose it again/],
  ["slug,price\n\0", /UTF-8/],
])("a file that is none is refused", async (csv, sentence) => {
  expect(formIn(await uploaded(csv)).errors.file).toMatch(sentence);
});

test.each([
  ["slug\nx", /missing: price/],
  ["price\n5", /code or slug/],
  ["slug,price,weight\nx,5,5", /no column “weight”/],
])("a file without the right columns says which", async (csv, reason) => {
  expect(reportIn(await uploaded(csv)).problems[0]?.reason).toMatch(reason);
});

test("a file whose prices changed since the look is looked at again", async () => {
  const tin = await pack();
  const report = reportIn(await uploaded(`slug,price\n${tin.slug},2450`));
  await edited(tin.id, { pricePaise: 241_000 });
  const answer = await save(report);
  expect(answer.status).toBe(409);
  expect(formIn(answer).errors.form).toMatch(/nothing was saved/);
  expect(reportIn(answer).changes).toMatchObject([{ seenPaise: 241_000, pricePaise: 245_000 }]);
  expect(priceOf(tin.id)).toBe(241_000);
});

test("a long file does what a short one does, and is looked at again as one", async () => {
  const [tin, jar, can] = [await pack(), await pack(), await pack()];
  const long = (slug: string) => `slug,name,price\n${slug},${"long ".repeat(4000)},2450`;
  const [short, same, late] = [
    reportIn(await uploaded(`slug,price\n${tin.slug},2450`)),
    reportIn(await uploaded(long(jar.slug))),
    reportIn(await uploaded(long(can.slug))),
  ];
  const shown = { seenPaise: 240_000, pricePaise: 245_000, mrpPaise: null, isJump: false };
  expect([short, same].map(({ changes }) => changes)).toMatchObject([[shown], [shown]]);
  const answers = [await save(short), await save(same)];
  const toasts = [await toastIn(answers[0]!), await toastIn(answers[1]!)];
  expect(toasts[1]).toEqual(toasts[0]);
  const [before, after] = [entriesOf(tin.id), entriesOf(jar.id)];
  expect(after).toEqual(before);
  expect(priceOf(jar.id)).toBe(priceOf(tin.id));

  await edited(can.id, { pricePaise: 241_000 });
  const answer = await save(late);
  expect(answer.status).toBe(409);
  expect(formIn(answer).errors.form).toMatch(/nothing was saved/);
  expect(priceOf(can.id)).toBe(241_000);
});

test("every price that ever was is a line of a file, of one pack or of all", async () => {
  const tin = await pack();
  await edited(tin.id, { pricePaise: 245_000 });
  const own = await download(historyCsv.loader, `?pack=${tin.slug}`);
  expect(own[0]).toBe("slug,name,from,from_utc,price,mrp,lowest_of_30_days_before,undone");
  expect(own.slice(1).map((line) => line.split(",").slice(-4))).toEqual([
    ["2400", "", "", ""],
    ["2400", "2600", "2400", ""],
    ["2450", "2600", "2400", ""],
  ]);
  const all = await download(historyCsv.loader);
  expect(all.length).toBeGreaterThan(own.length);
  expect(await got(historyCsv.loader, "/file.csv?pack=none", { cookie })).toMatchObject({
    status: 404,
  });
});

test("the earlier prices of a pack are a line of steps and a table", async () => {
  const tin = await pack();
  await edited(tin.id, { pricePaise: 245_000 });
  const ask = { cookie, params: { slug: tin.slug } };
  const page = await htmlOf(historyRoute, argsFor(`/dashboard/admin/prices/history/x`, ask));
  expect(page).toMatch(/<path d="M0 100H[\d.]+V100H[\d.]+V0H1000"/);
  expect(page).toMatch(
    /aria-label="The price from [^"]+ lowest ₹2,400, highest ₹2,450, now ₹2,450"/,
  );
  expect(page).toContain("₹2,450</td>");
  expect(db.select().from(products).where(eq(products.id, tin.id)).get()?.pricePaise).toBe(245_000);
});
