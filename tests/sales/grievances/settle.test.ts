import { desc, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, grievances } from "~/base/db/schema";
import { acknowledge, answer } from "~/sales/grievances/change-grievance.server";
import { grievancesDue, grievancesPage } from "~/sales/grievances/grievances.server";
import { storeGrievance } from "~/sales/grievances/store-grievance.server";
import { screenOfNumber } from "~/office/dashboard/search/exact-number.server";
import { dayMatters } from "~/office/dashboard/today/day-matters.server";
import { staffToday } from "~/office/dashboard/today/staff-today.server";
import { day, hour } from "~/base/lib/time";
import { eraseUser } from "~/people/privacy/erase-user.server";
import * as screen from "~/routes/admin/grievances/grievance";
import * as list from "~/routes/admin/grievances/grievances";
import * as statusPage from "~/routes/site/grievance";
import { inLanguage } from "~/base/words/language";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, packer, seller } from "../../cast";
import { wordsOf } from "../../upkeep/pages/shown";
import { clear, letters, stored } from "./sending";
import { newId } from "~/base/lib/ids.server";

const owner = { id: "owner", name: "Ramesh Shah" };
let cookie: string;
let number: string;

const said = {
  kind: "delivery",
  order: null,
  words: "Where is my parcel?",
  name: "Asha Patel",
  phone: "+919825012345",
  email: "asha@example.com",
} as const;

beforeAll(async () => {
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
});
beforeEach(async () => {
  ({ number } = await inLanguage("hi", () => storeGrievance(said, null)));
});
afterEach(clear);

const path = () => `/dashboard/admin/grievances/${number}`;
const act = (form: Record<string, string>, as = cookie) =>
  posted(
    screen.action,
    path(),
    { idempotencyKey: newId(), ...form },
    { cookie: as, params: { number } },
  );
const kinds = () => letters().map(({ kind }) => kind);
const lastEntry = () =>
  db
    .select()
    .from(auditLog)
    .orderBy(desc(sql`rowid`))
    .limit(1)
    .get();

test("acknowledge, answer, settle: a mail in the language of the complaint and a line in the log each", async () => {
  const done = await act({ intent: "acknowledge" });
  expect(done).toMatchObject({ status: 303, location: path() });
  expect((await toastIn(done))?.message).toBe(`The complaint ${number} is acknowledged`);
  expect(lastEntry()).toMatchObject({ action: "grievance.acknowledge", subjectName: number });
  await act({ intent: "answer", words: "हम कूरियर से पूछ रहे हैं।" });
  expect(lastEntry()).toMatchObject({ action: "grievance.answer", actorName: "Ramesh Shah" });
  await act({ intent: "settle", words: "पार्सल आज पहुंचा।" });
  expect(lastEntry()?.action).toBe("grievance.settle");

  expect(kinds()).toEqual([
    "grievance-received",
    "grievance-acknowledged",
    "grievance-answered",
    "grievance-settled",
  ]);
  expect(letters().map(({ subject }) => subject)).toEqual([
    `शिकायत ${number} मिल गई`,
    `शिकायत ${number} पर काम चल रहा है`,
    `शिकायत ${number} का जवाब`,
    `शिकायत ${number}: हल हुई`,
  ]);
  expect(letters().at(-1)?.text).toContain("> पार्सल आज पहुंचा।");
  expect(letters().at(-1)?.text).toContain("1915");

  const token = stored()[0]?.token ?? "";
  const words = wordsOf(
    await htmlOf(statusPage, argsFor(`/grievance/${token}`, { params: { token } })),
  );
  expect(words).toContain("हम कूरियर से पूछ रहे हैं।");
  expect(words).toContain("पार्सल आज पहुंचा।");
  expect(words).toMatch(/Settled on \d/);
  expect(words).not.toContain("at the latest");
});

test("an answer acknowledges too; what was done once is not done again", async () => {
  await act({ intent: "settle", words: "Done." });
  const [settled] = stored();
  expect(settled).toMatchObject({ acknowledgedAt: settled?.settledAt, dueAt: null });
  expect(kinds()).toEqual(["grievance-received", "grievance-settled"]);
  for (const form of [{ intent: "acknowledge" }, { intent: "answer", words: "Again" }]) {
    const answer = await act(form);
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toMatch(/Someone else/);
  }
  expect(kinds()).toHaveLength(2);
});

