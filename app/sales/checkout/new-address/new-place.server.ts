import { measuredColumns } from "~/goods/delivery/parcel-columns.server";
import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { orderLines, products } from "~/base/db/schema";
import { type Quote, quotesFor } from "~/goods/delivery/quotes.server";
import { contentOf } from "~/sales/invoices/content";
import { invoiceIn } from "~/sales/invoices/stored-invoice.server";
import type { Order } from "~/sales/orders/order.server";
import { supplyState } from "~/sales/orders/supply/place-of-supply";
import type { AddressRefusal } from "./address-words";

type Place = { pin: string; state: string };

/**
 * Whether an order that was placed can go there, and how: `quote` is null while its PIN stays, and where the shop has no table of
 * prices. `now`: UTC ms.
 */
export function newPlace(
  tx: Writer,
  order: Order,
  to: Place,
  now: number,
): { problem: AddressRefusal; quote?: undefined } | { problem?: undefined; quote: Quote | null } {
  if (order.status !== "Not Process" || order.deliveryWay === "collect")
    return { problem: "packed" };
  const invoice = invoiceIn(tx, order.id);
  const content = invoice && contentOf(invoice);
  const supplied = supplyState({ ...order, shipState: to.state }) ?? content?.seller.state?.code;
  if (content?.placeOfSupply && content.placeOfSupply.code !== supplied)
    return { problem: "other-state" };
  if (order.shipPin === to.pin) return { quote: null };
  const quote = quotesFor(tx, goodsIn(tx, order), to.pin, now).find(
    ({ way, zone }) =>
      way !== "collect" &&
      (zone === null || order.deliveryWay === null || way === order.deliveryWay),
  );
  if (!quote) return { problem: "not-served" };
  return { quote: quote.zone === null ? null : quote };
}

/** What it weighs, by its products as they are measured now: those that are gone count by their volume. */
function goodsIn(tx: Writer, { id, goodsPaise, discountPaise }: Order) {
  const lines = tx
    .select({
      quantity: orderLines.quantity,
      shipping: orderLines.shipping,
      volumeMl: orderLines.volumeMl,
      netWeightG: orderLines.netWeightG,
      ...measuredColumns,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, id))
    .all();
  return {
    lines: lines.map(({ quantity, ...product }) => ({ quantity, product })),
    goodsPaise: goodsPaise - discountPaise,
  };
}
