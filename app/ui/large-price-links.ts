import type { LinksFunction } from "@remix-run/node";
import rupeeSign from "~/ui/fonts/fraunces-rupee.woff2?url";

/** For the `links` of a page that shows a price as large as a heading: the rupee sign of headings. Other pages have none. */
export const largePriceLinks: LinksFunction = () => [
  {
    rel: "preload",
    href: rupeeSign,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
];
