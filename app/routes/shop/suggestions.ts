import type { LoaderFunctionArgs } from "@remix-run/node";
import { countCall } from "~/lib/api/limit.server";
import { Refusal } from "~/lib/api/refusal";
import { networkOf } from "~/lib/http/network";
import { suggestionsFor } from "~/catalogue/search/suggestions.server";

/** Search suggestions while typing. Cached by the browser for a minute. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    await countCall("suggestions", networkOf(context.clientAddress));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return Response.json([], { status: refusal.status, headers: refusal.headers });
  }
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  return Response.json(suggestionsFor(typed), {
    headers: { "Cache-Control": "private, max-age=60" },
  });
}
