import type { Actor } from "~/upkeep/audit/record.server";
import { type Reader, write } from "~/base/db/connection.server";
import { ofReceipt } from "~/sales/orders/money/money-received.server";
import { orderByNumber } from "~/sales/orders/order.server";
import type { HowItCame } from "../by-hand/receive-money.server";
import {
  NotReceivedTogether,
  type RefusedOrder,
  receiveTogether,
} from "../by-hand/receive-together.server";
import { duesOfBuyer } from "./dues.server";
import { paidBy } from "./paid-by";

/**
 * Money that came (paise). `ticked`: the numbers of the orders that it is for; none: the oldest first. `seen`: what it was said to pay
 * (`shareWords`). `receiptId`: of the form.
 */
type Money = HowItCame & { amountPaise: number; ticked: string[]; seen: string; receiptId: string };

type Recorded =
  | { numbers: string[]; isNew: boolean; problem?: undefined }
  /** `changed`: it pays other orders now than was said. */
  | { problem: "changed" }
  | RefusedOrder;

/** What an amount pays of what the buyer of the order `handle` owes; null: nothing is due. */
export function sharesOf(
  handle: string,
  { amountPaise, ticked }: Pick<Money, "amountPaise" | "ticked">,
  from?: Reader,
) {
  const named = orderByNumber(handle, from);
  const dues = named && duesOfBuyer(named, from);
  if (!dues) return null;
  const chosen = dues.orders.filter(({ number }) => ticked.includes(number));
  return paidBy(chosen.length > 0 ? chosen : dues.orders, amountPaise);
}

type Shares = NonNullable<ReturnType<typeof sharesOf>>;

/** The shares as the form carries them from the question to the answer. */
export const sharesSeen = ({ shares, leftPaise }: Shares): string =>
  [...shares.map(({ order, paise }) => `${order.number}:${paise}`), leftPaise].join(" ");

/**
 * Notes money from a buyer (whose order `handle` is) in one receipt: for those orders that are ticked, else for the oldest, the last one
 * perhaps in part. What is left over becomes the buyer's credit. All of it or nothing, once for each form.
 */
export async function recordDues(
  handle: string,
  { amountPaise, ticked, seen, ...how }: Money,
  actor: Actor,
): Promise<Recorded> {
  try {
    return await write((tx) => {
      if (ofReceipt(how.receiptId, tx).length > 0) return { numbers: [], isNew: false };
      const found = sharesOf(handle, { amountPaise, ticked }, tx);
      if (!found || sharesSeen(found) !== seen) return { problem: "changed" };
      const { shares, leftPaise } = found;
      const paid = shares.map(({ order, paise }, index) => ({
        ...order,
        amountPaise: paise + (index === shares.length - 1 ? leftPaise : 0),
      }));
      receiveTogether(tx, paid, { ...how, keepsMore: true }, actor);
      return { numbers: paid.map(({ number }) => number), isNew: true };
    });
  } catch (error) {
    if (error instanceof NotReceivedTogether) return error.refused;
    throw error;
  }
}
