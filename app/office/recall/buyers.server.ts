import { and, asc, eq, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { orders, recallTold, stockMovements } from "~/base/db/schema";
import { whatsAppTo } from "~/base/lib/whatsapp";
import { shownPhone } from "~/base/lib/india/phone";
import { pageWithin } from "~/base/lib/page-number";
import { holdsPacksOf, isOfBuyer, packsInside } from "~/goods/stock/kits/holding";
import { mobileIn } from "~/sales/orders/delivery";
import { type RecallFacts, recallText } from "./letter";

/** Each row has a whole text for WhatsApp. */
const pageSize = 30;

/** The packs that an order took of a batch, also inside others or in place of others, and did not give back. */
const packsOf = (batchId: string) =>
  sql<number>`-sum(stock_movements.packs * ${packsInside(batchId)})`;

/** The orders that have left with packs of the batch, which their buyers still have, the oldest first; or the one with this id. */
export const ordersGone = (batchId: string, from: Reader = db, orderId?: string) =>
  from
    .select({
      order: orders,
      packs: packsOf(batchId),
      way: recallTold.way,
      toldAt: recallTold.createdAt,
    })
    .from(stockMovements)
    .innerJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(
      recallTold,
      and(eq(recallTold.batchId, batchId), eq(recallTold.orderId, stockMovements.orderId)),
    )
    .where(
      and(
        holdsPacksOf(batchId),
        isOfBuyer,
        orderId === undefined ? undefined : eq(stockMovements.orderId, orderId),
        sql`${orders.status} not in ('Not Process', 'Processing')`,
      ),
    )
    .groupBy(stockMovements.orderId)
    .having(sql`${packsOf(batchId)} > 0`)
    .orderBy(sql`${recallTold.createdAt} is not null`, asc(orders.createdAt), asc(orders.serial));

/** How many such orders there are, how many of their buyers were told, and how many of the others have an e-mail. */
export function buyersOf(batchId: string) {
  const row = db.get<{ total: number; told: number; toMail: number }>(sql`
    select count(*) as total, coalesce(sum(is_told), 0) as told,
      coalesce(sum(is_told = 0 and has_mail), 0) as "toMail"
    from (select t.order_id is not null as is_told, o.buyer_email <> '' as has_mail, ${packsOf(batchId)} as taken
      from stock_movements join orders o on o.id = stock_movements.order_id
        left join recall_told t on t.batch_id = ${batchId} and t.order_id = stock_movements.order_id
      where ${holdsPacksOf(batchId)} and ${isOfBuyer}
        and o.status not in ('Not Process', 'Processing')
      group by stock_movements.order_id having taken > 0)`);
  return row ?? { total: 0, told: 0, toMail: 0 };
}

/**
 * One page (from 1) of the buyers who have packs of a batch, those who were not told first, with the sums of all; for each a text that
 * is ready for WhatsApp, in their language.
 */
export function buyersPage(batchId: string, facts: RecallFacts, page: number) {
  const sums = buyersOf(batchId);
  const { offset, ...place } = pageWithin(sums.total, page, pageSize);
  const rows = ordersGone(batchId).limit(pageSize).offset(offset).all();
  return {
    ...place,
    told: sums.told,
    toMail: sums.toMail,
    rows: rows.map(({ order, packs, way, toldAt }) => {
      const mobile = mobileIn(order.buyerPhone);
      return {
        number: order.number,
        buyer: order.buyerName,
        phone: shownPhone(order.buyerPhone),
        email: order.buyerEmail,
        packs,
        told: toldAt === null ? null : { way: way ?? "person", at: toldAt },
        whatsApp:
          mobile && whatsAppTo(`https://wa.me/${mobile.slice(1)}`, recallText(order, facts)),
      };
    }),
  };
}

export type Buyers = ReturnType<typeof buyersPage>;
