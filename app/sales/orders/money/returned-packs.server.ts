import { asc, eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orderReturns } from "~/base/db/schema";
import { refundedPacks } from "./refunded-packs";

/** What was sent back of an order after it had arrived, as the owner recorded it. */
type OrderReturn = {
  id: string;
  packs: { position: number; quantity: number }[];
  /** The packs went back into stock. */
  isResold: boolean;
  why: string;
  /** UTC ms. */
  at: number;
};

/** What was sent back of an order, oldest first. */
export function returnsOf(orderId: string, from: Reader): OrderReturn[] {
  return rowsOf(from)
    .all({ orderId })
    .map(({ id, lines, isResold, why, returnedAt }) => ({
      id,
      packs: refundedPacks(lines),
      isResold,
      why,
      at: returnedAt,
    }));
}

const rowsOf = prepared((from: Reader) =>
  from
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, placeholder("orderId")))
    .orderBy(asc(orderReturns.createdAt))
    .prepare(),
);

/** How many packs of the line at this position were sent back. */
export const packsBack = (returns: Pick<OrderReturn, "packs">[], position: number): number =>
  returns
    .flatMap(({ packs }) => packs)
    .filter((packs) => packs.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
