import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { TwoFactorPage } from "~/people/accounts/two-factor/two-factor-page";
import {
  twoFactorPage,
  submitTwoFactor,
} from "~/people/accounts/two-factor/two-factor-submit.server";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Two-factor sign-in") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  return twoFactorPage(args, await requireUser(args));
}

export async function action(args: ActionFunctionArgs) {
  return submitTwoFactor(args, await requireUser(args));
}

export default TwoFactorPage;
