import type { Viewer } from "~/accounts/viewer.server";
import { viewerOf } from "~/accounts/viewer.server";
import type { RouteArgs } from "~/lib/context";
import { notFound } from "~/lib/http";
import { type Order, orderByToken } from "~/orders/orders.server";
import { orderToken } from "./forms";

/**
 * The order behind the link, and whether the viewer is its owner. The unguessable link alone lets a guest pay and see
 * how the payment stands (a phone that lost its session); somebody else who is signed in gets 404, like an unknown link.
 */
export async function requireOrder(
  args: RouteArgs,
): Promise<{ order: Order; viewer: Viewer | null; isOwner: boolean }> {
  const token = orderToken.safeParse(args.params.token);
  const [order, viewer] = await Promise.all([
    token.success ? orderByToken(token.data) : null,
    viewerOf(args),
  ]);
  if (!order || (viewer && viewer.id !== order.userId && viewer.role !== 1)) throw notFound();
  return { order, viewer, isOwner: viewer?.id === order.userId };
}
