import { beforeAll, describe, expect, test } from "vitest";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { issuedNumbers } from "~/office/gst-return/issued-numbers.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import * as invoicesPage from "~/routes/admin/money/invoices";
import * as returnRoute from "~/routes/admin/money/gst-return";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceRow,
  november,
  pay,
  placed,
  registeredFirm,
} from "../../sales/invoices/paying";

const otherGstin = "27AAPFU0939F1ZV";
const month = plainPeriodIn(new URLSearchParams("month=2026-11"), 0);
const day = 86_400_000;

const sellTo = async (userId: string, at: number) => {
  const order = await placed({ userId, shipState: "24" });
  await pay(order, at);
  return order;
};

describe("a month in which the GSTIN changed and came back", () => {
  let numbers: string[];

  beforeAll(async () => {
    const { id } = await shopper();
    await asRegisteredFirm();
    const orders = [await sellTo(id, november), await sellTo(id, november + 1)];
    await setCompanyFacts({ ...registeredFirm, gstin: otherGstin });
    orders.push(await sellTo(id, november + day), await sellTo(id, november + day + 1));
    await asRegisteredFirm();
    orders.push(await sellTo(id, november + 2 * day));
    numbers = orders.map((order) => invoiceRow(order).number);
  });

  test("tells the numbers of this GSTIN alone, a row for each run of them", async () => {
    const { file } = await gstReturnOf(month);
    expect(file?.doc_issue?.doc_det).toMatchObject([
      {
        docs: [
          { from: numbers[0], to: numbers[1], totnum: 2, cancel: 0, net_issue: 2 },
          { from: numbers[4], to: numbers[4], totnum: 1, cancel: 0, net_issue: 1 },
        ],
      },
    ]);
    // The papers of the file are those numbers, no more and no less.
    expect(file?.b2cs?.reduce((sum, row) => sum + row.txval, 0)).toBeCloseTo((3 * 1450) / 1.05, 1);
  });

  test("tells those between them in the return of the other one", () => {
    expect(issuedNumbers(month, otherGstin)).toEqual([
      { series: "PR", from: numbers[2], to: numbers[3], total: 2, cancelled: 0 },
    ]);
  });

  test("gives a credit note the GSTIN of its invoice's run", async () => {
    const { id } = await shopper();
    const order = await sellTo(id, november + 3 * day);
    await giveBack(order, { amountPaise: 100_00 }, november + 3 * day + 1);
    expect(creditNotesOf(order)).toHaveLength(1);
    const rows = issuedNumbers(month, registeredFirm.gstin).map(({ series, total }) => [
      series,
      total,
    ]);
    expect(rows).toEqual([
      ["PR", 2],
      ["PR", 2],
      ["CN", 1],
    ]);
  });
});

describe("the GST return", () => {
  test.each([
    ["?year=2627&month=2026-11", "/gst-return?month=2026-11", "November 2026"],
    ["?year=2627", "/gst-return", null],
  ])("opens from the invoices%s in the month that they are of", async (query, to, shown) => {
    const cookie = await cookieOf(await admin());
    const list = await htmlOf(
      invoicesPage as never,
      argsFor(`/dashboard/admin/invoices${query}`, { cookie }),
    );
    expect(list).toContain(`href="/dashboard/admin/invoices${to}"`);
    if (shown === null) return;
    const page = await htmlOf(
      returnRoute as never,
      argsFor(`/dashboard/admin/invoices${to}`, { cookie }),
    );
    expect(page).toMatch(new RegExp(`selected=""[^>]*>${shown}`));
  });
});

test("a month in which the registration ended has the return of the GSTIN until then", async () => {
  const { id } = await shopper();
  const february = Date.UTC(2027, 1, 10, 6);
  await asRegisteredFirm();
  await sellTo(id, february);
  await setCompanyFacts({ ...registeredFirm, gstin: null });
  await sellTo(id, february + day);
  const { file } = await gstReturnOf(plainPeriodIn(new URLSearchParams("month=2027-02"), 0));
  expect(file?.gstin).toBe(registeredFirm.gstin);
  expect(file?.doc_issue?.doc_det[0]?.docs).toMatchObject([{ totnum: 1 }]);
  await asRegisteredFirm();
});

test("a credit note of an invoice under the GSTIN of before does not make the month its own", async () => {
  const { id } = await shopper();
  const march = Date.UTC(2027, 2, 10, 6);
  await setCompanyFacts({ ...registeredFirm, gstin: otherGstin });
  const old = await sellTo(id, march - 20 * day);
  await asRegisteredFirm();
  await sellTo(id, march);
  await giveBack(old, { amountPaise: 100_00 }, march + day);
  const { file, warnings } = await gstReturnOf(
    plainPeriodIn(new URLSearchParams("month=2027-03"), 0),
  );
  expect(file?.gstin).toBe(registeredFirm.gstin);
  expect(file?.b2cs).toHaveLength(1);
  expect(warnings.join()).toContain("1 paper under another GSTIN of the firm, so left out");
});
