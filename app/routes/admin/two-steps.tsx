import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { SecondStepPage } from "~/accounts/two-factor/second-step-page";
import { secondStepPage, submitSecondStep } from "~/accounts/two-factor/second-step-submit.server";
import { requireAdmin } from "~/accounts/viewer.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Login in two steps" });

export async function loader(args: LoaderFunctionArgs) {
  return secondStepPage(args, await requireAdmin(args));
}

export async function action(args: ActionFunctionArgs) {
  return submitSecondStep(args, await requireAdmin(args));
}

export default SecondStepPage;
