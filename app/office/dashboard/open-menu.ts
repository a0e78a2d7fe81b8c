import { may } from "~/people/accounts/staff/rights";
import type { Member } from "~/people/accounts/member";
import { opens } from "~/people/accounts/staff/open-doors";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";
import type { AdminCounts } from "./admin-counts";
import { adminMenu } from "./admin-menu";
import type { MenuGroup } from "./dashboard-area";

/** The menu of the admin area for this person: screens that are closed to them, and sections without a screen, are left out. */
export function openMenu(counts: AdminCounts, member: Member): MenuGroup[] {
  const menu = adminMenu(counts).map((group) => ({
    ...group,
    entries: group.entries.filter(({ to }) => opens(to, member)),
  }));
  const [orders, ...others] = menu;
  const parcels = { to: parcelsPath, label: "Orders", count: counts.toPack };
  const all =
    orders && !may(member, "orders")
      ? [{ ...orders, entries: [parcels, ...orders.entries] }, ...others]
      : menu;
  return all.filter(({ entries }) => entries.length > 0);
}
