import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwnOrder } from "~/sales/orders/access/order-access.server";
import { notFound } from "~/base/lib/http/http";
import { pdfDownload } from "~/sales/invoices/pdf/invoice-pdf.server";
import { creditNoteOf } from "~/sales/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  const order = await requireOwnOrder(args);
  const content = creditNoteOf(order, args.params.number ?? "");
  if (!content) throw notFound();
  return pdfDownload(content);
}
