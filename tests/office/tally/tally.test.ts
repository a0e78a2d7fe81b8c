import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { expenseGroups } from "~/base/db/paid-out";
import { storeSettings } from "~/base/db/stored-settings.server";
import { newId } from "~/base/lib/ids.server";
import { notePaidOut, takeBackPaidOut } from "~/office/expenses/paid-out.server";
import { mastersAsXml, vouchersAsXml } from "~/office/tally/tally-files.server";
import { monthBounds } from "~/sales/invoices/financial-year";
import { apiClient } from "../../api/client";
import { Dice } from "../../dice";

import { quarter } from "../../quarter/trade";
import { providerOnTheWire } from "../../sales/payments/provider";
import { Tally } from "./stand-in";

/* Months of random trade through the shop's own doors, taken by the stand-in, and held against SQL of its own. */

providerOnTheWire();
const api = apiClient();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const orders = Number(process.env.ORDERS ?? 60);
const company = "Prayosha Oil & Sons";
const months = ["2027-02", "2027-03", "2027-04", "2027-05", "2027-06"];
const owner = { id: "owner", name: "Owner" };

let open: Database.Database | undefined;
const figure = (sql: string, ...given: unknown[]): number =>
  (open ??= new Database(databaseFile, { readonly: true }))
    .prepare<unknown[], number>(sql)
    .pluck()
    .get(...given) ?? 0;
afterAll(() => void open?.close());

const text = async (parts: AsyncGenerator<string>) => {
  let all = "";
  for await (const part of parts) all += part;
  return all;
};
const spanOf = (month: string) => monthBounds(month) ?? { from: 0, until: 0 };

async function expenses() {
  const dice = new Dice(seed);
  for (let index = 0; index < 60; index += 1) {
    const amountPaise = 101 + Math.floor(dice.chance(0.5) ? 999_999 / (index + 1) : 4_200_000);
    const paid = {
      id: newId(),
      day: `${months[index % 4]}-${String(1 + (index % 28)).padStart(2, "0")}`,
      amountPaise,
      way: dice.some(["cash", "upi", "bank", "card", "cheque"] as const),
      spentOn: dice.some(expenseGroups),
      words: "Cartons & <tape>\u0007",
      toWhom: "શ્રી “Box” Co.",
      gstPaise: dice.chance(0.5) ? Math.floor(amountPaise / 11) : 0,
      billNumber: dice.chance(0.5) ? "B/1" : null,
      gstin: null,
    };
    await write((tx) => {
      expect(notePaidOut(tx, paid, owner)).toEqual({});
      if (index % 9 === 0) takeBackPaidOut(tx, paid.id, "Twice", owner);
    });
  }
}

const files = new Map<string, { masters: string; vouchers: string }>();
const tally = new Tally(company);
/** What the stand-in took of each month. */
const byMonth = new Map<string, Tally["vouchers"]>();

beforeAll(async () => {
  await quarter(orders, seed, api);
  await expenses();
  await write((tx) => storeSettings(tx, { "tally.company": company }));
  for (const month of months)
    files.set(month, {
      masters: await text(mastersAsXml(spanOf(month))),
      vouchers: await text(vouchersAsXml(spanOf(month))),
    });
}, 600_000);

const paiseOf = (month: string, type: string, ledger: (name: string) => boolean) =>
  (byMonth.get(month) ?? [])
    .filter((voucher) => voucher.type === type)
    .flatMap(({ lines }) => lines)
    .filter((line) => ledger(line.ledger))
    .reduce((sum, { paise }) => sum - paise, 0);
const isParty = (name: string) => tally.ledgers.get(name)?.parent === "Sundry Debtors";
const inMonth = (column: string) =>
  `strftime('%Y-%m', ${column} / 1000, 'unixepoch', '+330 minutes') = ?`;
const inAll = (column: string) =>
  `strftime('%Y-%m', ${column} / 1000, 'unixepoch', '+330 minutes') between '${months[0]}' and '${months.at(-1)}'`;

