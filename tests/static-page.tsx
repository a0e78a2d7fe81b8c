import { renderToString } from "react-dom/server";
import { matchRoutes, type RouteObject } from "react-router-dom";
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom/server";
import { inLanguagesHandler } from "./people/accounts/rendered";

type Given = {
  /** Path and query. */
  address?: string | undefined;
  /** What the route's loader gave. */
  data?: object | null;
  /** What its action gave. */
  answer?: object | undefined;
  /** What it threw. */
  error?: unknown;
};

/** The HTML of one route by itself, as the server would send it at this address with this data. */
export function staticPage(
  route: Pick<RouteObject, "Component" | "element" | "errorElement">,
  { address = "/", data = null, answer, error }: Given = {},
): string {
  const { pathname, search } = new URL(address, "http://localhost:3000");
  const routes = [{ id: "page", path: "*", ...route }];
  const context: StaticHandlerContext = {
    ...inLanguagesHandler({ pathname, search, hash: "", key: "default", state: null }),
    matches: (matchRoutes(routes, pathname) ?? []) as StaticHandlerContext["matches"],
    loaderData: { page: data },
    actionData: answer ? { page: answer } : null,
    errors: error === undefined ? null : { page: error },
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter(routes, context);
  return renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  ).replaceAll("<!-- -->", "");
}
