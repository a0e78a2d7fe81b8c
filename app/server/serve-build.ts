import * as build from "virtual:remix/server-build";
import { createHandler } from "./handler";
import { routeNameOf } from "./route-name";
import { listen, type Serving } from "./serve";
import { filesOf } from "./static-files";

/** Serves the built shop. The database must be ready. */
export function serveBuild(): Promise<Serving> {
  const handler = createHandler(build, "production");
  return listen(handler, filesOf("build/client"), routeNameOf(build.routes));
}
