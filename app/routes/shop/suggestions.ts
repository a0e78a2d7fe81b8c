import type { LoaderFunctionArgs } from "@remix-run/node";
import { countCall } from "~/base/lib/api/limit.server";
import { Refusal } from "~/base/lib/api/refusal";
import { networkOf } from "~/base/lib/http/network";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { listOfVisitor, pricedBy } from "~/goods/prices/own-prices.server";

/** Search suggestions while typing. Cached by the browser for a minute, unless the prices are one customer's. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  try {
    await countCall("suggestions", networkOf(context.clientAddress));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return Response.json([], { status: refusal.status, headers: refusal.headers });
  }
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const list = await listOfVisitor(args);
  return Response.json(
    suggestionsFor(typed, (products) => pricedBy(list, products)),
    { headers: { "Cache-Control": "private, max-age=60", Vary: "Cookie" } },
  );
}
