import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { SecondStepPage } from "../second-step/second-step-page";
import { secondStepPage, submitSecondStep } from "../second-step/second-step-submit.server";
import { requireUser } from "../viewer.server";

export { privateHeaders as headers } from "../private-headers";

export const meta = () => pageMeta({ title: "Login in two steps" });

export async function loader(args: LoaderFunctionArgs) {
  return secondStepPage(args, await requireUser(args));
}

export async function action(args: ActionFunctionArgs) {
  return submitSecondStep(args, await requireUser(args));
}

export default SecondStepPage;
