import { shownPhone } from "~/lib/india/phone";
import { stateWithCode } from "~/lib/india/states";
import { placeLines } from "~/lib/india/place-lines";
import { deliveryIn } from "~/orders/delivery";
import type { Order } from "~/orders/order.server";
import { type InvoiceContent, printable } from "./content";

/** Whom an order is billed and delivered to, as printed. */
export function buyerOf(order: Order): Pick<InvoiceContent, "buyer" | "deliverTo"> {
  const deliverTo = recipientOf(order);
  const buyer = {
    name: printable(order.buyerName),
    phone: printable(shownPhone(order.buyerPhone)),
    address: printable(order.buyerAddress),
    firm: order.buyerFirm && printable(order.buyerFirm),
    gstin: order.buyerGstin,
  };
  // Without an address of its own the buyer has that of the parcel: printed once, with the state's code.
  if (deliverTo?.name === buyer.name && isAddressOfParcel(order))
    return { buyer: { ...buyer, address: deliverTo.address }, deliverTo: null };
  return { buyer, deliverTo };
}

function recipientOf(order: Order): InvoiceContent["deliverTo"] {
  if (!order.shipLine) return null;
  const address = [
    order.shipLine,
    order.shipArea,
    [order.shipCity, order.shipPin].filter(Boolean).join(" "),
    order.shipState && stateWithCode(order.shipState),
  ];
  return {
    name: printable(order.shipName ?? order.buyerName),
    phone: printable(shownPhone(order.shipPhone ?? order.buyerPhone)),
    address: printable(address.filter(Boolean).join("\n")),
  };
}

function isAddressOfParcel(order: Order): boolean {
  const to = deliveryIn(order);
  return (
    to !== null && to.phone === order.buyerPhone && placeLines(to).join("\n") === order.buyerAddress
  );
}
