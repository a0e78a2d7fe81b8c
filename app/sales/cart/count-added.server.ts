import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { isStaff } from "~/people/accounts/member";
import type { RouteArgs } from "~/base/lib/context";
import { countAdded } from "~/upkeep/visits/count.server";

/** Counts products (ids) that a visitor has just put into the cart. The staff's own do not count. */
export async function countPut(args: RouteArgs, productIds: string[]): Promise<void> {
  const viewer = await viewerOf(args);
  if (!viewer || !isStaff(viewer)) countAdded(productIds);
}
