import type { LoaderFunctionArgs } from "@remix-run/node";
import { listedPaths } from "~/layout/listed";
import { shopAddress } from "~/base/lib/http/listening.server";
import { xmlAnswer } from "~/base/lib/http/xml";
import { sitemap } from "~/goods/catalogue/sitemap.server";

/** The sitemap, or an index of its parts. */
export function loader({ request }: LoaderFunctionArgs) {
  return xmlAnswer(sitemap(shopAddress(request), listedPaths));
}
