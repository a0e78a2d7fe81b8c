import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/lib/http";
import { paymentSandbox } from "../demo-payments.server";

/** Everything below /demo-pay: the provider's protocol, spoken by ourselves while no real money moves. */
export const loader = ({ request }: LoaderFunctionArgs) => answer(request);
export const action = ({ request }: ActionFunctionArgs) => answer(request);

async function answer(request: Request): Promise<Response> {
  const sandbox = paymentSandbox();
  if (!sandbox) throw notFound();
  return sandbox.handle(request);
}
