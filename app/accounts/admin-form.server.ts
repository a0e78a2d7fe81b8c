import type { RouteArgs } from "~/lib/context";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { requireConfirmed } from "./confirm/confirmed.server";
import type { Viewer } from "./viewer-columns.server";
import { requireAdmin } from "./viewer.server";

/** An admin's form and what `save` makes of it, as `keepingForm` has it. Throws what `requireAdmin` and `formOf` throw. */
export async function adminForm<T>(
  args: RouteArgs,
  save: (form: FormData, admin: Viewer) => Promise<T>,
) {
  const admin = await requireAdmin(args);
  // A clone: where the password is asked for, the form is read once more.
  const form = await formOf(args.request.clone());
  return keepingForm(args, form, "Something went wrong", () => save(form, admin));
}

/** The same for what is delicate: the password must have been given lately (`requireConfirmed`). */
export function confirmedAdminForm<T>(
  args: RouteArgs,
  save: (form: FormData, admin: Viewer) => Promise<T>,
) {
  return adminForm(args, async (form, admin) => {
    await requireConfirmed(args, admin);
    return save(form, admin);
  });
}
