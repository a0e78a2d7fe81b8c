import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvDownload } from "~/base/lib/csv/csv";
import { voppaAsCsv } from "~/office/mill/voppa/voppa-csv.server";
import { voppaMonthIn, voppaReturn } from "~/office/mill/voppa/voppa-return.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

/** The return of a month; no buyer or seller stands in it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const month = voppaMonthIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`voppa-${month}.csv`, voppaAsCsv(voppaReturn(month)));
}
