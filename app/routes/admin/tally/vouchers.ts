import type { LoaderFunctionArgs } from "@remix-run/node";
import { xmlDownload } from "~/base/lib/http/xml";
import { vouchersAsXml, tallyProblem } from "~/office/tally/tally-files.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { monthIn } from "~/sales/payments/takings/month";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const { month, span } = monthIn(new URL(args.request.url).searchParams, Date.now());
  const problem = tallyProblem();
  if (problem !== null)
    return new Response(problem, { status: 409, headers: { "Cache-Control": "no-store" } });
  return xmlDownload(`tally-vouchers-${month}.xml`, vouchersAsXml(span));
}
