import type { LoaderFunctionArgs } from "@remix-run/node";
import { shopAddress } from "~/base/lib/http/listening.server";
import { categoriesWithCounts } from "~/goods/catalogue/categories.server";
import { llmsText } from "~/layout/llms-text";
import { companyFacts } from "~/upkeep/pages/company.server";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";

/** The shop for programs that read text: https://llmstxt.org. */
export function loader({ request }: LoaderFunctionArgs) {
  const text = llmsText({
    address: shopAddress(request),
    company: companyFacts(),
    categories: categoriesWithCounts(),
    returnDays: returnTerms().days,
  });
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    },
  });
}
