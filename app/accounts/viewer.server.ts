import type { AppLoadContext } from "@remix-run/node";
import type { RouteArgs } from "~/lib/context";
import { sessionUser, type Viewer } from "./session/session.server";

export type { Viewer } from "./session/session.server";

/** Caches the lookup per request: all loaders of a request share its context object. */
const lookups = new WeakMap<AppLoadContext, Promise<Viewer | null>>();

/** The signed-in user, or null for a guest. Marks the page as personal. */
export function viewerOf({
  request,
  context,
}: Pick<RouteArgs, "request" | "context">): Promise<Viewer | null> {
  if (context.template) context.template.personal = true;
  const lookup = lookups.get(context) ?? sessionUser(request);
  lookups.set(context, lookup);
  return lookup;
}

/** The signed-in user. Throws 401 for a guest. First line of every loader and action that is not public. */
export async function requireUser(args: RouteArgs): Promise<Viewer> {
  const viewer = await viewerOf(args);
  if (!viewer) throw new Response("Please sign in.", { status: 401, statusText: "Unauthorized" });
  return viewer;
}

/** The signed-in admin. Throws 401 for a guest and 403 for a shopper. */
export async function requireAdmin(args: RouteArgs): Promise<Viewer> {
  const viewer = await requireUser(args);
  if (viewer.role !== 1)
    throw new Response("This area is for admins.", { status: 403, statusText: "Forbidden" });
  return viewer;
}
