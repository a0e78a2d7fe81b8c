import type { RouteArgs } from "~/base/lib/context";
import { seeOther } from "~/base/lib/http/http";
import { requireOrder, requireOwnOrder } from "~/sales/orders/access/order-access.server";
import type { Order } from "~/sales/orders/order.server";

/**
 * The order behind a link, for its buyer: the account, the browser that ordered, or one in which its mobile number was typed. Others are
 * asked who they are, as `requireOwnOrder` does; the staff is sent to the order's page in the admin area.
 */
export async function requireBuyer(args: RouteArgs): Promise<Order> {
  const { order, isOwner } = await requireOrder(args);
  if (isOwner) return order;
  await requireOwnOrder(args);
  throw seeOther(`/dashboard/admin/orders/${order.number}`);
}
