import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvDownload } from "~/base/lib/csv/csv";
import { expensesAsCsv } from "~/office/expenses/expenses-csv.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { monthIn } from "~/sales/payments/takings/month";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const { month, span } = monthIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`expenses-${month}.csv`, expensesAsCsv(span));
}
