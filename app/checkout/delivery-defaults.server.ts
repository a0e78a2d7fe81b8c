import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Viewer } from "~/accounts/viewer.server";
import { db } from "~/db/connection.server";
import { orders } from "~/db/schema";
import { plainDigits } from "~/lib/digits";
import { shownPhone } from "~/lib/phone";
import { type Delivery, deliveryIn } from "~/orders/delivery";
import type { KnownDelivery } from "./delivery-fields";
import { statesOfPin } from "~/lib/pin-states";

/** Initial values of the address form: the last order's address, else the profile's. */
export function deliveryDefaults(viewer: Viewer): KnownDelivery {
  const last = lastDelivery(viewer.id);
  if (last) return { ...last, phone: shownPhone(last.phone) };
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(plainDigits(viewer.address))?.[0] ?? "";
  return {
    name: viewer.name,
    phone: viewer.phone,
    line: viewer.address,
    city: "",
    state: statesOfPin(pin)[0] ?? "",
    pin: pin.replace(" ", ""),
    gstin: null,
  };
}

/** The user's last structured delivery address, with its GSTIN; null if they never gave one. */
function lastDelivery(userId: string): (Delivery & { gstin: string | null }) | null {
  const order = db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.shipLine)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .get();
  const delivery = order && deliveryIn(order);
  return delivery ? { ...delivery, gstin: order.buyerGstin } : null;
}
