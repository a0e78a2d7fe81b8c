import type { LoaderFunctionArgs } from "@remix-run/node";
import { shopAddress } from "~/base/lib/http/listening.server";
import { isUnchanged } from "~/base/lib/http/not-modified";
import { xmlAnswer } from "~/base/lib/http/xml";
import { feedVersion, merchantFeed } from "~/goods/feed/merchant-feed.server";
import { companyFacts } from "~/upkeep/pages/company.server";

/** All packs for Google's Merchant Centre; 304 for who has it already. */
export function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const address = shopAddress(request);
  const { version, since } = feedVersion(now);
  const validators = {
    ETag: `"${version}-${Buffer.from(address).toString("base64url")}"`,
    "Last-Modified": new Date(since).toUTCString(),
  };
  if (isUnchanged(request.headers, validators)) {
    const headers = { ...validators, "Cache-Control": "public, max-age=300" };
    return new Response(null, { status: 304, headers });
  }
  return xmlAnswer(merchantFeed(address, companyFacts().name, now), validators);
}
