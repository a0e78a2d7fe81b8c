import path from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { pathToFileURL } from "node:url";
import routes from "~/routes";
import * as entry from "~/entry.server";
import * as root from "~/root";
import { buildOf } from "./build-of";

type Configured = { file: string; path?: string; index?: boolean; children?: Configured[] };
type Route = NonNullable<ServerBuild["routes"][string]>;
type Asset = NonNullable<ServerBuild["assets"]["routes"][string]>;

/** The whole shop as its build would give it to Remix, from the sources; the browser's files have made-up names. */
export async function shopBuild(): Promise<ServerBuild> {
  const all: Route[] = [{ id: "root", path: "", module: root as Route["module"] }];
  await add(routes as unknown as Configured[], "root", all);
  const routesById = Object.fromEntries(all.map((route) => [route.id, route]));
  return {
    ...buildOf(routesById, entry as ServerBuild["entry"]["module"]),
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(all.map((route) => [route.id, assetOf(route)])),
      url: "/assets/manifest.js",
      version: "test",
    },
    assetsBuildDirectory: "build/client",
  };
}

async function add(below: Configured[], parentId: string, all: Route[]): Promise<void> {
  for (const { file, path: at, index, children } of below) {
    const id = file.replace(/\.tsx?$/, "");
    const module = (await import(pathToFileURL(path.resolve("app", file)).href)) as Route["module"];
    all.push({ id, parentId, path: at, index, module } as Route);
    if (children) await add(children, id, all);
  }
}

function assetOf({ id, parentId, path: at, index, module }: Route): Asset {
  return {
    id,
    ...(parentId ? { parentId } : {}),
    ...(at === undefined ? {} : { path: at }),
    ...(index ? { index } : {}),
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: "ErrorBoundary" in module,
    module: `/assets/${id}.js`,
    imports: [],
  };
}
