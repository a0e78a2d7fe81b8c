import { and, desc, eq, isNotNull } from "drizzle-orm";
import { type Address, addressesOf, type KeptAddress } from "~/people/accounts/address-book.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { shownPhone } from "~/base/lib/india/phone";
import { deliveryIn } from "~/sales/orders/delivery";
import type { KnownAddress } from "./address-fields";
import { partsOfProfile, profileAddress } from "./profile-address";

/** An address that checkout offers: one of the address book, or the one that can be read in the profile (id `profile`). */
export type OfferedAddress = KeptAddress;
/** What the choice of an address shows of one. */
export type ShownAddress = Omit<OfferedAddress, "phone" | "gstin" | "firm">;

/** The addresses to choose from, the usual one first. Without a usual one in the book it is the profile's, if it is complete. */
export function offeredAddresses(viewer: Viewer): OfferedAddress[] {
  const kept = addressesOf(viewer.id);
  if (kept[0]?.isUsual) return kept;
  const profile = profileAddress(viewer);
  return profile ? [{ id: "profile", isUsual: true, ...profile }, ...kept] : kept;
}

/** The address that an order takes without being asked: the usual one; null: there is none that a courier can deliver to. */
export function usualAddress(viewer: Viewer): OfferedAddress | null {
  const [first] = offeredAddresses(viewer);
  return first?.isUsual ? first : null;
}

/** The PIN that prices are shown for until another one is told; null: none is known. */
export function usualPin(viewer: Viewer): string | null {
  const [first] = offeredAddresses(viewer);
  return (first?.pin ?? partsOfProfile(viewer).pin) || null;
}

/** Initial values of the address form: nothing for a guest, else the last order's address, else what the profile tells. */
export function knownAddress(viewer: Viewer | null): KnownAddress {
  if (!viewer) return {};
  const known = lastAddress(viewer.id) ?? partsOfProfile(viewer);
  return { ...known, phone: shownPhone(known.phone), email: viewer.email };
}

/** The user's last structured delivery address, with its GSTIN; null if they never gave one. */
function lastAddress(userId: string): Address | null {
  const order = db
    .select({
      shipName: orders.shipName,
      shipPhone: orders.shipPhone,
      shipLine: orders.shipLine,
      shipArea: orders.shipArea,
      shipCity: orders.shipCity,
      shipState: orders.shipState,
      shipPin: orders.shipPin,
      buyerGstin: orders.buyerGstin,
      buyerFirm: orders.buyerFirm,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.shipLine)))
    .orderBy(desc(orders.createdAt))
    // Without a limit, which would make SQLite plan the query again each time: `get` reads one row.
    .get();
  const to = order && deliveryIn(order);
  return to ? { ...to, area: to.area ?? "", gstin: order.buyerGstin, firm: order.buyerFirm } : null;
}
