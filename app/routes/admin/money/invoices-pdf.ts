import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { invoiceFilterIn } from "~/sales/invoices/list/invoice-filter";
import { monthDownload } from "~/sales/invoices/month/month-pdf.server";

/** All papers of a month as one file; without a month back to the list. */
export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const { month } = invoiceFilterIn(new URL(args.request.url).searchParams, Date.now());
  if (month === "") throw redirect("/dashboard/admin/invoices");
  return monthDownload(month);
}
