import { z } from "zod";
import { formOf } from "~/base/lib/form/form.server";
import { badRequest } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { idHere, signOutDevice, signOutElsewhere } from "./devices.server";
import { profilePathOf } from "../own-area";
import { redirectToOf } from "../redirect-to";
import { signOutCookie } from "../sign-in/sign-in.server";
import type { Viewer } from "../viewer-columns.server";
import { t } from "~/base/words/say";

/** Sent by the sign-out buttons: a device id, or `others` for all but this browser. */
const deviceForm = z.object({ device: z.string().min(1).max(100) });

/** Signs out the posted device or all others, then redirects to the profile. Throws 400 without a device. */
export async function changeDevices(request: Request, user: Viewer): Promise<Response> {
  const form = await formOf(request);
  const { data } = deviceForm.safeParse(Object.fromEntries(form));
  if (!data) throw badRequest(t("Say which device to log out."));
  const back = redirectToOf(form) || profilePathOf(user);

  if (data.device === "others") {
    const count = await signOutElsewhere(user, request);
    return seeOtherWith(signedOut(count), back);
  }
  if (data.device === (await idHere(request))) {
    const headers = { "Set-Cookie": await signOutCookie(request) };
    return seeOtherWith(t("You are logged out"), "/login", {
      headers,
      newSession: true,
    });
  }
  return (await signOutDevice(user, data.device))
    ? seeOtherWith(signedOut(1), back)
    : seeOtherWith({ type: "info", message: t("That device was logged out before") }, back);
}

function signedOut(count: number): string {
  if (count === 0) return t("You are logged in on no other device");
  return t("{n, plural, one {# device is logged out} other {# devices are logged out}}", {
    n: count,
  });
}
