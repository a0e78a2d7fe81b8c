import type { ServerBuild } from "@remix-run/node";

/** A build of these routes alone, with the shop's settings of Remix. `entry` answers for their pages. */
export function buildOf(
  routes: ServerBuild["routes"],
  entry: ServerBuild["entry"]["module"],
): ServerBuild {
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
    mode: "production",
  };
}
