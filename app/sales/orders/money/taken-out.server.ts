import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { orderLines, orders, refunds } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { takenOutUnrefunded } from "./open-lines";

/** The orders paid by hand with packs that were taken out after paying, by id. */
export function ordersWithTakenOut(): string[] {
  return db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(sql`taken_out > 0`, ne(orders.paymentMethod, "online")))
    .all()
    .map(({ id }) => id);
}

/** Packs that were taken out of an order and whose money was not given back by hand, and what they cost together (paise). */
type TakenOutOwed = { paise: number; lines: { position: number; packs: number }[] };

/** What is owed for packs that were taken out of these orders, by order id. */
export function takenOutOwed(orderIds: string[], from: Reader = db): Map<string, TakenOutOwed> {
  if (orderIds.length === 0) return new Map();
  const ids = JSON.stringify(orderIds);
  const lines = takenOutLines(from).all({ ids });
  if (lines.length === 0) return new Map();
  const given = refundedByHand(from).all({ ids });
  return new Map(
    [...groupedBy(lines, ({ orderId }) => orderId)].map(([id, some]) => {
      const open = takenOutUnrefunded(
        some,
        given.filter(({ orderId }) => orderId === id),
      );
      return [id, { paise: open.reduce((sum, { paise }) => sum + paise, 0), lines: open }];
    }),
  );
}

const takenOutLines = prepared((from) =>
  from
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, listed("ids")), sql`taken_out > 0`))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .prepare(),
);

const refundedByHand = prepared((from) =>
  from
    .select({ orderId: refunds.orderId, lines: refunds.lines })
    .from(refunds)
    .where(
      and(
        inArray(refunds.orderId, listed("ids")),
        isNull(refunds.paymentId),
        ne(refunds.status, "failed"),
      ),
    )
    .prepare(),
);
