import { renderToString } from "react-dom/server";
import { matchRoutes } from "react-router-dom";
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router-dom/server";
import { LastUsed } from "~/lib/last-used";
import type { FrameVisitor } from "./frame";
import { type PartName, visitorParts } from "./visitor-parts";

const known = new LastUsed<string, Buffer>(1000);

/** The HTML of each part of the frame about this visitor, as on every open page: none of their links leads to one. */
export function partsFor(visitor: FrameVisitor): Record<PartName, Buffer> {
  const name = visitor.viewer && `${visitor.viewer.role} ${visitor.viewer.name}`;
  return {
    "phone-account": markup("phone-account", visitor, name ? "signed in" : "guest"),
    account: markup("account", visitor, name ?? ""),
    cart: markup("cart", visitor, String(visitor.cart.count)),
  };
}

/** `shown`: all of the visitor that shows in this part. */
function markup(part: PartName, visitor: FrameVisitor, shown: string): Buffer {
  const key = `${part} ${shown}`;
  return known.get(key) ?? known.keep(key, Buffer.from(rendered(visitorParts[part](visitor))));
}

function rendered(element: React.ReactNode): string {
  const routes = [{ id: "page", path: "*", element }];
  const context: StaticHandlerContext = {
    basename: "/",
    location: { pathname: "/", search: "", hash: "", key: "default", state: null },
    matches: (matchRoutes(routes, "/") ?? []) as StaticHandlerContext["matches"],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter(routes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
