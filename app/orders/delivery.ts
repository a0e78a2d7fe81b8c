import { shownPhone } from "~/lib/phone";
import { stateName } from "~/lib/states";

/** A structured delivery address; `state` is the two-digit GST code. */
export type Delivery = {
  name: string;
  phone: string;
  line: string;
  /** Area, landmark; may be empty. */
  area?: string;
  city: string;
  state: string;
  pin: string;
};

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

/** Address lines without name and phone: "12 Ring Road", "Adajan", "Surat, Gujarat 395002". */
export function placeLines({ line, area, city, state, pin }: Delivery): string[] {
  return [
    line,
    ...(area ? [area] : []),
    `${city}, ${[stateName(state), pin].filter(Boolean).join(" ")}`,
  ];
}

type Addressed = Shipped & { buyerName: string; buyerPhone: string; buyerAddress: string };

/** Recipient, phone and address (with line breaks) of an order's parcel. */
export function parcelAddress(order: Addressed): { name: string; phone: string; address: string } {
  const to = deliveryIn(order);
  if (!to) {
    return { name: order.buyerName, phone: order.buyerPhone, address: order.buyerAddress };
  }
  return { name: to.name, phone: shownPhone(to.phone), address: placeLines(to).join("\n") };
}
