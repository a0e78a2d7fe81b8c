import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { csvDownload } from "~/base/lib/csv/csv";
import { invoicesAsCsv } from "~/sales/invoices/list/invoice-csv.server";
import { invoiceFilterIn } from "~/sales/invoices/list/invoice-filter";

export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const filter = invoiceFilterIn(new URL(args.request.url).searchParams, Date.now());
  return csvDownload(`invoices-${filter.month || filter.year}.csv`, invoicesAsCsv(filter));
}
