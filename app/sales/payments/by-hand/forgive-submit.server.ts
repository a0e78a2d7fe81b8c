import { seeOtherWith } from "~/base/lib/toast.server";
import { forgiveReturn } from "./returned-parcels.server";

/** Lets the returned parcel of an order no longer count, and leads back to the order's page. */
export async function saveForgiven(
  { id, number }: { id: string; number: string },
  admin: { id: string },
) {
  await forgiveReturn(id, admin);
  return seeOtherWith(
    `The return of ${number} no longer counts`,
    `/dashboard/admin/orders/${number}`,
  );
}
