import type { AppLoadContext } from "@remix-run/node";
import type { RouteArgs } from "~/lib/context";
import { sessionUser, type Viewer } from "./session.server";

export type { Viewer } from "./session.server";

/** One look-up per request, however many loaders ask: they all share the request's context object. */
const asked = new WeakMap<AppLoadContext, Promise<Viewer | null>>();

/** Who is looking: the signed-in user, or null for a guest. */
export function viewerOf({
  request,
  context,
}: Pick<RouteArgs, "request" | "context">): Promise<Viewer | null> {
  if (context.template) context.template.personal = true;
  const known = asked.get(context) ?? sessionUser(request);
  asked.set(context, known);
  return known;
}

/** The signed-in user. Throws 401 for a guest: first line of every loader and action that is not for everyone. */
export async function requireUser(args: RouteArgs): Promise<Viewer> {
  const viewer = await viewerOf(args);
  if (!viewer) throw new Response("Please sign in.", { status: 401, statusText: "Unauthorized" });
  return viewer;
}

/** The signed-in admin. Throws 401 for a guest and 403 for anybody else. */
export async function requireAdmin(args: RouteArgs): Promise<Viewer> {
  const viewer = await requireUser(args);
  if (viewer.role !== 1)
    throw new Response("This area is for admins.", { status: 403, statusText: "Forbidden" });
  return viewer;
}
