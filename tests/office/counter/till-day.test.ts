import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, reading, write as writing } from "~/base/db/connection.server";
import { auditLog, moneyPaidOut, refunds, tillDays } from "~/base/db/schema";
import { databaseFile } from "~/base/db/database-file.server";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day as dayLong } from "~/base/lib/time";
import { differences } from "~/office/books/differences.server";
import { tillDayOf } from "~/office/counter/till-day/till-day.server";
import * as tillList from "~/routes/admin/counter/till";
import * as page from "~/routes/admin/counter/till-day";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { argsFor, cookieOf, packer, seller } from "../../cast";
import { noDelivery } from "../../goods/delivery/shelf";
import { answerTo, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { giveBack } from "../../sales/invoices/paying";
import { sold } from "../../sales/orders/sold";
import { providerOnTheWire } from "../../sales/payments/provider";
import { product } from "../../shelf";
import { formFor, owner, written } from "./counter";

providerOnTheWire();
beforeEach(noDelivery);

const today = dayOf(Date.now());
const pathOf = (day: string) => `/dashboard/admin/till/${day}`;

let sellers: Promise<string> | null = null;
const sellerCookie = () => (sellers ??= seller().then(cookieOf));

/** As the page has it by now, unless the form says of which version it is. */
async function send(form: Record<string, string>, day = today, cookie?: string) {
  const version = till(day).openingVersion;
  return posted(page.action, pathOf(day), form.intent === "open" ? { version, ...form } : form, {
    params: { day },
    cookie: cookie ?? (await sellerCookie()),
  });
}

function problemsOf({ data }: Awaited<ReturnType<typeof send>>): Record<string, string> {
  return (data as { form: { errors: Record<string, string> } }).form.errors;
}

const till = (day = today) => {
  const found = tillDayOf(day);
  if (!found) throw new Error("No such day");
  return found;
};

const paidOut = (more: Record<string, string> = {}) =>
  send({
    intent: "paid-out",
    idempotencyKey: newId(),
    amount: "450",
    words: "Diesel",
    toWhom: "HP pump",
    spentOn: "delivery",
    ...more,
  });

const sign = (form: Record<string, string>) =>
  send({ intent: "sign", version: String(till().expectedPaise), ...form });

async function bookLines() {
  const lines: string[] = [];
  for await (const line of differences()) lines.push(line);
  return lines.filter((line) => line.startsWith("Till"));
}

/** Forgets the days of the till, past the triggers that keep them. */
async function noTills() {
  await writing((tx) => {
    for (const name of ["money_paid_out_is_kept", "till_days_are_kept"])
      tx.run(`drop trigger if exists ${name}`);
    tx.run("delete from money_paid_out where takes_back is not null");
    tx.run("delete from money_paid_out");
    tx.run("delete from till_days");
  });
}

/** What came in cash today before the test, in paise. */
const cashSoFar = () => till().cashInPaise + till().cashBackPaise;

describe("the till of a day", () => {
  beforeEach(noTills);

  test("adds opening cash, money in by way, refunds that were handed out and what was paid out", async () => {
    const before = { cash: cashSoFar(), ways: till().otherWays };
    const tin = await product();
    expect((await send({ intent: "open", opening: "2,000" })).location).toBe(pathOf(today));
    await written(formFor({ [tin.id]: 1 }));
    await written(formFor({ [tin.id]: 2 }, { paid: "upi" }));
    const atDoor = await sold({
      userId: null,
      serial: 880_001,
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      paidAt: null,
    });
    const { viewer } = await owner();
    await receiveMoney(atDoor.id, { reference: null, note: "", came: "cash" }, viewer);
    await giveBack(atDoor, { amountPaise: 45_000 }, Date.now() + 5);
    await writing(
      (tx) =>
        void tx
          .update(refunds)
          .set({ processedAt: Date.now() + 5 })
          .run(),
    );
    expect((await paidOut()).location).toBe(pathOf(today));

    const found = till();
    expect(found.opening).toMatchObject({ paise: 200_000, by: "Kiran Desai" });
    expect(found.cashBackPaise).toBe(-45_000);
    expect(found.paidOutPaise).toBe(45_000);
    expect(found.expectedPaise).toBe(200_000 + before.cash + 290_000 - 45_000 - 45_000);
    const upi = (ways: typeof found.otherWays) => ways.find(({ way }) => way === "upi")?.paise ?? 0;
    expect(upi(found.otherWays) - upi(before.ways)).toBe(290_000);
  });

  test("keeps two people apart who write down the opening cash", async () => {
    const version = till().openingVersion;
    for (const _ of ["first", "sent twice"])
      expect((await send({ intent: "open", version, opening: "2000" })).status).toBe(303);
    const late = await send({ intent: "open", version, opening: "2100" });
    expect(late.status).toBe(409);
    expect(problemsOf(late)).toEqual({
      form: expect.stringContaining("Someone else changed the opening cash"),
      opening: "“Opening cash (₹)” says now: 2000.00",
    });
    expect(till().opening?.paise).toBe(200_000);
  });

  test("takes a payment back by another row, with a reason, and only once", async () => {
    await send({ intent: "open", opening: "1000" });
    await paidOut();
    const [row] = till().paidOut;
    const back = { intent: "take-back", id: row?.id ?? "" };
    expect(problemsOf(await send(back))).toEqual({ reason: "Reason is required" });
    await send({ ...back, reason: "Was paid by UPI" });
    await send({ ...back, reason: "Pressed twice" });
    expect(till().paidOut).toMatchObject([{ amountPaise: 45_000, takenBack: "Was paid by UPI" }]);
    expect(till().paidOutPaise).toBe(0);
    expect(db.select().from(moneyPaidOut).all()).toHaveLength(2);
  });

  test("notes a form that is sent twice once, and nothing in a till that is not open", async () => {
    expect(problemsOf(await paidOut()).form).toMatch(/is not open: open it first/);
    await send({ intent: "open", opening: "1000" });
    const twice = { idempotencyKey: newId() };
    await paidOut(twice);
    await paidOut(twice);
    expect(till().paidOut).toHaveLength(1);
    expect(problemsOf(await paidOut({ amount: "-4", spentOn: "" }))).toMatchObject({
      amount: expect.stringMatching(/^Amount must/),
      spentOn: expect.stringMatching(/^Choose/),
    });
  });

  test("is signed by pieces or by the sum, with a word for a difference", async () => {
    await send({ intent: "open", opening: "1000" });
    const expected = till().expectedPaise ?? 0;
    expect(problemsOf(await sign({})).counted).toMatch(/^Counted is required/);
    expect(problemsOf(await sign({ note500: "2", counted: "7" })).counted).toMatch(
      /come to ₹1,000/,
    );
    expect(problemsOf(await sign({ counted: String(expected / 100 - 20) })).word).toBe(
      "₹20 is missing. Why? In a word.",
    );
    for (const version of [{ version: "1" }, {}]) {
      const stale = await send({ intent: "sign", ...version, counted: "1" });
      expect(problemsOf(stale).form).toMatch(/^Money came or went since/);
    }
    await sign({ note500: "2", coins: "3", word: "Change given wrong" });
    expect(till().signed).toMatchObject({
      countedPaise: 100_300,
      differencePaise: 100_300 - expected,
      word: "Change given wrong",
      pieces: { "500": 2, coins: 300 },
      by: "Kiran Desai",
    });
    expect(await bookLines()).toEqual([]);
    const again = { note500: "2", coins: "3", word: "Change given wrong" };
    expect((await sign(again)).location, "pressed twice").toBe(pathOf(today));
    expect(problemsOf(await sign({ counted: "1", word: "Other" })).form).toMatch(/somebody signed/);
  });

  test("stays as it was signed; what is noted later is named, on its page and in the books", async () => {
    await send({ intent: "open", opening: "1000" });
    await sign({ counted: String((till().expectedPaise ?? 0) / 100) });
    const before = till();
    const tin = await product();
    const late = await written(formFor({ [tin.id]: 1 }));
    expect(till()).toEqual({
      ...before,
      late: [{ at: expect.any(Number), number: late.number, way: "cash", paise: 145_000 }],
    });
    expect(problemsOf(await paidOut()).form).toMatch(/is signed: nothing more/);
    expect(problemsOf(await send({ intent: "open", opening: "5" })).form).toMatch(/is not open/);
    const html = await htmlOf(
      page,
      argsFor(pathOf(today), { params: { day: today }, cookie: await sellerCookie() }),
    );
    expect(html).toContain("Noted after signing");
    expect(html).not.toContain("Open this day again");
    expect(await bookLines()).toEqual([expect.stringContaining("₹1,450 in cash was noted after")]);
    for (const change of [
      { openingPaise: 1 },
      { countedPaise: 1, differenceWord: "x" },
      { signedAt: null },
    ])
      await expect(writing((tx) => void tx.update(tillDays).set(change).run())).rejects.toThrow();
  });

  test("is named by the books where its rows are not what was signed", async () => {
    await send({ intent: "open", opening: "1000" });
    await sign({ counted: String((till().expectedPaise ?? 0) / 100) });
    const raw = new Database(databaseFile);
    const kept = raw
      .prepare("select sql from sqlite_master where name = 'money_paid_out_fits'")
      .pluck()
      .get();
    raw.exec("drop trigger money_paid_out_fits");
    raw.exec(`insert into money_paid_out (id, day, amount_paise, way, spent_on, words, noted_by, created_at)
      values ('forged', '${today}', 5000, 'till', 'other', 'x', 'x', 1)`);
    raw.exec(String(kept));
    raw.close();
    expect(await bookLines()).toEqual([
      expect.stringMatching(/: signed with ₹.+ expected, its rows/),
    ]);
  });

  test("is opened again by the owner alone, with a reason that the audit log keeps", async () => {
    await send({ intent: "open", opening: "1000" });
    await sign({ counted: String((till().expectedPaise ?? 0) / 100) });
    const reopen = { intent: "reopen", reason: "A bill was forgotten" };
    expect((await send(reopen)).status).toBe(403);
    const { cookie } = await owner();
    expect(problemsOf(await send({ intent: "reopen" }, today, cookie))).toEqual({
      reason: "Reason is required",
    });
    expect((await send(reopen, today, cookie)).location).toBe(pathOf(today));
    expect((await send(reopen, today, cookie)).location, "pressed twice").toBe(pathOf(today));
    expect(till()).toMatchObject({ signed: null, late: [], reopened: { reason: reopen.reason } });
    const logged = db.select().from(auditLog).where(eq(auditLog.action, "till.reopen")).all();
    expect(logged.at(-1)?.changes).toContain(reopen.reason);
    await paidOut();
    await sign({ counted: String((till().expectedPaise ?? 0) / 100) });
    expect(till().signed?.differencePaise).toBe(0);
  });

  test("proposes what was counted last, tells what came since, and which day is not signed", async () => {
    const yesterday = dayOf(Date.now() - dayLong);
    await send({ intent: "open", opening: "700" }, yesterday);
    expect(till().unsigned).toBe(yesterday);
    const expected = String(till(yesterday).expectedPaise);
    await send(
      { intent: "sign", version: expected, counted: String(Number(expected) / 100) },
      yesterday,
    );
    expect(till()).toMatchObject({
      unsigned: null,
      closing: { day: yesterday, countedPaise: Number(expected), sincePaise: 0 },
    });
  });
});

test("only the rows of a day are read for its till, however many there were before", () => {
  const raw = new Database(databaseFile, { readonly: true });
  const plans: string[] = [];
  const asked: string[] = [];
  const spy = vi.spyOn(reading, "prepare").mockImplementation((text: string) => {
    asked.push(text);
    return raw.prepare(text);
  });
  till();
  spy.mockRestore();
  for (const text of asked.filter((each) => /money_received|refunds|money_paid_out/.test(each)))
    plans.push(
      ...raw
        .prepare<unknown[], { detail: string }>(`explain query plan ${text}`)
        .all(...(text.match(/\?/g) ?? []).map(() => 1))
        .map(({ detail }) => detail),
    );
  raw.close();
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.filter((each) => /^SCAN (?!c$)|refunds_payment/.test(each))).toEqual([]);
});

test("a seller sees the last days, the owner all of them, a packer none", async () => {
  await noTills();
  const long = dayOf(Date.now() - 40 * dayLong);
  const { cookie } = await owner();
  await send({ intent: "open", opening: "10" }, long, cookie);
  await send({ intent: "open", opening: "20" });
  const daysFor = async (who: string) => {
    const { data } = await got(tillList.loader, "/dashboard/admin/till", { cookie: who });
    return (data as { days: { day: string }[] }).days.map(({ day }) => day);
  };
  expect(await daysFor(cookie)).toEqual([today, long]);
  expect(await daysFor(await sellerCookie())).toEqual([today]);
  const at = (who: string, day = long) =>
    answerTo(page.loader, argsFor(pathOf(day), { params: { day }, cookie: who }));
  expect((await at(await sellerCookie())).status).toBe(404);
  expect((await at(await cookieOf(await packer()), today)).status).toBe(403);
  expect((await at(cookie, dayOf(Date.now() + dayLong))).status).toBe(404);
});
