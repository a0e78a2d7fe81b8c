import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwnOrder } from "~/sales/orders/access/order-access.server";
import { notFound } from "~/base/lib/http/http";
import { rollDownload } from "~/sales/invoices/roll/roll-pdf.server";
import { invoiceOf } from "~/sales/invoices/papers.server";

export async function loader(args: LoaderFunctionArgs) {
  const content = invoiceOf(await requireOwnOrder(args));
  if (!content) throw notFound();
  return rollDownload(content);
}
