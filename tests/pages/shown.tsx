import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { matchRoutes } from "react-router-dom";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom/server";

type Given = {
  path?: string;
  /** What the page's loader gave. */
  data?: object | null;
  /** What its action gave. */
  answer?: object;
};

/** The HTML of one page's own part, as the server would send it for this path and this data. */
export function shown(
  Page: ComponentType,
  { path = "/", data = null, answer }: Given = {},
): string {
  const { dataRoutes } = createStaticHandler([{ id: "page", path: "*", Component: Page }]);
  const context: StaticHandlerContext = {
    basename: "/",
    location: { pathname: path, search: "", hash: "", key: "default", state: null },
    matches: (matchRoutes(dataRoutes, path) ?? []) as StaticHandlerContext["matches"],
    loaderData: { page: data },
    actionData: answer ? { page: answer } : null,
    errors: null,
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

/** The words of a page, without its tags. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}
