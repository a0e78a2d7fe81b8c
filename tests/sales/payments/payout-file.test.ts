import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, payments, payoutParts, payouts } from "~/base/db/schema";
import { dayStart } from "~/base/lib/days";
import * as page from "~/routes/admin/money/import-payouts";
import { timeOf } from "~/sales/payments/payouts/file/cells";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { admin, argsFor, cookieOf, seller } from "../../cast";
import { paymentFor, sold } from "../orders/sold";

const path = "/dashboard/admin/money/payouts/import";

let cookie: string;
let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  const order = await sold({ userId: null, totalPaise: 100_000 });
  await paymentFor(order, "pay_KnownKnown0001");
});
beforeEach(() =>
  write((tx) => {
    tx.update(payments).set({ payoutId: null }).run();
    tx.delete(payoutParts).run();
    tx.delete(payouts).run();
  }),
);

type Report = {
  changes: { line: number; what: string; words: string[] }[];
  problems: { line: number; what: string; reason: string }[];
  changed: number;
  unchanged: number;
  wrong: number;
  carried: Record<string, string>;
};

const head =
  "entity_id,type,debit,credit,amount,fee,tax,settled_at,settlement_id,settlement_utr,payment_id";
const paid =
  "pay_KnownKnown0001,payment,0,976.40,1000.00,23.60,3.60,2026-10-05 14:05:00,setl_File01,hdfc0001,";
const refunded =
  "rfnd_KnownKnown001,refund,100.00,0,100.00,0,0,2026-10-05 14:05:00,setl_File01,HDFC0001,pay_KnownKnown0001";
const other =
  "pay_OtherOther0001,payment,0,488.20,500.00,11.80,1.80,2026-10-06 14:05:00,setl_File02,,";
const whole = [head, paid, refunded, other].join("\n");

async function check(text: string): Promise<Report> {
  const form = new FormData();
  form.set("file", new File([text], "settlements.csv", { type: "text/csv" }));
  const answer = (await page.action(
    argsFor(
      new Request(`http://localhost:3000${path}`, {
        method: "POST",
        body: form,
        headers: { Cookie: cookie },
      }),
    ),
  )) as { data: { report: Report } };
  return answer.data.report;
}

async function save(report: Report) {
  const form = new FormData();
  for (const [name, value] of Object.entries(report.carried)) form.set(name, value);
  return (await page.action(
    argsFor(
      new Request(`http://localhost:3000${path}`, {
        method: "POST",
        body: form,
        headers: { Cookie: cookie },
      }),
    ),
  )) as Response & { init?: { status: number }; data?: { report: Report } };
}

const stored = () => db.select().from(payoutParts).orderBy(asc(payoutParts.entityId)).all();

