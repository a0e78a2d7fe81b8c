import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireQuote } from "~/office/quotes/quote-access.server";
import { quoteDownload } from "~/office/quotes/quote-pdf.server";
import { shownQuote } from "~/office/quotes/shown-quote.server";

export async function loader(args: LoaderFunctionArgs) {
  const { quote } = await requireQuote(args);
  return quoteDownload(shownQuote(quote));
}
