import { askedBy } from "~/base/lib/beside/turns";
import type { RouteArgs } from "~/base/lib/context";
import { formOf } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { requireConfirmed } from "../confirm/confirmed.server";
import type { Right } from "../staff/rights";
import type { Viewer } from "../viewer-columns.server";
import { requireStaff } from "./viewer.server";

type Save<T> = (form: FormData, member: Viewer) => Promise<T>;

/**
 * Runs `save` on a form posted by somebody who has the right (`most` bytes, where it has files), through `keepingForm`. Throws what
 * `requireStaff` and `formOf` throw.
 */
export async function staffForm<T>(args: RouteArgs, right: Right, save: Save<T>, most?: number) {
  const member = await requireStaff(args, right);
  // A clone: `requireConfirmed` reads the body again.
  const form = await formOf(args.request.clone(), most);
  return keepingForm(args, form, "Something went wrong", () =>
    askedBy("staff", () => save(form, member)),
  );
}

/** `staffForm` for the owner alone. */
export function adminForm<T>(args: RouteArgs, save: Save<T>, most?: number) {
  return staffForm(args, "owner", save, most);
}

/** `adminForm` for sensitive changes: also requires a recent password confirmation (`requireConfirmed`). */
export function confirmedAdminForm<T>(args: RouteArgs, save: Save<T>, most?: number) {
  const confirmed: Save<T> = async (form, admin) => {
    await requireConfirmed(args, admin, most);
    return save(form, admin);
  };
  return adminForm(args, confirmed, most);
}
