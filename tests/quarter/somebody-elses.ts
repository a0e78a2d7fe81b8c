import { describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { orders, refunds } from "~/base/db/schema";
import { dayOf, dayStart } from "~/base/lib/days";
import { owedByCouriers } from "~/office/courier-money/owed-by-couriers.server";
import { khataList } from "~/office/khata/khata-list.server";
import { khataPage } from "~/office/khata/khata-page.server";
import { owedForEach } from "~/sales/orders/money/owed.server";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { notPaidOut } from "~/sales/payments/payouts/not-paid-out.server";
import { stillToCome, takingsByDay, unassigned } from "~/sales/payments/takings/takings.server";
import { allDifferences } from "../sales/payments/changing";
import { hsnIn, paiseIn } from "./filed";
import { provided } from "./provider-days";
import * as sql from "./somebody-elses.sql";
import { asOf, months } from "./trade";

const span = { from: dayStart("2027-01-31") ?? 0, until: dayStart("2027-08-01") ?? 0 };

/** What the shop says of its money, beside what its tables say by SQL of somebody else's. */
export const somebodyElses = (seed: number) =>
  describe(`the money of the quarter, by SQL of somebody else's (SEED=${seed})`, () => {
    test("each order costs what came, what is written off and what is still to come", () => {
      expect(sql.wrongCosts()).toEqual([]);
      const rows = sql.toCome();
      const ids = new Set(rows.map(({ id }) => id));
      const own = db.select().from(orders).all();
      const said = owedForEach(own.filter(({ id }) => ids.has(id)));
      expect(rows.map(({ id }) => ({ id, to_come: said.get(String(id)) }))).toEqual(rows);
    });
    test("what is still to come, by way and from couriers", () => {
      const said = stillToCome()
        .map(({ method, isSent, orders: count, paise }) => ({
          method,
          sent: Number(isSent),
          orders: count,
          paise,
        }))
        .toSorted((one, two) =>
          one.method === two.method ? one.sent - two.sent : one.method < two.method ? -1 : 1,
        );
      expect(said).toEqual(sql.toComeByWay());
      expect(owedByCouriers(asOf).owedPaise).toBe(sql.withCouriers());
    });
    test("each day's money by way, its refunds and what banks took", () => {
      const said = takingsByDay(span)
        .map((each) => ({
          day: dayOf(each.start),
          online: each.onlinePaise,
          cash: each.cashPaise,
          bank: each.bankPaise,
          refunded: each.refundedPaise,
          taken: each.takenBackPaise,
          returned: each.returnedPaise,
        }))
        .filter((row) =>
          Object.values(row).some((value) => typeof value === "number" && value !== 0),
        )
        .toSorted((one, two) => (one.day < two.day ? -1 : 1));
      expect(said).toEqual(sql.days(span.from, span.until));
      expect(unassigned(span).paise).toBe(sql.loose());
    });
    test("each buyer's balance, and credit that comes from somewhere", () => {
      expect(sql.wrongCredit()).toEqual([]);
      const rows = sql.balances();
      const said = rows.map(({ number }) => ({
        number,
        balance: khataPage(String(number), 1)?.balancePaise ?? 0,
      }));
      expect(said).toEqual(rows);
    });
    test("what is to be given back, and the lists of khatas", () => {
      expect(toGiveBack(1).paise).toBe(sql.toGiveBack());
      const { khatas } = khataList(asOf);
      const sum = (of: "owedPaise" | "creditPaise") =>
        khatas.reduce((all, one) => all + one[of], 0);
      expect({ owed: sum("owedPaise"), credit: sum("creditPaise") }).toEqual(sql.owedAndCredit());
    });
    test("what was captured is paid out, on its way, refunded, kept as a fee or with a bank", () => {
      const { captured, fees, refunded, paidOut, short, corrected, disputed } = sql.provider();
      const onItsWay = notPaidOut(asOf)?.onItsWayPaise ?? Number.NaN;
      expect(captured - fees - refunded - disputed + corrected).toBe(paidOut + short + onItsWay);
      expect(sql.wrongParts()).toEqual([]);
      expect(sql.wrongCases()).toEqual([]);
    });
    test("the provider has the same", async () => {
      const { payments, refunds: back, settlements, disputes } = await provided();
      const is =
        (...states: string[]) =>
        (each: { status: string }) =>
          states.includes(each.status);
      const sum = (all: { amount: number }[]) => all.reduce((paise, one) => paise + one.amount, 0);
      const { captured, refunded, paidOut } = sql.provider();
      expect(sum(payments.filter(is("captured", "refunded")))).toBe(captured);
      expect(sum(back.filter(is("pending", "processed")))).toBe(refunded);
      expect(sum(settlements.filter(is("processed")))).toBe(paidOut);
      const decided = disputes.filter(is("won", "lost", "closed"));
      expect(sql.decidedCases()).toEqual(
        decided
          .map(({ id, status, amount }) => ({ id, status, amount }))
          .toSorted((one, two) => (one.id < two.id ? -1 : 1)),
      );
      expect(db.select().from(refunds).all().filter(is("requested"))).toEqual([]);
    });
    test("the books name the payouts that came short, and nothing else", async () => {
      const lines = await allDifferences();
      const named = lines.map((line) => /^Payout (\w+): /.exec(line)?.[1] ?? line);
      expect(named.toSorted()).toEqual(sql.shortPayouts());
    });
    test.each(months)("the return of %s adds up to its documents", async (month) => {
      const { file } = await gstReturnOf(plainPeriodIn(new URLSearchParams({ month }), 0));
      const expected = sql.documents(month);
      const hsn = file ? hsnIn(file) : [];
      const sumOf = (...names: string[]) =>
        names.reduce((paise, name) => paise + paiseIn(hsn, name), 0);
      const taxPaise = sumOf("iamt", "camt", "samt");
      const numbers = (file?.doc_issue?.doc_det ?? []).filter(({ doc_num }) => doc_num < 6);
      const papers = numbers.flatMap(({ docs }) => docs).reduce((all, one) => all + one.totnum, 0);
      expect({ papers, total: sumOf("txval") + taxPaise, tax: taxPaise }).toEqual(expected);
    });
    test("papers and vouchers have no gaps, and vouchers are over the money that came and went", () => {
      expect(sql.gaps()).toEqual([]);
      expect(sql.wrongVouchers()).toEqual([]);
    });
    test("what couriers' files noted stands on their orders", () =>
      expect(sql.wrongFiles()).toEqual([]));
  });
