import { loginPath } from "~/accounts/guard-headers";
import { type Viewer, viewerOf } from "~/accounts/viewer.server";
import type { RouteArgs } from "~/lib/context";
import { notFound } from "~/lib/http";
import { orderByToken } from "./orders.server";
import type { Order } from "./order.server";
import { z } from "zod";

/** The order's token in links. */
export const orderToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * The order behind an unguessable link, and whether the viewer owns it. The link alone lets a guest pay and see the payment
 * status (a phone may lose its session). Throws 404 for an unknown link and for any other signed-in user except an admin.
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
 * The order behind a link, for documents with a name and address: requires its owner or an admin to be signed in. Throws
 * 401 for a guest, with a refresh to the login (from a PDF, back to its page afterwards); 404 for any other user.
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
