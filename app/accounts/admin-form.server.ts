import type { RouteArgs } from "~/lib/context";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { requireConfirmed } from "./confirm/confirmed.server";
import type { Viewer } from "./viewer-columns.server";
import { requireAdmin } from "./viewer.server";

/**
 * Runs `save` on a form posted by an admin (`most` bytes, where it has files), through `keepingForm`. Throws what `requireAdmin` and
 * `formOf` throw.
 */
export async function adminForm<T>(
  args: RouteArgs,
  save: (form: FormData, admin: Viewer) => Promise<T>,
  most?: number,
) {
  const admin = await requireAdmin(args);
  // A clone: `requireConfirmed` reads the body again.
  const form = await formOf(args.request.clone(), most);
  return keepingForm(args, form, "Something went wrong", () => save(form, admin));
}

/** `adminForm` for sensitive changes: also requires a recent password confirmation (`requireConfirmed`). */
export function confirmedAdminForm<T>(
  args: RouteArgs,
  save: (form: FormData, admin: Viewer) => Promise<T>,
) {
  return adminForm(args, async (form, admin) => {
    await requireConfirmed(args, admin);
    return save(form, admin);
  });
}
