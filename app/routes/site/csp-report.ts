import { answerCspReport } from "~/office/health/csp-reports.server";
import { notFound } from "~/base/lib/http/http";

/** Receives Content-Security-Policy reports. Usually the server answers first, with the same function. */
export async function action({ request }: { request: Request }) {
  const answer = await answerCspReport(request, new URL(request.url));
  if (!answer) throw notFound();
  return answer;
}

export const loader = action;
