import type { LoaderFunctionArgs } from "@remix-run/node";
import { countCall } from "~/lib/api/limit.server";
import { Refusal } from "~/lib/api/refusal";
import { networkOf } from "~/lib/http/network";
import { suggestionsFor } from "~/catalogue/search/suggestions.server";
import { listOfVisitor, pricedBy } from "~/prices/own-prices.server";

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
