import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwnOrder } from "~/orders/access/order-access.server";
import { notFound } from "~/lib/http/http";
import { pdfDownload } from "~/invoices/pdf/invoice-pdf.server";
import { invoiceOf } from "~/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  const content = invoiceOf(await requireOwnOrder(args));
  if (!content) throw notFound();
  return pdfDownload(content);
}
