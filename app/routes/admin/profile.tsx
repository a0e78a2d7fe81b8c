import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { ProfilePage } from "~/people/accounts/profile/profile-page";
import { profileOf, saveProfile } from "~/people/accounts/profile/profile.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Profile" });

export async function loader(args: LoaderFunctionArgs) {
  return profileOf(await requireStaff(args, "area"), args.request);
}

export async function action(args: ActionFunctionArgs) {
  return saveProfile(args, await requireStaff(args, "area"));
}

export default ProfilePage;
