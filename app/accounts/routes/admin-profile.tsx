import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { ProfilePage } from "../profile-page";
import { profileOf, saveProfile } from "../profile.server";
import { requireAdmin } from "../viewer.server";

export { privateHeaders as headers } from "../private-headers";

export const meta = () => pageMeta({ title: "Profile" });

export async function loader(args: LoaderFunctionArgs) {
  return profileOf(await requireAdmin(args), args.request);
}

export async function action(args: ActionFunctionArgs) {
  return saveProfile(args, await requireAdmin(args), "/dashboard/admin/profile");
}

export default ProfilePage;
