import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireUser } from "~/accounts/viewer.server";
import { myDataFile } from "~/privacy/my-data/my-data-page.server";
import { ownPerson } from "~/privacy/my-data/own-person.server";

/** All data of the signed-in user as a file, after the password was given again. `?as=`: `page` or `json`. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  await requireConfirmed(args, user);
  return myDataFile(ownPerson(user.id), new URL(args.request.url).searchParams.get("as"));
}
