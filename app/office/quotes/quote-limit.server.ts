import type { Reader } from "~/base/db/connection.server";
import { overLimit } from "~/office/khata/limit/limit.server";
import type { OverLimit } from "~/office/khata/limit/question";
import { mayPayLater } from "~/sales/payments/by-hand/pay-later.server";
import { accountOf, linesOf, type Quote, quoteSums } from "./quotes.server";

/** What the customer of a quote, who may pay it later, would owe beyond the limit; null: nothing, or it is paid first. */
export function quoteBeyondLimit(from: Reader, quote: Quote): OverLimit | null {
  const userId = accountOf(from, quote.email);
  if (quote.orderId !== null || !mayPayLater(from, userId)) return null;
  const { totalPaise } = quoteSums(linesOf(from, quote.id), quote.deliveryPaise);
  return overLimit(from, { userId, buyerPhone: "" }, totalPaise);
}
