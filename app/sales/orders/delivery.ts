import type { OrderSource, OrderStatus } from "~/base/db/statuses";
import { plainDigits } from "~/base/lib/typed/digits";
import { indianMobile, shownPhone } from "~/base/lib/india/phone";
import { isArmyPin, isPinUnknown } from "~/base/lib/india/pin-states";
import { type Place, placeLines, shownPlaceLines } from "~/base/lib/india/place-lines";

/** A structured delivery address. */
export type Delivery = Place & { name: string; phone: string };

type Shipped = {
  shipName: string | null;
  shipPhone: string | null;
  shipLine: string | null;
  shipArea: string | null;
  shipCity: string | null;
  shipState: string | null;
  shipPin: string | null;
};

/** An order's structured address; null if only the buyer's one-line address is known. */
export function deliveryIn(order: Shipped): Delivery | null {
  const { shipName, shipPhone, shipLine, shipArea, shipCity, shipState, shipPin } = order;
  if (!shipName || !shipPhone || !shipLine || !shipCity || !shipState || !shipPin) return null;
  return {
    name: shipName,
    phone: shipPhone,
    line: shipLine,
    area: shipArea ?? "",
    city: shipCity,
    state: shipState,
    pin: shipPin,
  };
}

/** Order columns for an address; all null without one. */
export function shipColumns(to: Delivery | null): Shipped {
  return {
    shipName: to?.name ?? null,
    shipPhone: to?.phone ?? null,
    shipLine: to?.line ?? null,
    shipArea: to?.area || null,
    shipCity: to?.city ?? null,
    shipState: to?.state ?? null,
    shipPin: to?.pin ?? null,
  };
}

/** Whether the buyer has no address but that of the parcel: a guest, or who has none in the profile. */
export function isBilledToParcel(order: Shipped & { buyerAddress: string }): boolean {
  const to = deliveryIn(order);
  return to !== null && placeLines(to).join("\n") === order.buyerAddress;
}

type Addressed = Shipped & { buyerName: string; buyerPhone: string; buyerAddress: string };

/** Recipient, phone and address (with line breaks) of an order's parcel, as its page or letter shows them. */
export function parcelAddress(order: Addressed): { name: string; phone: string; address: string } {
  const to = deliveryIn(order);
  if (!to) {
    return {
      name: order.buyerName,
      phone: shownPhone(order.buyerPhone),
      address: order.buyerAddress,
    };
  }
  return { name: to.name, phone: shownPhone(to.phone), address: shownPlaceLines(to).join("\n") };
}

/** Such an address as one text with line breaks: recipient, place (none of what is collected), phone. */
export const parcelLines = (to: { name: string; address: string; phone: string }): string =>
  [to.name, to.address, to.phone].filter(Boolean).join("\n");

/** Where a six-digit PIN stands in a text, in digits of any script; null: nowhere. */
export function pinWithin(text: string): { pin: string; at: number; length: number } | null {
  const found = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(plainDigits(text));
  return found && { pin: found[0].replace(" ", ""), at: found.index, length: found[0].length };
}

/** The first Indian mobile number (`+919825012345`) of several written side by side; null: there is none. */
export function mobileIn(text: string): string | null {
  return text.split(/[,;/]/).map(indianMobile).find(Boolean) ?? null;
}

export type Gap =
  | "No PIN"
  | "PIN not known"
  | "India Post only"
  | "No mobile"
  | "No delivery charged"
  | "Sold out"
  | `Owed: ${number}`
  | `Recalled: ${number}`;

/**
 * What the owner has to see to: an order through the API carries the profile's one line, no price of delivery, and perhaps what was set
 * to sold out, until it has left; a PIN that no post office is known to have was confirmed by the buyer; the army's posts are reached by
 * India Post alone.
 */
export function gapsOf(
  order: Addressed & {
    deliveryWay: string | null;
    source: OrderSource;
    soldOut: boolean;
    status: OrderStatus;
  },
): Gap[] {
  const isWhole = deliveryIn(order) !== null;
  const isSent = order.deliveryWay !== "collect";
  const pin = isSent ? (order.shipPin ?? "") : "";
  const needsPin = !isWhole && isSent && !pinWithin(order.buyerAddress);
  const gaps: (Gap | false)[] = [
    needsPin && "No PIN",
    pin !== "" && isPinUnknown(pin) && "PIN not known",
    pin !== "" && isArmyPin(pin) && "India Post only",
    !isWhole && !mobileIn(order.buyerPhone) && "No mobile",
    order.source === "api" && "No delivery charged",
    order.soldOut &&
      (order.status === "Not Process" || order.status === "Processing") &&
      "Sold out",
  ];
  return gaps.filter((gap) => gap !== false);
}

/** The mark of an order with packs of a recalled batch. */
export function recalledMarks(recalled: { packs: number }[] = []): Gap[] {
  const packs = recalled.reduce((sum, each) => sum + each.packs, 0);
  return packs > 0 ? [`Recalled: ${packs}`] : [];
}

/** The mark of an order to which packs are owed. */
export function owedMarks(owed: { packs: number }[] = []): Gap[] {
  const packs = owed.reduce((sum, each) => sum + each.packs, 0);
  return packs > 0 ? [`Owed: ${packs}`] : [];
}
