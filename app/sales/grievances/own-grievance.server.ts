import { eq } from "drizzle-orm";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import type { RouteArgs } from "~/base/lib/context";
import { notFound } from "~/base/lib/http/http";
import { knowsOrder } from "~/sales/orders/access/known-orders.server";
import { type Grievance, grievanceByToken } from "./grievances.server";

/**
 * The complaint behind a link, and whether the visitor may see and send its photos: the account that complained, or the buyer of the
 * order that it names, by account or by the browser that knows the order. The link alone is not enough: people pass links on. Throws 404 for an
 * unknown link.
 */
export async function requireGrievance(
  args: RouteArgs,
): Promise<{ grievance: Grievance; isOwn: boolean }> {
  const grievance = grievanceByToken(args.params.token ?? "");
  if (!grievance) throw notFound();
  return { grievance, isOwn: await isOwn(args, grievance) };
}

async function isOwn(args: RouteArgs, { userId, orderNumber }: Grievance): Promise<boolean> {
  const viewer = await viewerOf(args);
  if (viewer && viewer.id === userId) return true;
  const order = orderNumber ? orderNumbered(orderNumber) : undefined;
  if (!order) return false;
  if (viewer && viewer.id === order.userId) return true;
  return knowsOrder(args.request, order.id);
}

const orderNumbered = (number: string) =>
  db
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(eq(orders.number, number))
    .get();
