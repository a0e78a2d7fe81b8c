import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { notFound } from "~/lib/http/http";
import { pdfDownload } from "~/invoices/pdf/invoice-pdf.server";
import { invoiceOfOrderNumber } from "~/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const content = invoiceOfOrderNumber(args.params.number ?? "");
  if (!content) throw notFound();
  return pdfDownload(content);
}
