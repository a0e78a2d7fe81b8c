import type { Writer } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { notAgreed, type OverLimit } from "~/office/khata/limit/question";
import type { Place } from "~/base/lib/india/place-lines";
import { needsAddress } from "~/sales/orders/needs-address";
import { orderByNumber } from "~/sales/orders/order.server";
import { noJoining } from "~/sales/orders/together/joining";
import { cashProblem } from "~/sales/payments/by-hand/cash-limit.server";
import { ordersPaidBy } from "~/sales/orders/money/money-received.server";
import { type Bargain, furtherThan } from "./bargain/agreed";
import { type BargainRight, isOwners, notFurther } from "./bargain/percents.server";
import type { TypedOrder, WantedPacks } from "./forms";
import { tooMuchFor } from "./too-much.server";
import { type CounterPrice, owedKey } from "./price.server";

/** An order as it was typed. `place`: where it goes, or the address on the invoice of what is taken along or collected; null: none is asked for. `billTo`: the address of a firm whose goods go to another state. `bargain`: none by default. */
export type Typed = TypedOrder & {
  packs: WantedPacks[];
  place: Place | null;
  billTo?: string | null;
  bargain?: Bargain;
};

/**
 * `written`: this form was written down before as something else, the order `number`. `gone`: a pack is no longer sold. `total`: the
 * total is not the one that was shown. `owed`: there are fewer packs, and nobody agreed to owe them. `reference`: it paid the order
 * `number`. `cash`, `too-much`: too much for this way to pay, for the reason in `words`. `send-with`: it cannot be sent with that order,
 * for the reason in `words`. `bargain`: what was agreed on cannot be, for the reason in `words`, beside its `field`. `below`: it needs the
 * owner's password. `limit`: the buyer would owe more than the limit, and the owner has not agreed to that.
 */
export type NotWritten =
  | {
      problem:
        "no-packs" | "gone" | "not-served" | "total" | "owed" | "no-account" | "no-link" | "below";
    }
  | { problem: "written" | "reference"; number: string }
  | { problem: "cash" | "too-much" | "send-with" | "limit"; words: string }
  | { problem: "bargain"; field: string; words: string };

/** Why this order is not written down; null: it is. */
export function refusedBy(
  tx: Writer,
  { paid, phone, seen, owed, reference, place, gstin }: Typed,
  price: CounterPrice,
  userId: string | null,
  now: number,
): NotWritten | null {
  const { totalPaise } = price.sums;
  // The form asks by the total that it shows; another one is refused below.
  if (seen === totalPaise && !place && needsAddress(gstin, totalPaise))
    throw new Error("An order without the address that its invoice needs");
  if (price.gone.length > 0) return { problem: "gone" };
  if (price.lines.length === 0) return { problem: "no-packs" };
  if (price.agreed.problem) return { problem: "bargain", ...price.agreed.problem };
  if (!price.quote) return { problem: "not-served" };
  if (seen !== totalPaise) return { problem: "total" };
  if (owedKey(price.owed) !== owed && price.owed.length > 0) return { problem: "owed" };
  if (paid === "link" && settings.payments === "off") return { problem: "no-link" };
  const tooMuch = tooMuchFor(tx, totalPaise)[paid];
  if (tooMuch) return { problem: "too-much", words: tooMuch };
  if (paid === "cash") {
    const words = cashProblem(tx, { userId, phones: [phone] }, totalPaise, now);
    return words === null ? null : { problem: "cash", words };
  }
  const number = paid === "upi" && reference ? ordersPaidBy(reference, tx)[0] : undefined;
  return number === undefined ? null : { problem: "reference", number };
}

/** Why what was agreed on is not given; null: it is. `right` null: as much as one likes, after the password. */
export function tooFarDown(
  { agreed }: CounterPrice,
  right: BargainRight | null,
): NotWritten | null {
  const field = right && furtherThan(agreed, right.percent);
  if (!right || !field) return null;
  return right.asks
    ? { problem: "below" }
    : { problem: "bargain", field, words: notFurther(right) };
}

/** The buyer would owe more than the limit, and nobody agreed to that; null: the owner did. */
export function beyondLimit(
  over: OverLimit,
  { overLimit }: Typed,
  right: BargainRight | null,
): NotWritten | null {
  const words = notAgreed(over, isOwners(right), overLimit);
  return words === null ? null : { problem: "limit", words };
}

/** Why these goods cannot be sent with the order that they are added to; null: they can, or go by themselves. */
export function sendWithProblem(
  tx: Writer,
  { with: other, phone, way }: Typed,
  userId: string | null,
) {
  if (!other) return null;
  if (way === "along") return `What is taken along is not sent with ${other}.`;
  return noJoining(orderByNumber(other, tx), { userId, buyerPhone: phone, shipPhone: null });
}
