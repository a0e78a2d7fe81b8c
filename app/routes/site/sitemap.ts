import type { LoaderFunctionArgs } from "@remix-run/node";
import { listedPaths } from "~/layout/listed";
import { shopAddress } from "~/lib/http/listening.server";
import { xmlAnswer } from "~/lib/sitemap";
import { sitemap } from "~/catalogue/sitemap.server";

/** The sitemap, or an index of its parts. */
export function loader({ request }: LoaderFunctionArgs) {
  return xmlAnswer(sitemap(shopAddress(request), listedPaths));
}
