import type { RouteArgs } from "~/lib/context";

/** Number of different products in this visitor's cart. */
export async function cartCount(_args: Pick<RouteArgs, "request" | "context">): Promise<number> {
  return 0;
}
