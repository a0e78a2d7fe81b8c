import type { LoaderFunctionArgs } from "@remix-run/node";
import { listedPaths } from "~/layout/listed";
import { shopAddress } from "~/lib/listening.server";
import { xmlAnswer } from "~/lib/sitemap";
import { sitemap } from "~/catalogue/sitemap.server";

/** Every page for search engines, or the files that list them. */
export function loader({ request }: LoaderFunctionArgs) {
  return xmlAnswer(sitemap(shopAddress(request), listedPaths));
}
