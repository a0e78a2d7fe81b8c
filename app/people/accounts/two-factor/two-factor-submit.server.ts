import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { qrOf } from "~/base/lib/qr.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { defaultName } from "~/upkeep/pages/company";
import { requireConfirmed } from "../confirm/confirmed.server";
import { profilePathOf } from "../own-area";
import { tooManyTries } from "../sign-in/refusals.server";
import { tokenOf } from "../session/session.server";
import { limited } from "../sign-in/sign-in-limit.server";
import { isStaff } from "../member";
import type { Viewer } from "../viewer-columns.server";
import { twoFactorForm } from "./code-form";
import { appAddress, base32 } from "./one-time-code";
import {
  asksTwoFactor,
  recoveryCodesLeft,
  renewRecoveryCodes,
  secretToLearn,
  switchOff,
  switchOn,
} from "./two-factor.server";
import { t } from "~/base/words/say";

/**
 * The page's data: the number of recovery codes left, or, with `?set-up`, the secret for the app, or neither. Only staff
 * can set it up; who has left it can still switch it off.
 */
export async function twoFactorPage(args: LoaderFunctionArgs, user: Viewer) {
  const { searchParams } = new URL(args.request.url);
  if (asksTwoFactor(user.id)) return { isOn: true, left: recoveryCodesLeft(user.id), app: null };
  if (!isStaff(user)) throw seeOther(profilePathOf(user));
  if (!searchParams.has("set-up")) return { isOn: false, left: 0, app: null };
  await requireConfirmed(args, user);
  const secret = await secretToLearn(user.id);
  return { isOn: false, left: 0, app: secret && appSetup(secret, user) };
}

function appSetup(secret: Buffer, { email }: Viewer) {
  const address = appAddress(defaultName, email, secret);
  const typed = base32(secret).replace(/(.{4})(?=.)/g, "$1 ");
  return { address, typed, code: qrOf(address) };
}

/** Switches on or off, or creates new recovery codes, if the code is right. New codes are in this response only. */
export async function submitTwoFactor(args: ActionFunctionArgs, user: Viewer) {
  const { request } = args;
  const form = await formOf(request.clone());
  return keepingForm(args, form, t("Something went wrong"), async () => {
    await requireConfirmed(args, user);
    const { data: given, problem } = parseForm(twoFactorForm, form);
    if (problem) return invalid(problem);

    const { tooMany, result } = await limited("code", user.email, args, () =>
      applyChange(given, user, request),
    );
    if (tooMany) return tooManyTries(tooMany, form);
    if (!result)
      return invalid(problemWith("code", t("This code is not right, or was used."), form));
    if (given.change !== "off") return data({ codes: result, form: undefined });
    return seeOtherWith(t("Two-factor sign-in is off"), profilePathOf(user));
  });
}

async function applyChange(
  { change, code }: { change: "on" | "new-codes" | "off"; code: string },
  user: Viewer,
  request: Request,
): Promise<string[] | null> {
  if (change === "off") return (await switchOff(user, code)) ? [] : null;
  if (change === "new-codes") return renewRecoveryCodes(user.id, code);
  return switchOn(user, code, (await tokenOf(request)) ?? "");
}
