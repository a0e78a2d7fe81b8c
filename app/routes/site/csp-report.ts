import { answerCspReport } from "~/health/csp-reports.server";
import { notFound } from "~/lib/http";

/** Where browsers report what the Content-Security-Policy blocked. The server answers before Remix, by the same function. */
export async function action({ request }: { request: Request }) {
  const answer = await answerCspReport(request, new URL(request.url));
  if (!answer) throw notFound();
  return answer;
}

export const loader = action;
