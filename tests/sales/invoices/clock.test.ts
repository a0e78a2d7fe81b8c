import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { write } from "~/base/db/connection.server";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { clockProblem } from "~/office/health/clock.server";
import * as health from "~/routes/admin/health";
import { answerOps } from "~/office/health/ops-endpoints.server";
import { asRegisteredFirm, giveBack, creditNotesOf, invoiceRow, pay, placed } from "./paying";

/** A time (UTC ms) when the clock is right, far enough from the others of this file. */
const right = Date.UTC(2030, 10, 22, 6);
const day = 24 * 60 * 60 * 1000;

let userId: string;

beforeAll(async () => {
  ({ id: userId } = await shopper());
  await asRegisteredFirm();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

async function asked(
  headers: Record<string, string> = {},
  path = "/readyz",
): Promise<[number, string]> {
  const request = new Request(`http://localhost:3000${path}`, { headers });
  const line = { clientAddress: "127.0.0.1", hangUp: () => undefined };
  const answer = (await answerOps(request, new URL(request.url), line))!;
  return [answer.status, await answer.text()];
}

/** The tests build on each other: a shop's papers only become more. */
describe("a clock that is behind", () => {
  test("is known by the build while there is neither order nor invoice, and dates no paper before it", async () => {
    vi.resetModules();
    vi.stubEnv("BUILT_AT", String(right));
    const { clockProblem } = await import("~/office/health/clock.server");
    const { issueTime } = await import("~/sales/invoices/issue-time.server");
    const { closeDatabase, db } = await import("~/base/db/connection.server");
    const told = clockProblem(right - 9999 * day);
    const times = [right - 9999 * day, right + 1].map((now) => issueTime(db, now));
    await closeDatabase();
    vi.unstubAllEnvs();
    vi.resetModules();

    expect(told).toBe(
      "The clock of this machine is 9999 days behind the build of the shop (22 Nov 2030, 11:30 AM). " +
        "Until it has passed 22 Nov 2030, 11:30 AM, all invoices and credit notes get that date. " +
        "Set the clock right. If it is right now, it was ahead then: rebuild the shop (npm run build).",
    );
    expect(times).toEqual([right, right + 1]);
  });

  test("dates the first invoice neither before the newest order nor before the build", async () => {
    vi.setSystemTime(right - 3000 * day);
    const waiting = await placed({
      userId,
      createdAt: right,
      paymentStatus: "pending",
      paymentMethod: "transfer",
    });
    expect(clockProblem()).toContain(`3000 days behind the newest order, ${waiting.number}`);
    const undone = write((tx) => {
      issueInvoice(tx, waiting, Date.now());
      throw new Error("only looked at");
    });
    await expect(undone).rejects.toThrow("only looked at");

    await pay(waiting);

    expect(invoiceRow(waiting)).toMatchObject({ number: "PR3031-000001", createdAt: right });
  });

  test("dates no invoice and no credit note before the newest, in that one's financial year", async () => {
    vi.setSystemTime(right + day);
    const [before, after] = [await placed({ userId }), await placed({ userId })];
    await pay(before);
    vi.setSystemTime(right - 3000 * day);
    await pay(after);
    await giveBack(before, { amountPaise: 100 });

    expect(invoiceRow(after)).toMatchObject({
      number: "PR3031-000003",
      createdAt: right + day,
    });
    expect(creditNotesOf(before)).toMatchObject([
      { number: "CN3031-000001", issuedAt: right + day },
    ]);
  });

  test("is told to the operator, and sends no visitor away", async () => {
    vi.setSystemTime(right - 29 * day);
    const told =
      "The clock of this machine is 30 days behind the newest invoice or credit note, CN3031-000001 (23 Nov 2030, 11:30 AM). " +
      "Until it has passed 23 Nov 2030, 11:30 AM, all invoices and credit notes get that date. " +
      "Set the clock right. If it is right now, it was ahead then: show your accountant what was dated ahead of its time.";
    expect(await asked()).toEqual([200, `ready\n${told}\n`]);
    expect((await asked({ "X-Forwarded-For": "203.0.113.9" }))[0]).toBe(403);
    expect((await asked({}, "/metrics"))[1]).toContain(
      `shop_clock_behind_seconds ${(30 * day) / 1000}\n`,
    );
    const screen = argsFor("/dashboard/admin/health", { cookie: await cookieOf(await admin()) });
    expect(await htmlOf(health, screen)).toContain(told);
  });

  test("is not told of any more when it is right again", async () => {
    vi.setSystemTime(right + 2 * day);
    expect(await asked()).toEqual([200, "ready\n"]);
    expect((await asked({}, "/metrics"))[1]).toContain("shop_clock_behind_seconds 0\n");
    const next = await placed({ userId });
    await pay(next);
    expect(invoiceRow(next)).toMatchObject({
      number: "PR3031-000004",
      createdAt: right + 2 * day,
    });
  });

  test("is also one that was years ahead for a while: its date is kept, and why is told", async () => {
    vi.setSystemTime(right + 3650 * day);
    const [early, late] = [await placed({ userId }), await placed({ userId })];
    await pay(early);
    vi.setSystemTime(right + 3 * day);
    await pay(late);
    expect(invoiceRow(late).createdAt).toBe(right + 3650 * day);
    expect((await asked())[1]).toContain("3647 days behind the newest invoice");
  });
});
