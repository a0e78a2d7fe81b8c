import { db } from "~/base/db/connection.server";
import type { DeliveryWay, PaymentMethod } from "~/base/db/statuses";
import { shownPhone } from "~/base/lib/india/phone";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";
import { day, second } from "~/base/lib/time";
import { deliveryIn } from "~/sales/orders/delivery";
import { orderById } from "~/sales/orders/order.server";
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
 * Who placed the last order in this browser without an account, paid or not, so that nobody types it twice. Read from the order each
 * time: of one that was erased, or that an account has taken over since, nothing is known. Null: nothing.
 */
export async function rememberedBuyer(request: Request): Promise<RememberedBuyer | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("prayosha_buyer=")) return null;
  const id: unknown = await cookie.parse(header);
  const order = typeof id === "string" ? orderById(id, db) : null;
  if (!order || order.userId !== null || order.buyerPhone === "") return null;
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
