import { db } from "~/base/db/connection.server";
import { deliveryZones, isListed, isVisible, orders, products } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { factGaps, takesMoney } from "../ready-to-sell.server";

/** A step towards the first sale, and whether it is done. `to`: where; none for the operator's settings. */
export type FirstStep = { words: string; done: boolean; to?: string };

/** What a new shop still has to do; null once there is an order. */
export function firstSteps(): FirstStep[] | null {
  const columns = { id: orders.id };
  if (db.select(columns).from(orders).where(isListed).limit(1).get()) return null;
  const product = db.select({ id: products.id }).from(products).where(isVisible).limit(1).get();
  const zone = db.select({ id: deliveryZones.id }).from(deliveryZones).limit(1).get();
  return [
    {
      words: "Say who you are: name, address, GSTIN, FSSAI licence or registration",
      done: factGaps().length === 0,
      to: "/dashboard/admin/settings",
    },
    {
      words: "Put a product on sale",
      done: product !== undefined,
      to: "/dashboard/admin/create-product",
    },
    {
      words: "Say where you deliver and for how much",
      done: zone !== undefined,
      to: "/dashboard/admin/delivery",
    },
    {
      words: "Choose how people pay",
      done: takesMoney(),
      to: "/dashboard/admin/settings/payments",
    },
    { words: "Let the operator set a mail server (SMTP_URL)", done: Boolean(settings.mail.smtp) },
  ];
}
