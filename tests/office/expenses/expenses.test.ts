import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, moneyPaidOut } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { day as dayLong } from "~/base/lib/time";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { openTill, signTill } from "~/office/counter/till-day/till-changes.server";
import { tillDayOf } from "~/office/counter/till-day/till-day.server";
import { billIn } from "~/office/expenses/change-bill.server";
import { expensesAsCsv } from "~/office/expenses/expenses-csv.server";
import * as page from "~/routes/admin/money/expenses";
import * as money from "~/routes/admin/money/money";
import { monthIn } from "~/sales/payments/takings/month";
import { admin, argsFor, cookieOf, seller } from "../../cast";
import { got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";

const path = "/dashboard/admin/expenses";
const today = dayOf(Date.now());
const month = today.slice(0, 7);
const gstin = "24AAACC1206D1ZM";

let boss: Promise<{ viewer: Viewer; cookie: string }> | null = null;
const owner = () =>
  (boss ??= admin().then(async (viewer) => ({ viewer, cookie: await cookieOf(viewer) })));

const send = async (form: Record<string, string>) =>
  posted(page.action, path, form, { cookie: (await owner()).cookie });

const note = (more: Record<string, string> = {}) =>
  send({
    idempotencyKey: newId(),
    day: today,
    amount: "1,180",
    words: "Cartons",
    spentOn: "packing",
    way: "upi",
    ...more,
  });

const problemsOf = ({ data }: Awaited<ReturnType<typeof send>>) =>
  (data as { form: { errors: Record<string, string> } }).form.errors;

async function shown() {
  const { data } = await got(page.loader, path, { cookie: (await owner()).cookie });
  return data as Awaited<ReturnType<typeof page.loader>>;
}

const rowFor = async (words: string) => {
  const row = (await shown()).rows.find((each) => each.words === words);
  if (!row) throw new Error(`No expense: ${words}`);
  return row;
};

test("expenses add up by group, with the GST in them, and stand beside the sales", async () => {
  expect((await note({ gst: "180", billNumber: "B/12", gstin })).location).toBe(
    `${path}?month=${month}`,
  );
  await note({ amount: "20", words: "Tape" });
  await note({ amount: "9000", words: "November", spentOn: "rent", way: "bank" });
  const { groups, paise, gstPaise } = await shown();
  expect(groups).toEqual([
    { group: "packing", count: 2, paise: 120_000, gstPaise: 18_000 },
    { group: "rent", count: 1, paise: 900_000, gstPaise: 0 },
  ]);
  expect([paise, gstPaise]).toEqual([1_020_000, 18_000]);
  const { cookie } = await owner();
  const html = await htmlOf(money, argsFor("/dashboard/admin/money", { cookie }));
  expect(html).toContain("Expenses: ₹10,200, of which GST ₹180.");
});

test("what does not fit is said at its field, and nothing is noted", async () => {
  const before = (await shown()).paise;
  const nothing = problemsOf(await send({ idempotencyKey: newId() }));
  expect(Object.keys(nothing).toSorted()).toEqual(["amount", "day", "spentOn", "way", "words"]);
  const tomorrow = dayOf(Date.now() + dayLong);
  expect(problemsOf(await note({ day: tomorrow })).day).toMatch(/still to come/);
  expect(problemsOf(await note({ gst: "1180.50" })).gst).toMatch(/cannot be more/);
  expect(problemsOf(await note({ gstin: "24AAACC1206D1ZX" })).gstin).toMatch(/mistyped/);
  expect(problemsOf(await note({ spentOn: "to-bank" })).spentOn).toMatch(/^Choose/);
  expect(problemsOf(await note({ way: "till" })).way).toMatch(/is not open/);
  const twice = newId();
  await note({ idempotencyKey: twice, amount: "1", words: "Twice" });
  await note({ idempotencyKey: twice, amount: "1", words: "Twice" });
  expect((await shown()).paise).toBe(before + 100);
});

test("a wrong one is taken back with a reason, never deleted or changed", async () => {
  await note({ amount: "500", words: "By mistake", gst: "50" });
  const before = (await shown()).paise;
  const { id } = await rowFor("By mistake");
  expect(problemsOf(await send({ intent: "take-back", id })).reason).toBe("Reason is required");
  await send({ intent: "take-back", id, reason: "Noted twice" });
  await send({ intent: "take-back", id, reason: "Again" });
  expect((await shown()).paise).toBe(before - 50_000);
  expect(await rowFor("By mistake")).toMatchObject({ takenBackBecause: "Noted twice" });
  const back = { intent: "bill", id, spentOn: "other", gst: "1" };
  expect(problemsOf(await send(back)).form).toMatch(/taken back meanwhile/);
  for (const change of [{ amountPaise: 1 }, { day: "2026-01-01" }, { words: "x" }])
    await expect(
      write((tx) => void tx.update(moneyPaidOut).set(change).where(eq(moneyPaidOut.id, id)).run()),
    ).rejects.toThrow();
  await expect(write((tx) => void tx.delete(moneyPaidOut).run())).rejects.toThrow();
});

test("what is known of a bill is filled in later, and the audit log keeps what it was", async () => {
  await note({ amount: "118", words: "Ink" });
  const { id } = await rowFor("Ink");
  const { data } = await got(page.loader, `${path}?bill=${id}`, { cookie: (await owner()).cookie });
  const version = (data as Awaited<ReturnType<typeof page.loader>>).billOf?.version ?? "";
  const more = { toWhom: "Paper House", spentOn: "other", gst: "18", gstin };
  const bill = { intent: "bill", id, version, ...more };
  expect(problemsOf(await send({ ...bill, gst: "119" })).gst).toMatch(/cannot be more/);
  for (const _ of ["first", "sent twice"]) expect((await send(bill)).status).toBe(303);
  const late = await send({ ...bill, toWhom: "Ink & Co", spentOn: "packing", gst: "" });
  expect(late.status).toBe(409);
  expect(problemsOf(late)).toEqual({
    form: expect.stringContaining("Someone else changed this bill"),
    spentOn: "“Group” says now: Other",
    toWhom: "“To whom” says now: Paper House",
    gst: "“GST within the amount (₹)” says now: 18.00",
  });
  expect(await rowFor("Ink")).toMatchObject({
    toWhom: "Paper House",
    spentOn: "other",
    gstPaise: 1800,
    gstin,
    amountPaise: 11_800,
  });
  const logged = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
  expect(logged.map(({ action }) => action)).toEqual(["expense.create", "expense.update"]);
  expect(logged.at(-1)?.changes).toContain(`"spentOn":["packing","other"]`);
});

test("what is paid out of the till is one row for both; a signed till takes no other", async () => {
  const { viewer } = await owner();
  await openTill(today, 500_000, viewer, versionOf(null));
  await note({
    amount: "300",
    words: "Diesel",
    spentOn: "delivery",
    way: "till",
    toWhom: "HP pump",
  });
  const till = tillDayOf(today);
  expect(till?.paidOut).toMatchObject([{ words: "Diesel", amountPaise: 30_000 }]);
  expect(till?.expectedPaise).toBe(470_000);
  const counted = { countedPaise: 470_000, pieces: null, word: "", version: 470_000 };
  expect(await signTill(today, counted, viewer)).toMatchObject({ problem: null });
  const { id } = await rowFor("Diesel");
  const taken = problemsOf(await send({ intent: "take-back", id, reason: "Too late" }));
  expect(taken.form).toMatch(/is signed: nothing more/);
  expect(problemsOf(await note({ way: "till" })).way).toMatch(/is signed/);
  const version = versionOf(billIn(await rowFor("Diesel")));
  const bill = { intent: "bill", id, version, spentOn: "repairs", gst: "12" };
  expect(problemsOf(await send({ ...bill, toWhom: "Other pump" })).toWhom).toMatch(/signed paper/);
  await send({ ...bill, toWhom: "HP pump" });
  expect(await rowFor("Diesel")).toMatchObject({ spentOn: "repairs", gstPaise: 1200 });
  for (const change of [{ toWhom: "x" }, { spentOn: "to-bank" as const }])
    await expect(
      write((tx) => void tx.update(moneyPaidOut).set(change).where(eq(moneyPaidOut.id, id)).run()),
    ).rejects.toThrow();
});

test("much cash to one person in a day is pointed out", async () => {
  await note({ amount: "6000", words: "Sacks", toWhom: "Ramesh", way: "cash" });
  expect((await shown()).muchCash).toEqual([]);
  await note({ amount: "4000.50", words: "More sacks", toWhom: "ramesh", way: "cash" });
  expect((await shown()).muchCash).toEqual([expect.stringMatching(/^₹10,000.50 to Ramesh on /)]);
});

test("the file for the accountant holds what was not taken back", async () => {
  let text = "";
  const { span } = monthIn(new URLSearchParams({ month }), Date.now());
  for await (const lines of expensesAsCsv(span)) text += lines;
  expect(text).toContain(`${today},,Cartons,Packing,UPI,B/12,${gstin},1180.00,180.00,Ramesh Shah`);
  expect(text).not.toContain("By mistake");
});

test("a seller neither sees nor notes expenses", async () => {
  const cookie = await cookieOf(await seller());
  expect((await got(page.loader, path, { cookie })).status).toBe(403);
  expect((await posted(page.action, path, { idempotencyKey: newId() }, { cookie })).status).toBe(
    403,
  );
});
