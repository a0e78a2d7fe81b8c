import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/node";
import { cannotStore, cannotStoreWords } from "~/lib/cannot-store";
import { log } from "~/lib/log.server";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * The same routes, but when nothing can be stored for the moment their loaders and actions answer 503 and say so, instead of
 * the 500 of a fault. The frame of the page, which only reads, is shown around it.
 */
export function calmRoutes(build: ServerBuild): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) if (route) routes[id] = calmRoute(route);
  return { ...build, routes };
}

function calmRoute(route: Route): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: calm(loader) }),
      ...(action && { action: calm(action) }),
    },
  };
}

function calm<Run extends LoaderFunction | ActionFunction>(run: Run): Run {
  const calmly: LoaderFunction = async (args) => {
    try {
      return (await run(args)) as ReturnType<LoaderFunction>;
    } catch (error) {
      if (!cannotStore(error)) throw error;
      log.error({ requestId: args.context.requestId, err: error });
      // oxlint-disable-next-line no-throw-literal -- Remix's way to show the page of an error
      throw new Response(cannotStoreWords, { status: 503 });
    }
  };
  return calmly as Run;
}
