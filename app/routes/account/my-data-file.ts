import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { myDataFile } from "~/people/privacy/my-data/my-data-page.server";
import { ownPerson } from "~/people/privacy/my-data/own-person.server";

/** All data of the signed-in user as a file, after the password was given again. `?as=`: `page` or `json`. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  await requireConfirmed(args, user);
  return myDataFile(ownPerson(user.id), new URL(args.request.url).searchParams.get("as"));
}
