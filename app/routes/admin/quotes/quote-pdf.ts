import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { notFound } from "~/base/lib/http/http";
import { quoteDownload } from "~/office/quotes/quote-pdf.server";
import { quoteByNumber } from "~/office/quotes/quotes.server";
import { shownQuote } from "~/office/quotes/shown-quote.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const quote = quoteByNumber(args.params.number ?? "");
  if (!quote) throw notFound();
  return quoteDownload(shownQuote(quote));
}
