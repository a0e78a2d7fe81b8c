import { stateOfGstin } from "~/base/lib/india/gstin";
import { isGstState } from "~/base/lib/india/states";
import type { Order } from "../order.server";

/** The state (GST code) in which a firm is registered; null: no GSTIN, or that of a firm abroad. */
function firmState(gstin: string | null): string | null {
  const state = gstin && stateOfGstin(gstin);
  return state && isGstState(state) ? state : null;
}

/** The state of a firm whose goods go to another one, which is asked about; null: they go to its own, or it is no firm. */
export function otherState(gstin: string | null, shipState: string | null): string | null {
  const state = firmState(gstin);
  return state !== shipState && isGstState(shipState) ? state : null;
}

type Supplied = Pick<Order, "buyerGstin" | "shipState" | "deliveryWay" | "placeByFirm">;

/**
 * The state (GST code) that is the place of supply of an order; null: the seller's own. It is where delivery ends (section 10 (1) (a) and
 * (ca) IGST Act), or the state of the firm that ordered, whoever gets the goods (section 10 (1) (b)), if the rule was that when it was
 * placed. What is handed over at the shop is supplied there, and to the army in the seller's state; a PIN is only a hint and must not
 * decide a tax.
 */
export function supplyState(order: Supplied): string | null {
  const isSent = order.deliveryWay !== "collect";
  const firm = order.placeByFirm && isSent ? firmState(order.buyerGstin) : null;
  return firm ?? (isGstState(order.shipState) ? order.shipState : null);
}
