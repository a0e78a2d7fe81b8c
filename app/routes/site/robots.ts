import type { LoaderFunctionArgs } from "@remix-run/node";
import { shopAddress } from "~/base/lib/http/listening.server";
import { unlistedPaths } from "~/layout/unlisted";
import { localized } from "~/base/words/addresses";
import { languages } from "~/base/words/language";

/** robots.txt: disallowed paths and the address of the sitemap. */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...languages.flatMap((each) =>
      unlistedPaths
        .map((path) => localized(path, each))
        .filter((path, index) => each === "en" || path !== unlistedPaths[index])
        .map((path) => `Disallow: ${path}`),
    ),
    "",
    `Sitemap: ${shopAddress(request)}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
