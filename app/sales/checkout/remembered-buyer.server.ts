import { db } from "~/base/db/connection.server";
import type { DeliveryWay, PaymentMethod } from "~/base/db/statuses";
import { shownPhone } from "~/base/lib/india/phone";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { day, second } from "~/base/lib/time";
import { deliveryIn } from "~/sales/orders/delivery";
import { type Order, orderById } from "~/sales/orders/order.server";
import type { KnownAddress } from "./address/address-fields";

/** The id of the newest order that was placed in this browser without an account, and nothing else. */
const cookie = signedCookie("prayosha_buyer", (90 * day) / second);

/** What the newest order of a guest's browser tells the checkout form. */
type RememberedBuyer = {
  known: KnownAddress;
  way: DeliveryWay | undefined;
  method: PaymentMethod;
};

/** The `Set-Cookie` value by which the checkout form knows the buyer of this order for 90 days. */
export const rememberBuyer = (orderId: string): Promise<string> => cookie.serialize(orderId);

/** The `Set-Cookie` value that ends it. */
export const forgetBuyer = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

/**
 * The last order that was placed in this browser without an account, paid or not. Null: there is none, it was erased, or an account has
 * taken it over since.
 */
export async function rememberedOrder(request: Request): Promise<Order | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("prayosha_buyer=")) return null;
  const id: unknown = await cookie.parse(header);
  const order = typeof id === "string" ? orderById(id, db) : null;
  return order && order.userId === null && order.buyerPhone !== "" ? order : null;
}

/**
 * Who placed the last order in this browser without an account, so that nobody types it twice. Read from the order each time. Null:
 * nothing is known.
 */
export async function rememberedBuyer(request: Request): Promise<RememberedBuyer | null> {
  const order = await rememberedOrder(request);
  if (!order) return null;
  const { deliveryWay, paymentMethod, buyerName, buyerEmail, buyerGstin, buyerFirm } = order;
  const to = deliveryIn(order);
  const phone = shownPhone(to?.phone ?? order.buyerPhone);
  return {
    known: {
      ...(to ?? { name: buyerName }),
      area: to?.area ?? "",
      phone,
      email: buyerEmail,
      gstin: buyerGstin,
      firm: buyerFirm,
    },
    way: deliveryWay ?? undefined,
    method: paymentMethod,
  };
}
