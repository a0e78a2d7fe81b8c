import { addressesOf, keepAddress } from "~/people/accounts/address-book.server";
import type { Writer } from "~/base/db/connection.server";
import type { Delivery } from "~/sales/orders/delivery";
import type { Buyer } from "~/sales/orders/order-terms";
import { profileAddress } from "./profile-address";

type Typed = { delivery?: Delivery | null; gstin?: string | null; firm?: string | null };

/** Keeps where an order goes in its buyer's address book; nothing for a guest, or what is collected. */
export function keepDelivery(tx: Writer, buyer: Buyer, { delivery, gstin, firm }: Typed): void {
  if (!buyer.id || !delivery) return;
  const { area = "" } = delivery;
  // The first address of a book is its usual one: that of the profile, if it can be read.
  const profile = addressesOf(buyer.id, tx).length === 0 ? profileAddress(buyer) : null;
  if (profile) keepAddress(tx, buyer.id, profile);
  keepAddress(tx, buyer.id, { ...delivery, area, gstin: gstin ?? null, firm: firm ?? null });
}
