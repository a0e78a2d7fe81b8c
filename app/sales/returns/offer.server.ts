import { db, type Reader } from "~/base/db/connection.server";
import { isPlaced } from "~/base/db/placed";
import type { Order } from "~/sales/orders/order.server";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { type AskableLine, askableLines } from "./askable.server";
import { windowOf } from "./window";

/** What a buyer can ask to return, and until when (`lastDay`, UTC ms of its start). */
type ReturnOffer = { lastDay: number; lines: AskableLine[] };

/** `early`: nothing was sent. `late`: the days are over; `lastDay` was the last. `none`: nothing is left that could be returned. */
type NoOffer = { why: "early" | "none"; lastDay?: undefined } | { why: "late"; lastDay: number };

/** Whether a return of this order can be asked for `now` (UTC ms). */
export function returnOffer(
  order: Order,
  now: number,
  from: Reader = db,
): (ReturnOffer & { why?: undefined }) | NoOffer {
  const window = windowOf(order, returnTerms(from).days);
  if (!window) return { why: "early" };
  const isSettled = order.paymentStatus === "refunded";
  const lines = isSettled || !isPlaced(order) ? [] : askableLines(order.id, from);
  if (lines.length === 0) return { why: "none" };
  if (now >= window.until) return { why: "late", lastDay: window.lastDay };
  return { lastDay: window.lastDay, lines };
}

/** Whether money for this order goes back by hand, so that the buyer may say where to. */
export const isPaidByHand = ({ paymentMethod }: Pick<Order, "paymentMethod">) =>
  paymentMethod !== "online";
