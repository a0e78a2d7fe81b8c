import type { Member } from "~/people/accounts/member";
import { queryOf } from "~/base/lib/list-filter";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { packingOrders } from "~/sales/orders/packing/packing-orders.server";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";
import { type Group, grouped, shown } from "./group";

/** Orders as packers see them. */
export function parcelsWith(keyword: string, by: Member): Group {
  const { orders: found, total } = packingOrders(
    orderFilterIn(new URLSearchParams({ q: keyword })),
    1,
    by,
  );
  const hits = found.slice(0, shown).map(({ number, to, city, status }) => ({
    to: `${parcelsPath}/${number}`,
    title: `${number} ${to}`,
    detail: [city, status].filter(Boolean).join(", "),
  }));
  return grouped("Orders", hits, total, "orders", `${parcelsPath}${queryOf({ q: keyword })}`);
}
