import { loginPath } from "~/people/accounts/login-path";
import { type Viewer, viewerOf } from "~/people/accounts/guards/viewer.server";
import type { RouteArgs } from "~/base/lib/context";
import { notFound, seeOther } from "~/base/lib/http/http";
import { knowsOrder } from "./known-orders.server";
import { orderByToken } from "../order.server";
import type { Order } from "../order.server";
import { z } from "zod";
import { askedPath } from "~/base/words/addresses";
import { t } from "~/base/words/say";

/** The order's token in links. */
export const orderToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * The order behind an unguessable link, and whether the caller may see everything of it: `isOwner` for its account, and for the
 * browser that placed it as a guest or where its mobile number was typed. The link alone lets one pay and see state, packs, sum and
 * courier (a phone may lose its session). Throws 404 for an unknown link, and for the order of another account than the one that is
 * signed in, except for an admin.
 */
export async function requireOrder(
  args: RouteArgs,
): Promise<{ order: Order; viewer: Viewer | null; isOwner: boolean }> {
  const token = orderToken.safeParse(args.params.token);
  const order = token.success ? orderByToken(token.data) : null;
  const viewer = await viewerOf(args);
  if (!order) throw notFound();
  const isOwn = viewer !== null && viewer.id === order.userId;
  const isOwner = isOwn || (await knowsOrder(args.request, order.id));
  const isOthers = order.userId !== null && viewer !== null && viewer.role !== 1;
  if (isOthers && !isOwner) throw notFound();
  return { order, viewer, isOwner };
}

/**
 * The order behind a link, for documents with a name and address: for who may see everything, and admins. Anybody else is sent
 * to the page that asks for the mobile number of a guest's order; for an account's order the answer is 401 with a refresh to the login,
 * from there back to the page (of a PDF, too).
 */
export async function requireOwnOrder(args: RouteArgs): Promise<Order> {
  const { order, viewer, isOwner } = await requireOrder(args);
  if (isOwner || viewer?.role === 1) return order;
  if (!order.userId) throw seeOther(provePath(order));
  const { pathname, search } = askedPath(args.request);
  const page = { pathname: pathname.replace(/\.pdf$/, ""), search };
  throw new Response(t("Please log in."), {
    status: 401,
    statusText: "Unauthorized",
    headers: { Refresh: `2; url=${loginPath(page)}` },
  });
}

/** The page that asks for the order's mobile number. */
export const provePath = ({ token }: Pick<Order, "token">) => `/order/${token}/prove`;