describe(`the files of months of trade (SEED=${seed})`, () => {
  test("are taken without an error, month by month", () => {
    for (const month of months) {
      const { masters = "", vouchers = "" } = files.get(month) ?? {};
      const before = tally.vouchers.length;
      expect(tally.masters(masters), month).toEqual([]);
      expect(tally.load(vouchers, month.replace("-", "")), month).toEqual([]);
      byMonth.set(month, tally.vouchers.slice(before));
    }
    const had = new Set(tally.vouchers.map(({ type }) => type));
    for (const type of ["Sales", "Credit Note", "Receipt", "Payment"]) expect(had).toContain(type);
  });

  test("are the same when they are made again", async () => {
    expect(await text(vouchersAsXml(spanOf("2027-03")))).toBe(files.get("2027-03")?.vouchers);
  });

  test.each(months)("have the papers of %s", (month) => {
    for (const [series, type, sign] of [
      ["PR", "Sales", 1],
      ["CN", "Credit Note", -1],
    ] as const) {
      const of = `from invoices where series = '${series}' and ${inMonth("created_at")}`;
      expect(paiseOf(month, type, isParty)).toBe(
        sign * figure(`select coalesce(sum(total_paise), 0) ${of}`, month) + 0,
      );
      expect(paiseOf(month, type, (name) => name.startsWith("Output "))).toBe(
        -sign * figure(`select coalesce(sum(tax_paise), 0) ${of}`, month) + 0,
      );
      const count = (byMonth.get(month) ?? []).filter((voucher) => voucher.type === type).length;
      expect(count).toBe(figure(`select count(*) ${of}`, month));
    }
  });

  test("book sales at each rate as the lines of papers have them", () => {
    const taxable = figure(`select sum(iif(series = 'PR', -1, 1) * (l.value ->> '$.taxablePaise'))
      from invoices, json_each(content, '$.lines') l where ${inAll("invoices.created_at")}`);
    const sales = [...tally.ledgers].filter(([, { parent }]) => parent === "Sales Accounts");
    expect(sales.length).toBeGreaterThan(2);
    expect(sales.reduce((sum, [name]) => sum + tally.balance(name), 0)).toBe(taxable);
    const five = figure(`select sum(iif(series = 'PR', -1, 1) * (l.value ->> '$.taxablePaise'))
      from invoices, json_each(content, '$.lines') l where ${inAll("invoices.created_at")}
        and l.value ->> '$.gstBasisPoints' = 500 and content ->> '$.tax' <> 'none'
        and (l.value ->> '$.cgstPaise') + (l.value ->> '$.igstPaise') > 0`);
    expect(tally.balance("Sales at GST 5%")).toBe(five);
  });

  test.each(months)("have the expenses of %s, with their GST", (month) => {
    const isSpent = (name: string) =>
      /Purchase|Expenses/.test(tally.ledgers.get(name)?.parent ?? "") &&
      !["Gateway fees", "Lost in disputes", "Bad debts", "Round off"].includes(name);
    const both = (is: (name: string) => boolean) => paiseOf(month, "Payment", is);
    const back = (byMonth.get(month) ?? []).filter(
      ({ type, lines }) => type === "Receipt" && lines.some(({ ledger }) => isSpent(ledger)),
    );
    const backPaise = back
      .flatMap(({ lines }) => lines)
      .filter(({ paise }) => paise > 0)
      .reduce((sum, { paise }) => sum + paise, 0);
    expect(both(isSpent) + both((name) => name === "Input GST") - backPaise).toBe(
      figure(
        "select coalesce(sum(amount_paise), 0) from money_paid_out where day like ?",
        `${month}-%`,
      ),
    );
  });

  test("leave on its way what the provider took less what left it", () => {
    const took = figure(
      `select sum(amount_paise) from payments where status in ('captured', 'refunded') and ${inAll("created_at")}`,
    );
    const back = figure(
      `select coalesce(sum(amount_paise), 0) from refunds r where payment_id is not null and status = 'processed' and ${inAll("processed_at")}
        and not exists (select 1 from money_received m where m.refund_id = r.id)`,
    );
    const advancesBack = figure(
      `select coalesce(sum(amount_paise), 0) from money_received where refund_id is not null and ${inAll("came_at")}`,
    );
    const paidOut = figure(
      `select coalesce(sum(coalesce(amount_paise, 0)), 0) from payouts where status = 'processed' and ${inAll("paid_at")}`,
    );
    const fees =
      figure(`select coalesce(sum(part.fee_paise), 0) from payout_parts part join payouts p on p.id = part.payout_id
      where p.status = 'processed' and ${inAll("p.paid_at")} and coalesce(part.dispute_id, '') not in (select id from disputes)`);
    const disputed = figure(
      `select coalesce(sum(iif(kind = 'returned', -amount_paise, amount_paise)), 0) from dispute_moves where ${inAll("moved_at")}`,
    );
    expect(paidOut).toBeGreaterThan(0);
    expect(fees).toBeGreaterThan(0);
    expect(tally.balance("Razorpay in transit")).toBe(
      took - back + advancesBack - paidOut - fees - disputed,
    );
  });

  test("leave with couriers what was noted as theirs", () => {
    expect(tally.balance("Courier in transit")).toBe(
      figure(
        `select coalesce(sum(amount_paise), 0) from money_received where way = 'courier' and ${inAll("came_at")}`,
      ),
    );
  });

  test("leave with buyers papers less what came, went back and was written off", () => {
    const papers = figure(
      `select sum(iif(series = 'PR', total_paise, -total_paise)) from invoices where ${inAll("created_at")}`,
    );
    const whole = figure(
      `select coalesce(sum(p.amount_paise), 0) from payments p join orders o on o.id = p.paid_order_id
        where o.payment_status in ('paid', 'part_refunded', 'refunded') and ${inAll("o.paid_at")}`,
    );
    const parts = figure(
      `select coalesce(sum(amount_paise), 0) from money_received where ${inAll("came_at")} and coalesce(way, '') <> 'credit'`,
    );
    const pairs = figure(
      "select coalesce(sum(amount_paise), 0) from money_received where way = 'credit'",
    );
    const gone =
      figure(`select coalesce(sum(r.amount_paise), 0) from refunds r join orders o on o.id = r.order_id
      where r.status = 'processed' and ${inAll("r.processed_at")}
        and not exists (select 1 from money_received m where m.refund_id = r.id)
        and not (r.payment_id is null and r.created_at <= coalesce(o.paid_at, 0))
        and (r.payment_id is null or r.payment_id in (select id from payments where paid_order_id = o.id)
          or r.payment_id in (select payment_id from money_received where order_id = o.id))`);
    const writtenOff = figure(
      `select coalesce(sum(amount_paise), 0) from write_offs where ${inAll("created_at")}`,
    );
    expect(pairs).toBe(0);
    const owed = [...tally.ledgers.keys()]
      .filter(isParty)
      .reduce((sum, name) => sum + tally.balance(name), 0);
    expect(owed).toBe(papers - whole - parts + gone - writtenOff);
  });

  test("have a ledger for each firm, and none with a name of a person", () => {
    const parties = [...tally.ledgers.keys()].filter(isParty);
    expect(parties.some((name) => name.endsWith("24AAACC1206D1ZM"))).toBe(true);
    for (const name of parties)
      expect(name).toMatch(/^(Counter and web sales|Buyers on account|.* \d{2}[A-Z0-9]{13})$/);
  });
});

