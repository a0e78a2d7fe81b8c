import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwnOrder } from "~/checkout/order-behind.server";
import { notFound } from "~/lib/http";
import { pdfDownload } from "../invoice-pdf.server";
import { invoiceOf } from "../papers.server";

export async function loader(args: LoaderFunctionArgs) {
  const content = await invoiceOf(await requireOwnOrder(args));
  if (!content) throw notFound();
  return pdfDownload(content);
}
