import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { TwoFactorPage } from "~/people/accounts/two-factor/two-factor-page";
import {
  twoFactorPage,
  submitTwoFactor,
} from "~/people/accounts/two-factor/two-factor-submit.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Two-factor sign-in" });

export async function loader(args: LoaderFunctionArgs) {
  return twoFactorPage(args, await requireStaff(args, "two-factor"));
}

export async function action(args: ActionFunctionArgs) {
  return submitTwoFactor(args, await requireStaff(args, "two-factor"));
}

export default TwoFactorPage;
