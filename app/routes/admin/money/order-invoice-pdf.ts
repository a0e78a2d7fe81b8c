import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/viewer.server";
import { notFound } from "~/lib/http/http";
import { pdfDownload } from "~/invoices/invoice-pdf.server";
import { invoiceOfOrderNumber } from "~/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const content = invoiceOfOrderNumber(args.params.number ?? "");
  if (!content) throw notFound();
  return pdfDownload(content);
}