describe("a file of payouts", () => {
  it("says first what it would bring, then brings all of it", async () => {
    const report = await check(whole);
    expect(report).toMatchObject({
      problems: [],
      unchanged: 0,
      changes: [
        {
          line: 2,
          what: "setl_File01",
          words: ["new, of 05 Oct 2026, HDFC0001", "1 payment", "1 refund", "₹876.40 to the bank"],
        },
        {
          line: 4,
          what: "setl_File02",
          words: ["new, of 06 Oct 2026, no UTR told", "1 payment", "₹488.20 to the bank"],
        },
      ],
    });
    expect(stored()).toEqual([]);
    expect((await save(report)).status).toBe(303);
    expect(stored()).toMatchObject([
      { entityId: "pay_KnownKnown0001", creditPaise: 97_640, feePaise: 2360, taxPaise: 360 },
      { entityId: "pay_OtherOther0001", payoutId: "setl_File02" },
      { entityId: "rfnd_KnownKnown001", debitPaise: 10_000, paymentId: "pay_KnownKnown0001" },
    ]);
    expect(db.select().from(payouts).where(eq(payouts.id, "setl_File01")).get()).toMatchObject({
      amountPaise: null,
      status: "processed",
      utr: "HDFC0001",
      paidAt: (dayStart("2026-10-05") ?? 0) + (14 * 60 + 5) * 60_000,
    });
    const row = db.select().from(payments).where(eq(payments.id, "pay_KnownKnown0001")).get();
    expect(row?.payoutId).toBe("setl_File01");
    expect(db.select().from(auditLog).all().at(-1)).toMatchObject({ action: "payout.import" });
    // Once more it brings nothing.
    expect(await check(whole)).toMatchObject({ changed: 0, unchanged: 3, wrong: 0 });
  });

  it("may have headings with blanks, semicolons, a byte order mark, other orders and paise", async () => {
    const columns = "Entity ID;Type;Amount;Fee;Tax;Debit;Credit;Settled At;Settlement ID;On Hold";
    const lines = [
      `\uFEFF${columns}`,
      "pay_KnownKnown0001;payment;100000;2360;360;;97640;1790000000;setl_File01;false",
      "pay_OtherOther0001;payment;50000;1180;180;;48820;05/10/2026 09:00;setl_File01;true",
      "pay_OtherOther0002;payment;50000;1180;180;;48820;05/10/2026 09:00;;false",
    ];
    const report = await check(lines.join("\r\n"));
    expect(report).toMatchObject({ changed: 1, unchanged: 2, problems: [] });
    await save(report);
    expect(stored()).toMatchObject([{ creditPaise: 97_640, amountPaise: 100_000, debitPaise: 0 }]);
  });

  test.each([
    ["an unknown heading", `${head},Buyer\n${paid},Asha`, "There is no column “buyer”"],
    ["a missing heading", whole.replace(",fee", ""), "missing: fee"],
    ["no payment to count by", `${head}\n${other.replaceAll(/\.\d0/g, "")}`, "rupees or in paise"],
    [
      "another amount than was paid",
      whole.replace("1000.00", "999.00"),
      "the shop was paid ₹1,000, the file says ₹999",
    ],
    ["the same line twice", `${whole}\n${paid}`, "stands in the file twice"],
    ["both sides", whole.replace(",0,976.40", ",1.00,976.40"), "cannot both be there"],
    ["no amount", whole.replace("976.40", "much"), "must be amounts"],
    ["no id", whole.replace("pay_Other", "Other-"), "entity_id must look like"],
    ["no time", whole.replace("2026-10-06", "2026-13-06"), "settled_at must be a time"],
  ])("with %s is refused as a whole, and told why", async (_, text, reason) => {
    const report = await check(text);
    expect(report.problems.map((problem) => problem.reason).join("\n")).toContain(reason);
    expect(report.changes).toEqual([]);
    await save({ ...report, carried: { ...report.carried, text } });
    expect(stored()).toEqual([]);
  });

  it("that contradicts what was told is refused", async () => {
    await save(await check(whole));
    const changed = await check(whole.replace("976.40,1000.00,23.60", "970.00,1000.00,30.00"));
    expect(changed.problems).toEqual([
      { line: 2, what: "pay_KnownKnown0001", reason: "Razorpay told the shop other amounts of it" },
    ]);
    const elsewhere = await check(whole.replaceAll("setl_File01", "setl_File03"));
    expect(elsewhere.problems[0]?.reason).toBe("is in the payout setl_File01 already");
  });

  it("names what the bank got otherwise", async () => {
    const now = Date.now();
    const row = {
      id: "setl_File01",
      amountPaise: 90_000,
      status: "processed",
      paidAt: now,
    } as const;
    await write((tx) =>
      tx
        .insert(payouts)
        .values({ ...row, createdAt: now, updatedAt: now })
        .run(),
    );
    const report = await check([head, paid].join("\n"));
    expect(report.changes[0]?.words).toEqual([
      "known, and gets more parts",
      "1 payment",
      "₹976.40 to the bank",
      "but the bank got ₹900",
    ]);
  });

  it("that was looked at before the shop learnt of it is asked again", async () => {
    const report = await check(whole);
    await save(await check([head, other].join("\n")));
    const answer = await save(report);
    expect(answer.init?.status).toBe(409);
    expect(stored()).toHaveLength(1);
    expect((await save(answer.data!.report)).status).toBe(303);
    expect(stored()).toHaveLength(3);
  });

  it("with 10,000 rows is taken in one go", async () => {
    const rows = Array.from(
      { length: 9999 },
      (_, at) =>
        `pay_Many${String(at).padStart(10, "0")},payment,0,97.64,100.00,2.36,0.36,2026-10-05 14:05:00,setl_Many${at % 30},UTR${at % 30},`,
    );
    const report = await check([head, paid, ...rows].join("\n"));
    expect(report).toMatchObject({ changed: 31, problems: [] });
    expect((await save(report)).status).toBe(303);
    expect(stored()).toHaveLength(10_000);
  });

  it("is the owner's alone", async () => {
    const asked = argsFor(path, { cookie: await cookieOf(await seller()) });
    await expect(page.loader(asked)).rejects.toMatchObject({ status: 403 });
  });
});

test.each([
  ["1790000000", 1_790_000_000_000],
  ["2026-10-05", dayStart("2026-10-05")],
  ["5/10/2026 09:30", (dayStart("2026-10-05") ?? 0) + 570 * 60_000],
  ["2026-10-05T09:30:00", (dayStart("2026-10-05") ?? 0) + 570 * 60_000],
  ["31/02/2026", null],
  ["2026-10-05 25:00", null],
  ["soon", null],
])("%s is a time, or none", (typed, expected) => expect(timeOf(typed)).toBe(expected));
