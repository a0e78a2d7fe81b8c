import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { Links, Meta, Outlet, RemixServer, Scripts, ScrollRestoration } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { categoryLinks } from "~/catalogue/categories.server";
import { visitorText } from "~/layout/visitor.server";
import { shopAddress } from "~/lib/http/listening.server";
import { wholePage } from "~/lib/http/whole-page.server";
import { companyFacts } from "~/pages/company.server";

// The least that Remix does for a page: an empty one, with what the shop's root loader reads. Neither packed nor logged.

async function loader(args: LoaderFunctionArgs) {
  const { visitor } = await visitorText(args);
  const address = shopAddress(args.request);
  return { visitor, categories: categoryLinks(), company: companyFacts(), address, demo: true };
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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady: () =>
        void pipe(wholePage((page) => resolve(new Response(page, { status, headers })))),
      onShellError: reject,
    });
  });
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
  entry: { module: { default: handleRequest } },
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

const handle = createRequestHandler(build, "production");
createServer(
  createRequestListener((request) =>
    handle(request, {
      requestId: "",
      nonce: "",
      clientAddress: "",
      origin: null,
      line: undefined,
      template: undefined,
    }),
  ),
).listen(Number(process.env.PORT), "127.0.0.1");
