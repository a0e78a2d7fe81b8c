import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { notFound } from "~/base/lib/http/http";
import { pdfDownload } from "~/sales/invoices/pdf/invoice-pdf.server";
import { invoiceOfOrderNumber } from "~/sales/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const content = invoiceOfOrderNumber(args.params.number ?? "");
  if (!content) throw notFound();
  return pdfDownload(content);
}
