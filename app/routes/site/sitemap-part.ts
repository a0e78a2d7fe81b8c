import type { LoaderFunctionArgs } from "@remix-run/node";
import { listedPaths } from "~/layout/listed";
import { shopAddress } from "~/base/lib/http/listening.server";
import { xmlAnswer } from "~/base/lib/http/xml";
import { sitemapPart } from "~/goods/catalogue/sitemap.server";

/** One part of the sitemap, which is split if the shop is very large. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const number = /^[1-9]\d{0,5}$/.test(params.number ?? "") ? Number(params.number) : 0;
  const part = sitemapPart(shopAddress(request), listedPaths, number);
  if (part) return xmlAnswer(part);
  return new Response("There is no such list.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
