import type { ActionFunctionArgs } from "@remix-run/node";
import { agreesToNews } from "~/people/consent/record.server";
import { askedBy } from "~/base/lib/beside/turns";
import { date, dateTime } from "~/base/lib/dates";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { passwordField } from "../confirm/asked";
import { confirmWith, isConfirmed } from "../confirm/confirmed.server";
import { devicesOf } from "../devices/devices.server";
import { profilePageForm } from "../forms";
import { profilePathOf } from "../own-area";
import { weaknessOf } from "../passwords/leaked-password.server";
import { redirectToOf } from "../redirect-to";
import { isStaff } from "../member";
import { asksTwoFactor } from "../two-factor/two-factor.server";
import { signInCookie } from "../sign-in/sign-in.server";
import { updateProfile } from "../users/users.server";
import type { Viewer } from "../viewer-columns.server";
import { t } from "~/base/words/say";

/** The profile page's data. `redirectTo`: where to go after saving; "" stays on the page. */
export async function profileOf(user: Viewer, request: Request) {
  const { name, email, phone, address } = user;
  const isOn = asksTwoFactor(user.id);
  const [devices, confirmed] = await Promise.all([devicesOf(user, request), isConfirmed(request)]);
  return {
    user: { name, email, phone, address },
    /** Whose new password has to be longer. */
    isOfStaff: isStaff(user),
    /** Mails with news; null for the staff. */
    news: isStaff(user) ? null : { email, isOn: agreesToNews(email) },
    /** State of two-factor sign-in; null if not offered. */
    twoFactor: isOn ? ("on" as const) : isStaff(user) ? ("off" as const) : null,
    /** Whether a new password needs the current one. */
    asksPassword: !confirmed,
    redirectTo: redirectToOf(request),
    devices: devices.map(({ since, lastUsedAt, ...device }) => ({
      ...device,
      since: date(since),
      lastUsed: dateTime(lastUsedAt),
    })),
  };
}

/** The action of a profile page: saves the fields that are not blank, then redirects to `redirectTo` or the profile. */
export async function saveProfile(args: ActionFunctionArgs, user: Viewer) {
  const { request } = args;
  const form = await formOf(request);

  return keepingForm(args, form, t("Something went wrong"), async () => {
    const { data: changes, problem } = parseForm(profilePageForm, form);
    if (problem) return invalid(problem);

    const weakness =
      changes.password && (await weaknessOf("password", changes.password, user.email));
    if (weakness) return invalid(problemWith("password", weakness, form));
    const refused = changes.password ? await refusedPassword(form, user, args) : null;
    if (refused) return invalid(problemWith(passwordField, refused, form));

    const isOfStaff = isStaff(user);
    await askedBy(isOfStaff ? "staff" : "known", () =>
      updateProfile(user, changes, { actor: isOfStaff ? user : null }),
    );
    const headers = new Headers();
    if (changes.password) headers.append("Set-Cookie", await signInCookie(request, user.id));
    return seeOtherWith(
      t("Profile Updated Successfully"),
      redirectToOf(form) || profilePathOf(user),
      { headers, newSession: Boolean(changes.password) },
    );
  });
}

/** Why a new password is refused, or null. Needs the current password unless it was confirmed recently. */
async function refusedPassword(form: FormData, user: Viewer, args: ActionFunctionArgs) {
  if (await isConfirmed(args.request)) return null;
  const given = String(form.get(passwordField) ?? "").slice(0, 200);
  if (!given) return t("Please type your current password to set a new one.");
  return confirmWith(given, user, args);
}
