import { renderToString } from "react-dom/server";
import { matchRoutes } from "react-router-dom";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom/server";
import type { Frame } from "~/layout/frame";
import { guest } from "~/layout/visitor";

/** What the frame shows to a guest of a shop whose operator has set nothing yet. */
export const guestFrame: Frame = {
  ...guest,
  categories: [
    { name: "Tins & Jars", slug: "tins-and-jars" },
    { name: "Bottles", slug: "bottles" },
  ],
  company: {
    name: "Prayosha Oil",
    phone: null,
    email: null,
    address: null,
    hours: null,
    gstin: null,
    state: null,
    fssai: null,
    facebook: null,
    instagram: null,
    youtube: null,
    whatsapp: null,
    announcement: null,
  },
  demo: false,
};

/** The HTML of an element at an address of the shop. With `error` the element is what stands in for a page that threw it. */
export function htmlAt(address: string, element: React.ReactElement, error?: unknown): string {
  const { pathname, search } = new URL(address, "http://localhost:3000");
  const { dataRoutes } = createStaticHandler([
    { id: "page", path: "*", element, errorElement: element },
  ]);
  const context: StaticHandlerContext = {
    basename: "/",
    location: { pathname, search, hash: "", key: "default", state: null },
    matches: (matchRoutes(dataRoutes, pathname) ?? []) as StaticHandlerContext["matches"],
    loaderData: {},
    actionData: null,
    errors: error === undefined ? null : { page: error },
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  ).replaceAll("<!-- -->", "");
}

/** The links of some HTML, as `words → address`. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, inside]) =>
      `${(inside ?? "").replace(/<[^>]+>/g, "").replace("&amp;", "&")} → ${href}`,
  );
}
