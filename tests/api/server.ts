import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll } from "vitest";
import { handleError } from "~/entry.server";
import routes from "~/routes";
import { settings } from "~/base/lib/env/settings.server";
import { createHandler } from "~/server/handler";
import { readRestAfter } from "~/server/connections";
import { buildOf } from "../server/build-of";

/** The API behind a real socket: the shop's own handler with Remix in it, over those of its routes that are the API. */
export async function startApi(): Promise<{ address: string; close: () => Promise<void> }> {
  const handle = createHandler(await apiBuild(), "production");
  const onRequest: FetchHandler = (request, client) => handle(request, client);
  const options = { trustProxy: settings.trustProxy };
  const listener = createRequestListener(onRequest, options);
  const server = createServer((request, response) => {
    readRestAfter(request, response);
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

/** The same for a test file, open while it runs. */
export function apiOnTheWire(): { readonly address: string } {
  let api: Awaited<ReturnType<typeof startApi>> | null = null;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api?.close());
  return {
    get address() {
      if (!api) throw new Error("The API is not open yet");
      return api.address;
    },
  };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

type Module = ServerBuild["routes"][string]["module"];
const modules = import.meta.glob<Module>("../../app/*/api/*.ts");

/** What stands for every page of the shop: nothing below /api/v1 may be answered with one. */
const page = { headers: { "Content-Type": "text/html" } };

/** What Remix would build of the API's routes alone. */
async function apiBuild(): Promise<ServerBuild> {
  const entries = (routes as RouteConfigEntry[]).filter(({ path }) => path?.startsWith("api/v1"));
  const built = await Promise.all(
    entries.map(async ({ path, file }) => {
      const load = modules[`../../app/${file}`];
      if (!path || !load) throw new Error(`There is no route module ${file}`);
      return [file, { id: file, path, parentId: "root", module: await load() }] as const;
    }),
  );
  return buildOf(
    { root: { id: "root", module: { default: () => null } }, ...Object.fromEntries(built) },
    { default: () => new Response("a page", page), handleError },
  );
}