describe("the stand-in finds what Tally refuses", () => {
  const poisoned: [string, (xml: string) => string, RegExp][] = [
    [
      "a paisa too much",
      (xml) => xml.replace(/<AMOUNT>(-?\d+)\.\d\d/, "<AMOUNT>$1.999"),
      /match|amount/,
    ],
    [
      "an amount of another side",
      (xml) => xml.replace(/<AMOUNT>-/, "<AMOUNT>"),
      /totals do not match/,
    ],
    [
      "an unknown ledger",
      (xml) => xml.replace(/<LEDGERNAME>[^<]+/, "<LEDGERNAME>Nobody"),
      /does not exist/,
    ],
    [
      "a day that is none",
      (xml) => xml.replace(/<DATE>(\d{6})\d\d/, "<DATE>$131"),
      /date is missing/,
    ],
    [
      "a day as we write it",
      (xml) => xml.replace(/<DATE>(\d{4})(\d\d)/, "<DATE>$1-$2-"),
      /date is missing/,
    ],
    ["another month", (xml) => xml.replace(/<DATE>202702/, "<DATE>202703"), /outside the period/],
    ["another company", (xml) => xml.replace(/(<SVCURRENTCOMPANY>)/, "$1The "), /set company/],
    ["an ampersand alone", (xml) => xml.replace("&amp;", "&"), /Not XML/],
    [
      "a control character",
      (xml) => xml.replace("<NARRATION>", "<NARRATION>\u0004"),
      /Not XML|Control/,
    ],
    ["a voucher of no kind", (xml) => xml.replaceAll(/>Sales</g, ">Sale<"), /type is unknown/],
    [
      "a bill of another amount",
      (xml) => xml.replace(/(<BILLTYPE>New Ref<\/BILLTYPE><AMOUNT>-\d)/, "$11"),
      /allocations/,
    ],
    [
      "a bill twice",
      (xml) =>
        xml
          .replace(/<VOUCHERNUMBER>(PR[^<]+)/, "<VOUCHERNUMBER>$1b")
          .replace(
            /<TALLYMESSAGE.*?VCHTYPE="Sales".*?<\/TALLYMESSAGE>/s,
            (one) =>
              one +
              one
                .replace(/REMOTEID="/, 'REMOTEID="x')
                .replace(/<VOUCHERNUMBER>/, "<VOUCHERNUMBER>y"),
          ),
      /exists already/,
    ],
    [
      "a voucher twice",
      (xml) => xml.replace(/<TALLYMESSAGE.*?<\/TALLYMESSAGE>/s, (one) => one + one),
      /Duplicate voucher number/,
    ],
  ];

  test.each(poisoned)("%s", (_, poison, error) => {
    const { masters = "", vouchers = "" } = files.get("2027-02") ?? {};
    const fresh = new Tally(company);
    expect(fresh.masters(masters)).toEqual([]);
    const bad = poison(vouchers);
    expect(bad).not.toBe(vouchers);
    expect(fresh.load(bad, "202702").join("\n")).toMatch(error);
  });

  const badMasters: [string, (xml: string) => string, RegExp][] = [
    [
      "a group that is none",
      (xml) => xml.replace("<PARENT>Bank Accounts", "<PARENT>Banks"),
      /'Banks' does not exist/,
    ],
    [
      "two names that differ in capitals and spaces",
      (xml) => xml.replaceAll("Output SGST", "output  CGST"),
      /is 'Output CGST'/,
    ],
    [
      "a name of a group",
      (xml) =>
        xml.replaceAll(">Drawings<", ">Sales Accounts<").replace('"Drawings"', '"Sales Accounts"'),
      /is a group/,
    ],
  ];
  test.each(badMasters)("%s", (_, poison, error) => {
    const { masters = "" } = files.get("2027-02") ?? {};
    expect(new Tally(company).masters(poison(masters)).join("\n")).toMatch(error);
  });

  test("a month that is loaded twice", () => {
    const before = tally.vouchers.length;
    const errors = tally.load(files.get("2027-02")?.vouchers ?? "", "202702");
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.every((error) => /Duplicate|exists already/.test(error))).toBe(true);
    expect(tally.vouchers.length).toBe(before);
  });
});
