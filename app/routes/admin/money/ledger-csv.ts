import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { ledgerAsCsv } from "~/gst-return/ledger-csv.server";
import { returnMonthIn } from "~/gst-return/month";
import { csvDownload } from "~/lib/csv/csv";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const month = returnMonthIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`ledger-${month.month}.csv`, ledgerAsCsv(month));
}
