import { and, eq, ne } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { notYetRefunded } from "~/sales/orders/money/open-lines";
import { linesOfOrder, type Order, orderByNumber } from "~/sales/orders/order.server";
import { toSend } from "~/sales/orders/packs-to-send";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { refundPath } from "~/sales/orders/money/refund-path";
import { packsBack, returnsOf } from "~/sales/orders/money/returned-packs.server";
import { toRefund } from "~/sales/orders/money/sent-back";
import { isRefunded, noReturn } from "./returnable";

/** What was sent of an order and what came back of it, by lines. Amounts in paise. */
export function returnStanding(order: Order, from: Reader = db) {
  const lines = linesOfOrder(order.id, from);
  const given = from
    .select({ lines: refunds.lines })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.status, "failed")))
    .all();
  const returns = returnsOf(order.id, from);
  return {
    returns,
    lines: notYetRefunded(lines, given).map((open, index) => {
      const line = lines[index] ?? open;
      const back = packsBack(returns, line.position);
      return {
        position: line.position,
        productId: line.productId,
        name: line.name,
        /** Packs that the buyer still has. */
        kept: toSend(line) - back,
        due: toRefund({ line, back, open }),
      };
    }),
  };
}

/**
 * The lines whose packs came back and are not refunded yet, and what they cost together: of a paid order never more than is left of its
 * goods, as an amount may have been refunded before. In paise.
 */
export function dueForReturned(order: Order, { lines }: Pick<ReturnStanding, "lines">) {
  const due = lines.filter((line) => line.due.paise > 0);
  const costPaise = due.reduce((sum, line) => sum + line.due.paise, 0);
  const left = isRefunded(order) ? moneyOf([order]).get(order.id)?.left.goodsPaise : undefined;
  const paise = Math.min(costPaise, left ?? costPaise);
  const packs = due.map(({ position, due: { packs } }) => ({ position, packs }));
  return { paise, packs: paise > 0 ? packs : [] };
}

type ReturnStanding = ReturnType<typeof returnStanding>;

/** What was sent back of an order, for its page; null: nothing was. Amounts in paise. */
export function returnedGoods(number: string) {
  const order = orderByNumber(number);
  if (!order) return null;
  const { returns, lines } = returnStanding(order);
  if (returns.length === 0) return null;
  const nameOf = new Map(lines.map(({ position, name }) => [position, name]));
  const due = dueForReturned(order, { lines });
  return {
    number,
    returns: returns.map(({ id, packs, isResold, why, at }) => ({
      id,
      isResold,
      why,
      at,
      packs: packs.map((one) => ({ ...one, name: nameOf.get(one.position) ?? "" })),
    })),
    /** What their packs cost that are not refunded yet, and the refund page filled in with them. */
    duePaise: due.paise,
    refundPath: refundPath(number, due.packs, "sent-back"),
    isPaid: isRefunded(order),
    /** What is still to come of an order that is not paid. */
    owedPaise: owedFor(order),
  };
}

export type ReturnedGoods = NonNullable<ReturnType<typeof returnedGoods>>;

/** The page that records a return; null: there is no such order. */
export function returnPage(number: string) {
  const order = orderByNumber(number);
  if (!order) return null;
  const closed = noReturn(order);
  const lines = closed ? [] : returnStanding(order).lines;
  return {
    number,
    /** Why no return can be recorded. */
    closed,
    lines: lines
      .map(({ position, name, kept }) => ({ position, name, kept }))
      .filter(({ kept }) => kept > 0),
    fresh: newId(),
  };
}

export type ReturnPage = NonNullable<ReturnType<typeof returnPage>>;
