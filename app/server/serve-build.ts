import * as build from "virtual:remix/server-build";
import { createHandler } from "./handler";
import { growHeapSlowly } from "./memory";
import { pageCache } from "./page-cache/page-cache";
import { fillingPage } from "./answer/filling-page";
import { earlierFolders } from "./ready/earlier-assets.mjs";
import { photoFiles } from "./answer/photo-files";
import { routeNameOf } from "./request/route-name";
import { listen, type OpenPort, type Serving } from "./serve";
import { filesOf, inTurn } from "./answer/static-files";

/**
 * Serves the built shop: cached pages first, then photos, static files, everything else. The database must be ready. `openPort`
 * connects the server to a port; without it the server listens itself.
 */
export function serveBuild(openPort?: OpenPort): Promise<Serving> {
  growHeapSlowly();
  const handler = createHandler(build, "production");
  const nameOf = routeNameOf(build.routes);
  // A page of before an upgrade still loads its scripts.
  const assets = ["client", ...earlierFolders]
    .map((name) => filesOf(`build/${name}`))
    .reduce((first, second) => inTurn(first, second));
  const files = inTurn(photoFiles, assets);
  const ready = inTurn(pageCache(handler, nameOf), files);
  return listen(handler, inTurn(fillingPage, ready), nameOf, openPort);
}
