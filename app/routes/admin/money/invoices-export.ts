import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { csvDownload } from "~/lib/csv/csv";
import { invoicesAsCsv } from "~/invoices/list/invoice-csv.server";
import { invoiceFilterIn } from "~/invoices/list/invoice-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const filter = invoiceFilterIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`invoices-${filter.month || filter.year}.csv`, invoicesAsCsv(filter));
}
