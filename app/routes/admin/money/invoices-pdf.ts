import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireConfirmed } from "~/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { invoiceFilterIn } from "~/invoices/list/invoice-filter";
import { monthDownload } from "~/invoices/month/month-pdf.server";

/** All papers of a month as one file; without a month back to the list. */
export async function loader(args: LoaderFunctionArgs) {
  await requireConfirmed(args, await requireAdmin(args));
  const { month } = invoiceFilterIn(new URL(args.request.url).searchParams, Date.now());
  if (month === "") throw redirect("/dashboard/admin/invoices");
  return monthDownload(month);
}