test("two who acknowledge at once send one mail", async () => {
  await Promise.all([act({ intent: "acknowledge" }), act({ intent: "acknowledge" })]);
  expect(kinds()).toEqual(["grievance-received", "grievance-acknowledged"]);
});

test("an answer without words is refused", async () => {
  const refused = await act({ intent: "settle", words: "  " });
  expect(refused.status).toBe(400);
  expect(formIn(refused).errors).toEqual({ words: "Answer is required" });
  expect(stored()[0]?.settledAt).toBeNull();
});

test("sellers answer complaints, packers see none", async () => {
  expect((await act({ intent: "acknowledge" }, await cookieOf(await seller()))).status).toBe(303);
  const refused = await act({ intent: "answer", words: "Hi" }, await cookieOf(await packer()));
  expect(refused.status).toBe(403);
  expect((await act({ intent: "answer", words: "Hi" }, "")).status).toBe(401);
});

test("what is due first stands first, and what is overdue is marked", async () => {
  await clear();
  const now = Date.now();
  const received = async (words: string, before: number) =>
    (await storeGrievance({ ...said, words }, null, now - before)).number;
  const fresh = await received("Fresh", hour);
  const old = await received("Acknowledged", 20 * day);
  const late = await received("Late", 3 * day);
  const over = await received("Over", 40 * day);
  await acknowledge(old, owner, now - 19 * day);
  await acknowledge(over, owner, now - 39 * day);
  const numbers = (state: Parameters<typeof grievancesPage>[0] = "") =>
    grievancesPage(state, 1, now).grievances.map((each) => each.number);
  expect(numbers()).toEqual([over, late, fresh, old]);
  expect(numbers("overdue")).toEqual([over, late]);
  expect(numbers("due")).toEqual([fresh]);
  expect(numbers("acknowledge")).toEqual([late, fresh]);
  expect(grievancesDue(now)).toEqual({ overdue: 2, due: 1 });
  await answer(over, { words: "Money is back", settles: true }, owner, now);
  expect(grievancesDue(now)).toEqual({ overdue: 1, due: 1 });
  expect(numbers("settled")).toEqual([over]);

  const html = await htmlOf(list, argsFor("/dashboard/admin/grievances", { cookie }));
  expect(wordsOf(html)).toMatch(/Overdue Acknowledge by/);
});

test("Today says what is due, to sellers too, and the search finds the number", async () => {
  const lines = (matters: { count: number; one: string }[]) =>
    matters.flatMap(({ count, one }) => (one.startsWith("complaint") && count > 0 ? [one] : []));
  expect(lines(dayMatters())).toEqual(["complaint is due soon"]);
  expect(lines(staffToday(await seller()).matters)).toEqual(["complaint is due soon"]);
  expect(lines(staffToday(await packer()).matters)).toEqual([]);
  await storeGrievance({ ...said, words: "Late" }, null, Date.now() - 3 * day);
  expect(lines(dayMatters())).toEqual(["complaint is overdue by law", "complaint is due soon"]);

  expect(screenOfNumber(number.toLowerCase(), { role: 1, staff: null })).toBe(path());
  expect(screenOfNumber(number, { role: 0, staff: "packer" })).toBeNull();
});

test("the number and the times stay as they were first written", async () => {
  await acknowledge(number, owner);
  for (const change of [{ acknowledgedAt: 1 }, { createdAt: 1 }, { number: "G-1" }])
    await expect(write((tx) => tx.update(grievances).set(change).run())).rejects.toThrow(/stay/);
});

test("an open complaint holds erasing up; of a settled one the number and the times stay", async () => {
  await expect(eraseUser("asha@example.com")).rejects.toThrow(`not settled yet: ${number}`);
  await answer(number, { words: "Dear Asha, done.", settles: true }, owner);
  const [before] = stored();
  await eraseUser("ASHA@example.com");
  const [after] = stored();
  expect(after).toEqual({
    ...before,
    name: "",
    email: "",
    phone: "",
    orderNumber: null,
    words: "",
  });
  expect(letters()).toEqual([]);
  const html = await htmlOf(screen, argsFor(path(), { cookie, params: { number } }));
  expect(html).not.toContain("Asha");
});
