import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { ProfilePage } from "~/people/accounts/profile/profile-page";
import { profileOf, saveProfile } from "~/people/accounts/profile/profile.server";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Profile") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  return profileOf(await requireUser(args), args.request);
}

export async function action(args: ActionFunctionArgs) {
  return saveProfile(args, await requireUser(args));
}

export default ProfilePage;
