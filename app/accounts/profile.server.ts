import type { ActionFunctionArgs } from "@remix-run/node";
import { date, dateTime } from "~/lib/dates";
import { formOf, invalid, parseForm } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { devicesOf } from "./devices.server";
import { profileForm } from "./forms";
import { redirectToOf } from "./redirect-to";
import { orSorry } from "./refusals.server";
import { signInCookie } from "./sign-in.server";
import { updateProfile } from "./users.server";
import type { Viewer } from "./viewer-columns.server";

/** What the profile page shows of the user, and where it leads once the profile is saved ("": it stays). */
export async function profileOf(user: Viewer, request: Request) {
  const { name, email, phone, address } = user;
  const devices = await devicesOf(user, request);
  return {
    user: { name, email, phone, address },
    redirectTo: redirectToOf(request),
    devices: devices.map(({ since, lastUsedAt, ...device }) => ({
      ...device,
      since: date(since),
      lastUsed: dateTime(lastUsedAt),
    })),
  };
}

/** The action of a profile page at `page`: saves what is not blank, then goes on to `redirectTo` or back to the page. */
export async function saveProfile(
  { request, context }: ActionFunctionArgs,
  user: Viewer,
  page: string,
) {
  const form = await formOf(request);

  return orSorry({ context }, form, "Something went wrong", async () => {
    const { data: changes, problem } = parseForm(profileForm, form);
    if (problem) return invalid(problem);

    await updateProfile(user, changes, user.role === 1 ? user : null);
    const headers = new Headers();
    if (changes.password) headers.append("Set-Cookie", await signInCookie(request, user.id));
    return seeOtherWith(
      { type: "success", message: "Profile Updated Successfully" },
      redirectToOf(form) || page,
      { headers },
    );
  });
}
