import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { payoutsAsCsv } from "~/sales/payments/payouts/payouts-csv.server";
import { monthIn } from "~/sales/payments/takings/month";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const { month, span } = monthIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`payouts-${month}.csv`, payoutsAsCsv(span));
}
