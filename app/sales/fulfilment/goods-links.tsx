import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { packPath } from "~/sales/orders/packing/parcels-path";
import type { WholeOrder } from "~/sales/orders/admin/admin-order.server";
import { hasLeft } from "./moved";

type Standing = Pick<WholeOrder, "number" | "status" | "isListed" | "shippedAt" | "deliveredAt">;

/** Whether an order is to be packed or sent, so that goods may come out of it or go with it. */
export const isStillHere = ({ status, isListed }: Pick<Standing, "status" | "isListed">) =>
  isListed && (status === "Not Process" || status === "Processing");

/** Links to the pages that change what is sent of an order, or record what was sent back. */
export function GoodsLinks({ order }: { order: Standing }) {
  const opens = useOpens();
  const path = `/dashboard/admin/orders/${order.number}`;
  const scan = packPath(order.number);
  return (
    <>
      {order.isListed && order.status === "Not Process" && opens(scan) && (
        <Link to={scan}>Scan the packs</Link>
      )}
      {order.isListed && order.status === "Not Process" && opens(`${path}/take-out`) && (
        <Link to={`${path}/take-out`}>Take something out</Link>
      )}
      {isStillHere(order) && <Link to={`${path}/together`}>Send together</Link>}
      {order.status !== "cancel" && hasLeft(order) && (
        <Link to={`${path}/return`}>Something was sent back</Link>
      )}
    </>
  );
}
