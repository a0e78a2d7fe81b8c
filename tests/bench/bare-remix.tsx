import { createServer } from "node:http";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { Links, Meta, Outlet } from "@remix-run/react";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import * as entry from "~/entry.server";
import { visitorFor } from "~/layout/visitor.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { createHandler } from "~/server/handler";
import { routeNameOf } from "~/server/request/route-name";
import { listenerFor } from "~/server/serve";

// The least that the shop's server takes for a page: an empty one, with what the shop's root loader reads; counted, secured, packed and
// logged as every page is.

async function loader(args: LoaderFunctionArgs) {
  const { visitor } = await visitorFor(args);
  const address = shopAddress(args.request);
  return { ...visitor, categories: categoryLinks(), company: companyFacts(), address, demo: true };
}

function Root() {
  return (
    <html lang="en-IN">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  );
}

const manifest = (id: string, parentId?: string) => ({
  id,
  ...(parentId && { parentId }),
  path: id === "root" ? "" : id,
  module: `/assets/${id}.js`,
  hasLoader: id === "root",
  hasAction: false,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
});

const build: ServerBuild = {
  mode: "production",
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: { default: Root, loader } },
    page: { id: "page", parentId: "root", path: "page", module: { default: () => null } },
  },
  assets: {
    version: "1",
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: [] },
    routes: { root: manifest("root"), page: manifest("page", "root") },
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  basename: "/",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
  isSpaMode: false,
};

createServer(
  listenerFor(
    createHandler(build, "production"),
    (_request, _response, next) => next(),
    routeNameOf(build.routes),
  ),
).listen(Number(process.env.PORT), "127.0.0.1");
