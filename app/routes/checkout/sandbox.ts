import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { RouteArgs } from "~/base/lib/context";
import { notFound } from "~/base/lib/http/http";
import { paymentSandbox } from "~/sales/payments/provider/demo-payments.server";

/** Everything below /demo-pay: the payment sandbox, which emulates the provider. */
export const loader = (args: LoaderFunctionArgs) => answer(args);
export const action = (args: ActionFunctionArgs) => answer(args);

async function answer({ request, context }: RouteArgs): Promise<Response> {
  const sandbox = paymentSandbox();
  if (!sandbox) throw notFound();
  return sandbox.handle(request, context.line);
}
