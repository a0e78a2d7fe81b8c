import { and, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import type { Quote } from "~/goods/delivery/quotes.server";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
import { placeLines } from "~/base/lib/india/place-lines";
import { type Delivery, deliveryIn, isBilledToParcel, shipColumns } from "~/sales/orders/delivery";
import { recordEvent } from "~/sales/orders/events.server";
import { mailAddressChanged } from "~/sales/orders/mails/address-mail.server";
import type { Order } from "~/sales/orders/order.server";
import { otherState } from "~/sales/orders/supply/place-of-supply";
import { type AddressRefusal, doubtsAbout } from "./address-words";
import { newPlace } from "./new-place.server";

/**
 * `doubts`: sentences; nothing was changed, as nobody has said yes to them. `meanwhile`: where somebody else has sent it since; null:
 * nowhere yet.
 */
type AddressChange =
  | { order: Order; problem?: undefined }
  | { problem: AddressRefusal }
  | { doubts: string[] }
  | { meanwhile: Delivery | null };

/** The version of an order's address. */
export const addressVersion = (order: Order): string => versionOf(shipped(deliveryIn(order)));

const shipped = (to: Delivery | null) => to && shipColumns(to);

/**
 * Sends an order that is not packed yet to another recipient or place. Its price stays as agreed; the promised days are those of the
 * new place. One write holds the order, its history, the audit log and the buyer's mail. `isSure`: the admin said yes to the doubts;
 * `version`: of the address that the form was filled from.
 * `now`: UTC ms.
 */
export function changeAddress(
  orderId: string,
  to: Delivery,
  { actor, isSure, version }: { actor: Actor; isSure: boolean; version: string },
  now = Date.now(),
): Promise<AddressChange> {
  return write((tx) => {
    const before = tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), isListed))
      .get();
    if (!before) return { problem: "no-order" };
    const { problem, quote } = newPlace(tx, before, to, now);
    if (problem) return { problem };
    const stored = deliveryIn(before);
    if (isOvertaken(shipped(stored), version, shipColumns(to))) return { meanwhile: stored };
    const doubts = isSure ? [] : doubtsAbout(before, to, quote);
    if (doubts.length > 0) return { doubts };
    if (JSON.stringify(shipped(stored)) === JSON.stringify(shipColumns(to)))
      return { order: before };

    const changed = {
      ...shipColumns(to),
      ...ownLine(before, to),
      ...promiseOf(quote),
      updatedAt: now,
    };
    tx.update(orders).set(changed).where(eq(orders.id, orderId)).run();
    const after = { ...before, ...changed };
    recordEvent(tx, orderId, actor.id, "address");
    // Without the address: the log outlives the order's data.
    const subject = { id: orderId, name: before.number };
    recordChange(tx, { actor, action: "order.address", subject });
    mailAddressChanged(tx, after);
    return { order: after };
  });
}

/** A buyer without an address of their own has that of the parcel; a firm keeps the one in its state when its goods leave that. */
function ownLine(order: Order, to: Delivery) {
  const { buyerGstin: gstin, shipState } = order;
  const leaves = otherState(gstin, to.state) !== null && otherState(gstin, shipState) === null;
  return isBilledToParcel(order) && !leaves ? { buyerAddress: placeLines(to).join("\n") } : {};
}

const promiseOf = (quote: Quote | null) =>
  quote && { deliveryZone: quote.zone, promisedFrom: quote.from, promisedTo: quote.to };
