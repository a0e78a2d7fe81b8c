import { and, desc, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { orders, stockMovements } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { date } from "~/base/lib/dates";
import { shownPhone } from "~/base/lib/india/phone";
import { pageWithin } from "~/base/lib/page-number";
import { holdsPacksOf, isOfBuyer, packsInside } from "~/goods/stock/kits/holding";
import { parcelAddress, pinWithin } from "~/sales/orders/delivery";

const pageSize = 100;

/** A batch, as far as a recall needs it. */
type Batch = {
  id: string;
  number: string;
  product: string;
  productId: string;
  createdAt: number;
};

/** Of movements with an order: `went` to its buyer, also in place of others. */
const kindsOf = {
  went: sql`('sold', 'corrected')`,
  returned: sql`('returned')`,
  broken: sql`('broken')`,
};

const packsOf = (batchId: string, what: keyof typeof kindsOf) =>
  sql<number>`coalesce(sum(abs(stock_movements.packs) * ${packsInside(batchId)})
    filter (where stock_movements.kind in ${kindsOf[what]}), 0)`;

/** Each order that took packs of the batch, also inside others, newest first. `went` less `returned` is what is with the buyer. */
const taken = (batchId: string) =>
  db
    .select({
      order: orders,
      went: packsOf(batchId, "went"),
      returned: packsOf(batchId, "returned"),
      broken: packsOf(batchId, "broken"),
    })
    .from(stockMovements)
    .innerJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(and(holdsPacksOf(batchId), isNotNull(stockMovements.orderId)))
    .groupBy(stockMovements.orderId)
    .orderBy(desc(orders.createdAt), desc(orders.serial));

/** Packs of the product that orders took since this batch was noted, and of which nobody knows the batch. */
export function withoutBatch({
  productId,
  createdAt,
}: Pick<Batch, "productId" | "createdAt">): number {
  const row = db
    .select({ packs: sql<number>`coalesce(-sum(${stockMovements.packs}), 0)` })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.productId, productId),
        gte(stockMovements.createdAt, createdAt),
        isNull(stockMovements.batchId),
        isOfBuyer,
      ),
    )
    .get();
  return Math.max(0, row?.packs ?? 0);
}

/** One page (from 1) of who got a batch, with the sums of all. A page past the end is the last. */
export function whoGotIt(batch: Pick<Batch, "id" | "productId" | "createdAt">, page: number) {
  const { id: batchId } = batch;
  const sums = db
    .select({
      orders: sql<number>`count(distinct ${stockMovements.orderId})`,
      went: packsOf(batchId, "went"),
      returned: packsOf(batchId, "returned"),
    })
    .from(stockMovements)
    .where(and(holdsPacksOf(batchId), isNotNull(stockMovements.orderId)))
    .get() ?? { orders: 0, went: 0, returned: 0 };
  const { offset, ...place } = pageWithin(sums.orders, page, pageSize);
  const rows = taken(batchId).limit(pageSize).offset(offset).all().map(shownRow);
  return {
    ...place,
    rows,
    out: sums.went - sums.returned,
    returned: sums.returned,
    unknown: withoutBatch(batch),
  };
}

function shownRow({
  order,
  went,
  returned,
  broken,
}: ReturnType<ReturnType<typeof taken>["all"]>[number]) {
  const to = parcelAddress(order);
  const sent = order.shippedAt ?? order.deliveredAt;
  return {
    number: order.number,
    status: order.status,
    buyer: order.buyerName,
    phone: shownPhone(order.buyerPhone),
    email: order.buyerEmail,
    /** The parcel's address, where another one gets it. */
    to,
    city: order.shipCity ?? "",
    pin: order.shipPin ?? pinWithin(order.buyerAddress)?.pin ?? "",
    /** The day it left, or was fetched; null: it is still here, or came back. */
    sent: sent === null ? null : date(sent),
    packs: went - returned,
    returned,
    /** Of those that came back: not fit to be sold again. */
    broken,
  };
}

export type BuyerRow = ReturnType<typeof shownRow>;

const columns = [
  "Batch",
  "Product",
  "Order",
  "Status",
  "Buyer",
  "Phone",
  "Email",
  "Parcel to",
  "Parcel's phone",
  "Address",
  "City",
  "PIN",
  "Sent on",
  "Packs with the buyer",
  "Came back",
  "Of these broken",
];

/** Who got a batch, as CSV; the audit log says who took this list out of the shop. */
export async function whoGotItCsv(batch: Batch, actor: Actor): Promise<AsyncGenerator<string>> {
  const rows = taken(batch.id).all();
  const subject = { id: batch.id, name: batch.number };
  const after = { orders: rows.length };
  await write((tx) => recordChange(tx, { actor, action: "batch.export", subject, after }));
  return lines(batch, rows.map(shownRow));
}

async function* lines({ number, product }: Batch, rows: BuyerRow[]) {
  yield csvLines([columns]);
  yield csvLines(
    rows.map((row) => [
      number,
      product,
      row.number,
      row.status,
      row.buyer,
      row.phone,
      row.email,
      row.to.name,
      row.to.phone,
      row.to.address,
      row.city,
      row.pin,
      row.sent ?? "",
      String(row.packs),
      String(row.returned),
      String(row.broken),
    ]),
  );
}
