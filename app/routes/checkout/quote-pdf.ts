import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireQuote } from "~/quotes/quote-access.server";
import { quoteDownload } from "~/quotes/quote-pdf.server";
import { shownQuote } from "~/quotes/shown-quote.server";

export async function loader(args: LoaderFunctionArgs) {
  const { quote } = await requireQuote(args);
  return quoteDownload(shownQuote(quote));
}
