import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ledgerAsCsv } from "~/office/gst-return/ledger-csv.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { csvDownload } from "~/base/lib/csv/csv";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const period = plainPeriodIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`ledger-${period.name}.csv`, ledgerAsCsv(period));
}
