import { inArray } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import type { HowItCame } from "../by-hand/receive-money.server";
import {
  NotReceivedTogether,
  type RefusedOrder,
  receiveTogether,
} from "../by-hand/receive-together.server";
import { duesOfBuyer } from "./dues.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { paidBy } from "./paid-by";

/** Money that came. `seen`: the numbers of the orders that it was said to pay. */
type Money = HowItCame & { amountPaise: number; seen: string[] };

type Recorded =
  | { paid: string[]; isNew: boolean; problem?: undefined }
  /** `changed`: it pays other orders now than was said. */
  | { problem: "changed" }
  | RefusedOrder;

/**
 * Notes money from a buyer (whose order `handle` is), and marks the oldest orders paid that it pays in full: all of them or none, in one
 * receipt. What is left over is stored nowhere.
 */
export async function recordDues(
  handle: string,
  { amountPaise, seen, ...how }: Money,
  actor: Actor,
): Promise<Recorded> {
  try {
    return await write((tx) => {
      const named = orderByNumber(handle, tx);
      const dues = named && duesOfBuyer(named, tx);
      const { paid } = paidBy(dues?.orders ?? [], amountPaise);
      const numbers = paid.map(({ number }) => number);
      if (seen.length === 0) return { problem: "changed" };
      if (numbers.join() !== seen.join()) {
        const before = tx.select().from(orders).where(inArray(orders.number, seen)).all();
        const isAlready = before.every((order) => order.paidAt !== null);
        return isAlready ? { paid: seen, isNew: false } : { problem: "changed" };
      }
      receiveTogether(tx, paid, how, actor);
      return { paid: numbers, isNew: true };
    });
  } catch (error) {
    if (error instanceof NotReceivedTogether) return error.refused;
    throw error;
  }
}
