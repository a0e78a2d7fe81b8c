import * as build from "virtual:remix/server-build";
import { createHandler } from "./handler";
import { pageCache } from "./page-cache/page-cache";
import { photoFiles } from "./photo-files";
import { routeNameOf } from "./route-name";
import { listen, type OpenPort, type Serving } from "./serve";
import { filesOf, inTurn } from "./static-files";

/**
 * Serves the built shop: open pages from memory, photos, static files, then all the rest. The database must be ready.
 * `openPort` is how its server gets connections, unless it listens itself.
 */
export function serveBuild(openPort?: OpenPort): Promise<Serving> {
  const handler = createHandler(build, "production");
  const nameOf = routeNameOf(build.routes);
  const files = inTurn(photoFiles, filesOf("build/client"));
  return listen(handler, inTurn(pageCache(handler, nameOf), files), nameOf, openPort);
}
