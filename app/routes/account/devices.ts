import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/lib/http/http";
import { changeDevices } from "~/accounts/devices/device-submit.server";
import { profilePathOf } from "~/accounts/own-area";
import { requireUser } from "~/accounts/viewer.server";

/** Redirects to the profile, which lists the devices. */
export async function loader(args: LoaderFunctionArgs) {
  return seeOther(profilePathOf(await requireUser(args)));
}

export async function action(args: ActionFunctionArgs) {
  return changeDevices(args.request, await requireUser(args));
}
