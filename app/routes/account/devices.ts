import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/base/lib/http/http";
import { changeDevices } from "~/people/accounts/devices/device-submit.server";
import { profilePathOf } from "~/people/accounts/own-area";
import { requireUser } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";

/** Redirects to the profile, which lists the devices. */
export async function loader(args: LoaderFunctionArgs) {
  return seeOther(profilePathOf(await requireUser(args)));
}

export async function action(args: ActionFunctionArgs) {
  return changeDevices(args.request, await requireUser(args));
}
