import type { AppLoadContext } from "@remix-run/node";
import type { RouteArgs } from "~/base/lib/context";
import { seeOther } from "~/base/lib/http/http";
import { sessionUser, type Viewer } from "../session/session.server";

import { forms } from "../staff/form-doors";
import { may, type Right } from "../staff/rights";
import { lacksTwoFactor, twoFactorPath } from "../staff/demanded-two-factor.server";

export type { Viewer } from "../session/session.server";

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

/** Who was found to be signed in while this request was answered; null: nobody asked. */
export const viewerFound = (context: AppLoadContext): Promise<Viewer | null> | null =>
  lookups.get(context) ?? null;

/** The signed-in user. Throws 401 for a guest. First line of every loader and action that is not public. */
export async function requireUser(args: RouteArgs): Promise<Viewer> {
  const viewer = await viewerOf(args);
  if (!viewer) throw new Response("Please log in.", { status: 401, statusText: "Unauthorized" });
  return viewer;
}

/**
 * The signed-in person, if the table in `staff/doors.ts` gives the right. Throws 401 for a guest, 403 without that right, and a
 * redirect to the set-up where two-factor sign-in is demanded and missing.
 */
export async function requireStaff(args: RouteArgs, right: Right): Promise<Viewer> {
  const viewer = await requireUser(args);
  orForbidden(viewer, right);
  if (right !== "two-factor" && lacksTwoFactor(viewer)) throw seeOther(twoFactorPath);
  return viewer;
}

/** The owner, or another admin. `requireStaff` for what is open to nobody else. */
export function requireAdmin(args: RouteArgs): Promise<Viewer> {
  return requireStaff(args, "owner");
}

/** For parts of a form or screen. Throws 403 if this person lacks the right. */
export function orForbidden(viewer: Viewer, right: Right): void {
  if (may(viewer, right)) return;
  throw new Response("This area is for admins.", { status: 403, statusText: "Forbidden" });
}

/** For screens in `staff/form-doors.ts`. Throws 403 if this person may not send this form there. */
export function orForbiddenForm(viewer: Viewer, door: string, form: FormData): void {
  const intent = String(form.get("intent") ?? "");
  orForbidden(viewer, forms[door]?.[intent] ?? "owner");
}
