import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { monthIn } from "~/payments/takings/month";
import { takingsAsCsv } from "~/payments/takings/takings-csv.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const { month, span } = monthIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`money-${month}.csv`, takingsAsCsv(span));
}
