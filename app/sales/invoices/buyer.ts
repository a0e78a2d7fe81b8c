import { shownPhone } from "~/base/lib/india/phone";
import { addressOnPaper } from "~/base/lib/india/place-lines";
import { deliveryIn, isBilledToParcel } from "~/sales/orders/delivery";
import type { Order } from "~/sales/orders/order.server";
import { type InvoiceContent, printable } from "./content";

/** Whom an order is billed and delivered to, or that it is handed over at the shop, as printed. */
export function buyerOf(order: Order): Pick<InvoiceContent, "buyer" | "deliverTo" | "handedOver"> {
  const deliverTo = recipientOf(order);
  const handedOver = deliverTo === null && order.deliveryWay === "collect";
  const buyer = {
    name: printable(order.buyerName),
    phone: printable(shownPhone(order.buyerPhone)),
    address: printable(order.buyerAddress),
    firm: order.buyerFirm && printable(order.buyerFirm),
    gstin: order.buyerGstin,
  };
  // Without an address of its own the buyer has that of the parcel: printed once, with the state's code.
  if (deliverTo?.name === buyer.name && isAddressOfParcel(order))
    return { buyer: { ...buyer, address: deliverTo.address }, deliverTo: null, handedOver };
  return { buyer, deliverTo, handedOver };
}

function recipientOf(order: Order): InvoiceContent["deliverTo"] {
  if (!order.shipLine) return null;
  const { shipLine: line, shipArea, shipCity, shipPin, shipState } = order;
  const place = { city: shipCity ?? "", pin: shipPin ?? "", state: shipState ?? "" };
  return {
    name: printable(order.shipName ?? order.buyerName),
    phone: printable(shownPhone(order.shipPhone ?? order.buyerPhone)),
    address: printable(addressOnPaper({ line, area: shipArea ?? "", ...place })),
  };
}

function isAddressOfParcel(order: Order): boolean {
  return isBilledToParcel(order) && deliveryIn(order)?.phone === order.buyerPhone;
}
