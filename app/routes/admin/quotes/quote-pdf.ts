import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { notFound } from "~/lib/http/http";
import { quoteDownload } from "~/quotes/quote-pdf.server";
import { quoteByNumber } from "~/quotes/quotes.server";
import { shownQuote } from "~/quotes/shown-quote.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const quote = quoteByNumber(args.params.number ?? "");
  if (!quote) throw notFound();
  return quoteDownload(shownQuote(quote));
}
