import { loginPath } from "~/accounts/guard-headers";
import { type Viewer, viewerOf } from "~/accounts/viewer.server";
import type { RouteArgs } from "~/lib/context";
import { notFound } from "~/lib/http";
import { orderByToken } from "./orders.server";
import type { Order } from "./order.server";
import { z } from "zod";

/** The order's token in our links. */
export const orderToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * The order behind the link, and whether the viewer is its owner. The unguessable link alone lets a guest pay and see
 * how the payment stands (a phone that lost its session); somebody else who is signed in gets 404, like an unknown link.
 */
export async function requireOrder(
  args: RouteArgs,
): Promise<{ order: Order; viewer: Viewer | null; isOwner: boolean }> {
  const token = orderToken.safeParse(args.params.token);
  const order = token.success ? orderByToken(token.data) : null;
  const viewer = await viewerOf(args);
  if (!order || (viewer && viewer.id !== order.userId && viewer.role !== 1)) throw notFound();
  return { order, viewer, isOwner: viewer?.id === order.userId };
}

/**
 * The same for papers that hold a name and an address: the link alone is not enough, its owner or an admin has to be signed
 * in. Throws 401 for a guest and leads on to the login, from a file to the page it belongs to; 404 for everybody else.
 */
export async function requireOwnOrder(args: RouteArgs): Promise<Order> {
  if (!(await viewerOf(args))) {
    const { pathname, search } = new URL(args.request.url);
    const login = loginPath({ pathname: pathname.replace(/\.pdf$/, ""), search });
    throw new Response("Please sign in.", {
      status: 401,
      statusText: "Unauthorized",
      headers: { Refresh: `2; url=${login}` },
    });
  }
  return (await requireOrder(args)).order;
}
