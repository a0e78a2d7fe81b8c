import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerOps } from "~/office/health/ops-endpoints.server";
import { notFound } from "~/base/lib/http/http";

/** /healthz, /readyz and /metrics. Usually the server answers first, with the same function. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await answerOps(request, new URL(request.url), context.line);
  if (!answer) throw notFound();
  return answer;
}
