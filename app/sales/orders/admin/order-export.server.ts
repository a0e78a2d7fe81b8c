import { asc, desc, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderLines, orders, payments } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { sheetTime } from "~/base/lib/day-count";
import { groupedBy } from "~/base/lib/grouped-by";
import { sheetPhone } from "~/base/lib/india/phone";
import { decimalRupees } from "~/base/lib/money";
import { isOil, mlIn, netGrams } from "~/base/lib/pack-size";
import { litres } from "~/base/lib/volume";
import { parcelAddress } from "../delivery";
import type { OrderFilter } from "../list/order-filter";
import { moneyOf, type OrderMoney } from "../money/order-money.server";
import { serialsMatching, type Position } from "../list/order-search.server";
import type { Order } from "../order.server";
import { owedForEach } from "../money/owed.server";
import { writerOf, writersOf } from "./placed-by.server";
import { sourceWords } from "../list/source-words";
import { badgeOf, isAwaitingMoney } from "../page/payment-badge";

const batchSize = 200;

const columns = [
  "Order",
  "Date (IST)",
  "Status",
  "Buyer",
  "Email",
  "Phone",
  "Address",
  "Payment id",
  "Order amount (INR)",
  "Payment",
  "Refunded (INR)",
  "Line",
  "Product",
  "Size (Ltr)",
  "Price per size (INR)",
  "Quantity",
  "Line total (INR)",
  "Line discount (INR)",
  "Goods (INR)",
  "Discount (INR)",
  "Coupon",
  "Delivery (INR)",
  "Fee (INR)",
  "Ordered",
  "Written down by",
  "Net weight of the line (kg)",
  "Still to come (INR)",
];

/**
 * The orders that match the filter as CSV, newest first: one row per order line, with the order's own columns repeated.
 * Yields chunks of 200 orders, so memory use does not grow with the list. Times are in IST, amounts in rupees.
 */
export async function* ordersAsCsv(filter: OrderFilter): AsyncGenerator<string> {
  yield csvLines([columns]);
  let after: Position | undefined;
  for (;;) {
    const serials = serialsMatching(filter, { limit: batchSize, after });
    const batch = db
      .select()
      .from(orders)
      .where(inArray(orders.serial, serials))
      .orderBy(desc(orders.createdAt), desc(orders.serial))
      .all();
    after = batch.at(-1);
    if (!after) return;
    yield csvLines(rowsOf(batch));
  }
}

function rowsOf(batch: Order[]): string[][] {
  const ids = batch.map(({ id }) => id);
  const lines = linesByOrder(ids);
  const paid = paymentsByOrder(ids);
  const money = moneyOf(batch);
  const writers = writersOf(batch);
  const owed = owedForEach(batch.filter(isAwaitingMoney));
  return batch.flatMap((order) =>
    (lines.get(order.id) ?? []).map((line) => [
      ...orderCells(order, paid.get(order.id) ?? [], money.get(order.id)),
      ...lineCells(line),
      ...sumCells(order),
      sourceWords[order.source],
      writerOf(order, writers) ?? "",
      String((line.quantity * netGrams({ ...line, densityGPerL: null })) / 1000),
      decimalRupees(owed.get(order.id) ?? 0),
    ]),
  );
}

function orderCells(order: Order, paid: { id: string }[], money: OrderMoney | undefined): string[] {
  return [
    order.number,
    sheetTime(order.createdAt),
    order.status,
    order.buyerName,
    order.buyerEmail,
    sheetPhone(order.buyerPhone),
    parcelAddress(order).address,
    paid.map(({ id }) => id).join(" "),
    decimalRupees(order.totalPaise),
    badgeOf({ ...order, needsReview: money?.needsReview ?? false }).words,
    decimalRupees(money?.refundedPaise ?? 0),
  ];
}

/** What adds up to the order's amount: goods − discount + delivery + fee. */
function sumCells(order: Order): string[] {
  return [
    decimalRupees(order.goodsPaise),
    decimalRupees(order.discountPaise),
    order.couponCode ?? "",
    decimalRupees(order.deliveryPaise),
    decimalRupees(order.feePaise),
  ];
}

function lineCells(line: Line): string[] {
  return [
    String(line.position + 1),
    line.name,
    line.measure === "l" || isOil(line) ? litres(mlIn(line)) : "",
    decimalRupees(line.unitPricePaise),
    String(line.quantity),
    decimalRupees(line.unitPricePaise * line.quantity),
    decimalRupees(line.discountPaise),
  ];
}

const lineColumns = {
  orderId: orderLines.orderId,
  position: orderLines.position,
  name: orderLines.name,
  volumeMl: orderLines.volumeMl,
  measure: orderLines.measure,
  pieces: orderLines.pieces,
  netWeightG: orderLines.netWeightG,
  containers: orderLines.containers,
  hsn: orderLines.hsn,
  unitPricePaise: orderLines.unitPricePaise,
  quantity: orderLines.quantity,
  discountPaise: orderLines.discountPaise,
};

function linesByOrder(orderIds: string[]) {
  const lines = db
    .select(lineColumns)
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .all();
  return groupedBy(lines, ({ orderId }) => orderId);
}

type Line = ReturnType<typeof linesByOrder> extends Map<string, (infer L)[]> ? L : never;

/** The payment that counts for each order. */
function paymentsByOrder(orderIds: string[]) {
  const found = db
    .select({ orderId: payments.paidOrderId, id: payments.id })
    .from(payments)
    .where(inArray(payments.paidOrderId, orderIds))
    .all();
  return groupedBy(found, ({ orderId }) => orderId);
}
