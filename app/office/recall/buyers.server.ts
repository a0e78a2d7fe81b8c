import { and, asc, eq, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { orders, recallTold, stockMovements } from "~/base/db/schema";
import { whatsAppTo } from "~/base/lib/whatsapp";
import { shownPhone } from "~/base/lib/india/phone";
import { pageWithin } from "~/base/lib/page-number";
import { holdsPacksOf, isOfBuyer, packsInside } from "~/goods/stock/kits/holding";
import { mobileIn } from "~/sales/orders/delivery";
import { type RecallFacts, recallText } from "./letter";
import { boughtWithin } from "./packed-in.server";
import { newsOf, type Telling } from "./steps";

/** Each row has a whole text for WhatsApp. */
const pageSize = 30;

/** The packs that an order took of a batch, also inside others or in place of others, and did not give back. */
const packsOf = (batchId: string) =>
  sql<number>`-sum(stock_movements.packs * ${packsInside(batchId)})`;

/** Only who heard of a recall is told that it was called off. */
const isToHear = ({ id, state }: Telling) =>
  newsOf({ state }) === "recalled"
    ? undefined
    : sql`stock_movements.order_id in (select order_id from recall_told where recall_id = ${id} and news = 'recalled')`;

/**
 * The orders that have left with packs of the batch, which their buyers still have and who are to be told, the oldest first; or the one
 * with this id.
 */
export const ordersGone = (recall: Telling, from: Reader = db, orderId?: string) =>
  from
    .select({
      order: orders,
      packs: packsOf(recall.batchId),
      way: recallTold.way,
      toldAt: recallTold.createdAt,
    })
    .from(stockMovements)
    .innerJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(
      recallTold,
      and(
        eq(recallTold.recallId, recall.id),
        eq(recallTold.orderId, stockMovements.orderId),
        eq(recallTold.news, newsOf(recall)),
      ),
    )
    .where(
      and(
        holdsPacksOf(recall.batchId),
        isOfBuyer,
        isToHear(recall),
        orderId === undefined ? undefined : eq(stockMovements.orderId, orderId),
        sql`${orders.status} not in ('Not Process', 'Processing')`,
      ),
    )
    .groupBy(stockMovements.orderId)
    .having(sql`${packsOf(recall.batchId)} > 0`)
    .orderBy(sql`${recallTold.createdAt} is not null`, asc(orders.createdAt), asc(orders.serial));

/** How many such orders there are, how many of their buyers were told, and how many of the others have an e-mail. */
function buyersOf(recall: Telling) {
  const { id, batchId } = recall;
  return db.get<{ total: number; told: number; toMail: number }>(sql`
    select count(*) as total, coalesce(sum(is_told), 0) as told,
      coalesce(sum(is_told = 0 and has_mail), 0) as "toMail"
    from (select t.order_id is not null as is_told, o.buyer_email <> '' as has_mail, ${packsOf(batchId)} as taken
      from stock_movements join orders o on o.id = stock_movements.order_id
        left join recall_told t on t.recall_id = ${id} and t.order_id = stock_movements.order_id and t.news = ${newsOf(recall)}
      where ${holdsPacksOf(batchId)} and ${isOfBuyer} and ${isToHear(recall) ?? sql`1`}
        and o.status not in ('Not Process', 'Processing')
      group by stock_movements.order_id having taken > 0)`);
}

/** How many buyers a recall of this batch would be told to. */
export const buyersToBe = (batchId: string): number =>
  buyersOf({ id: "", batchId, state: "started" }).total;

/**
 * One page (from 1) of the buyers who are to be told of a recall, those who were not first, with the sums of all; for each a text that
 * is ready for WhatsApp, in their language.
 */
export function buyersPage(recall: Telling, facts: RecallFacts, page: number) {
  const sums = buyersOf(recall);
  const { offset, ...place } = pageWithin(sums.total, page, pageSize);
  const rows = ordersGone(recall).limit(pageSize).offset(offset).all();
  const ids = rows.map(({ order }) => order.id);
  const within = boughtWithin(recall, ids, db);
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
          mobile &&
          whatsAppTo(
            `https://wa.me/${mobile.slice(1)}`,
            recallText({ ...order, within: within.get(order.id) ?? [] }, facts),
          ),
      };
    }),
  };
}

export type Buyers = ReturnType<typeof buyersPage>;
