import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { ProfilePage } from "~/accounts/profile-page";
import { profileOf, saveProfile } from "~/accounts/profile.server";
import { requireUser } from "~/accounts/viewer.server";
import { t } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: t("Profile") });

export async function loader(args: LoaderFunctionArgs) {
  return profileOf(await requireUser(args), args.request);
}

export async function action(args: ActionFunctionArgs) {
  return saveProfile(args, await requireUser(args));
}

export default ProfilePage;
