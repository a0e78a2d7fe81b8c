import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOwnOrder } from "~/checkout/order-behind.server";
import { notFound } from "~/lib/http";
import { pdfDownload } from "../invoice-pdf.server";
import { creditNoteOf } from "../papers.server";

export async function loader(args: LoaderFunctionArgs) {
  const order = await requireOwnOrder(args);
  const content = await creditNoteOf(order, args.params.number ?? "");
  if (!content) throw notFound();
  return pdfDownload(content);
}
