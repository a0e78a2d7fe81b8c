import { type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import {
  isInReview,
  isListed,
  isSoldOutOrder,
  isToPack,
  isToSend,
  isDoubtedRefund,
  isUnpaidByHand,
  isWaitingForMoney,
} from "~/base/db/schema";
import { startOfDay } from "~/base/lib/days";
import { idsToGiveBack, othersToGiveBack } from "../money/to-give-back.server";
import { type OrderChip, orderChips } from "./order-chips";

/**
 * Which listed orders a chip shows. Unpaid: its money comes first. Cash: sent, and to be paid on delivery. Problems: a payment
 * needs review, the buyer has to confirm, it was sent before its money came, something of it is sold out, a refund is more than its
 * payment had left, or money is to be given back. Each finds its orders by an index that holds little else; with the `+` SQLite does not
 * take the one of all statuses instead.
 * `now`: UTC ms.
 */
export function chipCondition(chip: OrderChip, now = Date.now()): SQL {
  switch (chip) {
    case "today":
      return sql`created_at >= ${startOfDay(now)}`;
    case "to-pack":
      return isToPack;
    case "to-send":
      return isToSend;
    case "unpaid":
      return sql`id in (select id from orders where ${isWaitingForMoney})`;
    case "cash":
      return sql`id in (
        select id from orders where ${isUnpaidByHand} and payment_method = 'on-delivery'
          and +status in ('Shipped', 'deliverd'))`;
    case "problems":
      return sql`id in (
        select asked.order_id from payments join payment_orders asked on asked.id = payments.payment_order_id
        where ${isInReview}
        union all select paid_order_id from payments where ${isInReview}
        union all select id from orders where ${isUnpaidByHand} and +status = 'Not Process'
          and needs_confirmation = 1 and confirmed_at is null
        union all select id from orders where ${isWaitingForMoney} and +status in ('Shipped', 'deliverd')
        union all select id from orders where ${isSoldOutOrder}
        union all select order_id from refunds where ${isDoubtedRefund}
        union all ${idsToGiveBack}
        union all select value from json_each(${othersWithMoney()}))`;
  }
}

const othersWithMoney = () => JSON.stringify(othersToGiveBack().orders.map(({ id }) => id));

/** How many orders each chip shows. */
export function chipCounts(now = Date.now()): Record<OrderChip, number> {
  const chips = Object.keys(orderChips) as OrderChip[];
  const counts = sql.join(
    chips.map(
      (chip) =>
        sql`(select count(*) from orders where ${isListed} and ${chipCondition(chip, now)})`,
    ),
    sql`, `,
  );
  const row = db.values<number[]>(sql`select ${counts}`)[0] ?? [];
  return Object.fromEntries(chips.map((chip, index) => [chip, row[index] ?? 0])) as Record<
    OrderChip,
    number
  >;
}
