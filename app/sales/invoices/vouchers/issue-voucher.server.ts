import { and, eq, max, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { invoices, moneyReceived, vouchers } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { spread } from "~/base/lib/spread";
import type { Order } from "~/sales/orders/order.server";
import { contentOf, type InvoiceContent, type InvoiceLine } from "../content";
import { titles } from "../titles";
import { financialYear } from "../financial-year";
import { issueTime } from "../issue-time.server";
import { numberOf } from "../next-number.server";
import { paperOf, saleOf } from "../paper-of.server";
import { type TaxKind, taxSplit } from "../tax-split";

/** Money of an order: its row in `money_received`, and how much it is (paise, above zero). */
type Money = { moneyId: string; amountPaise: number };

const advanceWords = "An advance. The tax on it is payable with the invoice, when the goods leave.";

/**
 * Issues the receipt voucher for an advance, in the transaction that records it (section 31 (3) (d) and rule 50 CGST). It names the tax
 * that will apply, which becomes due with the invoice (notification 66/2017). A seller without a GSTIN issues none. `now`: UTC ms.
 */
export function issueReceiptVoucher(tx: Writer, order: Order, money: Money, now: number): void {
  store(
    tx,
    "RV",
    order,
    money,
    { payment: paymentOf(tx, money), unpaid: advanceWords, corrects: null },
    now,
  );
}

/**
 * Issues the refund voucher for an advance that goes back before there is an invoice (section 31 (3) (e) and rule 51 CGST); afterwards
 * a credit note corrects the invoice. It is over no more than the receipt voucher has left: other money of the order has none. Does nothing
 * for an order without a receipt voucher, or money that has one. `now`: UTC ms.
 */
export function issueRefundVoucher(
  tx: Writer,
  order: Order,
  money: Money & { reason: string },
  now: number,
): void {
  const receipt = receiptOf(tx, order);
  if (!receipt || hasInvoice(tx, order) || hasVoucher(tx, money)) return;
  const amountPaise = Math.min(money.amountPaise, leftOnVouchers(tx, order));
  if (amountPaise <= 0) return;
  const { number, issuedAt } = contentOf(receipt);
  const corrects = { number, issuedAt, reason: money.reason };
  store(tx, "RF", order, { ...money, amountPaise }, { payment: null, unpaid: null, corrects }, now);
}

type Foot = Pick<InvoiceContent, "payment" | "unpaid" | "corrects">;

function store(
  tx: Writer,
  series: "RV" | "RF",
  order: Order,
  money: Money,
  foot: Foot,
  now: number,
): void {
  const sale = saleOf(tx, order);
  if (sale.tax === "none") return;
  const issuedAt = issueTime(tx, now);
  const year = financialYear(issuedAt);
  const serial = lastSerial(tx, series, year) + 1;
  const number = numberOf(series, year, serial);
  const title = series === "RV" ? titles.receipt : titles.refund;
  const lines = shares(sale.lines, money.amountPaise, sale.tax);
  const content = paperOf(order, sale, lines, { title, number, issuedAt, ...foot });
  tx.insert(vouchers)
    .values({
      id: newId(),
      series,
      year,
      serial,
      number,
      orderId: order.id,
      moneyId: money.moneyId,
      totalPaise: content.totals.totalPaise,
      content: JSON.stringify(content),
      createdAt: issuedAt,
    })
    .run();
}

/** The lines of an order, each with its share of an amount (paise) instead of packs and prices. */
function shares(bought: InvoiceLine[], paise: number, tax: TaxKind): InvoiceLine[] {
  const parts = spread(
    paise,
    bought.map(({ totalPaise }) => totalPaise),
  );
  return bought.flatMap((line, index) => {
    const totalPaise = parts[index] ?? 0;
    if (totalPaise === 0) return [];
    const share = { quantity: 0, unitPricePaise: totalPaise, discountPaise: 0, totalPaise };
    return [{ ...line, ...share, ...taxSplit(totalPaise, line.gstBasisPoints, tax) }];
  });
}

function paymentOf(tx: Writer, { moneyId }: Money): InvoiceContent["payment"] {
  const row = tx.select().from(moneyReceived).where(eq(moneyReceived.id, moneyId)).get();
  return { id: row?.paymentId ?? null, method: "Online payment" };
}

const lastSerial = (from: Reader, series: "RV" | "RF", year: string): number =>
  from
    .select({ last: max(vouchers.serial) })
    .from(vouchers)
    .where(and(eq(vouchers.series, series), eq(vouchers.year, year)))
    .get()?.last ?? 0;

const receiptOf = (from: Reader, { id }: Order) =>
  from
    .select({ content: vouchers.content })
    .from(vouchers)
    .where(and(eq(vouchers.orderId, id), eq(vouchers.series, "RV")))
    .get();

const hasInvoice = (from: Reader, { id }: Order): boolean =>
  from.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, id)).get() !==
  undefined;

/** What the receipt voucher of an order is over, less its refund vouchers, in paise. */
const leftOnVouchers = (from: Reader, { id }: Order): number =>
  from
    .select({
      paise: sql<number>`sum(case ${vouchers.series} when 'RV' then total_paise else -total_paise end)`,
    })
    .from(vouchers)
    .where(eq(vouchers.orderId, id))
    .get()?.paise ?? 0;

const hasVoucher = (from: Reader, { moneyId }: Money): boolean =>
  from.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.moneyId, moneyId)).get() !==
  undefined;
