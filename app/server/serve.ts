import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import { startDemoPayments } from "~/sales/payments/provider/demo-payments.server";
import { closeDatabase } from "~/base/db/connection.server";
import { storeVisits } from "~/upkeep/visits/count.server";
import { listeningOn } from "~/base/lib/http/listening.server";
import { log } from "~/base/lib/log/log.server";
import { settings } from "~/base/lib/env/settings.server";
import {
  bounds,
  type Connections,
  keepRoom,
  patience,
  portOf,
  readRestAfter,
  refuseTunnels,
  stopAccepting,
} from "./connections";
import { countAnswer } from "./answer/count-answer";
import { purgeOnChange } from "./edge/purge-on-change";
import type { Handler } from "./handler";
import { startShopJobs } from "./jobs";
import { packed } from "./answer/packed-answer";
import type { RouteName } from "./request/route-name";
import type { Files } from "./answer/static-files";
import { asksFor, isUnderstood } from "./request/request-line";
import { contained, containUncaught, failure, sentence } from "./request/request-net";

export type Serving = {
  port: number;
  /** Resolves when all requests and jobs are done and the database is closed. */
  stop: () => Promise<void>;
};

/** Connects a server to a port; returns the public port. */
export type OpenPort = (server: Server) => Promise<number>;

const listenHere: OpenPort = (server) => portOf(server, settings.port, settings.host);

/**
 * Listens on HOST:PORT and starts the shop's background jobs and the purges of an edge. `files` serves static files, `handler` everything else; `nameOf`
 * names routes in the metrics. Throws when the address is not available.
 */
export async function listen(
  handler: Handler,
  files: Files,
  nameOf: RouteName = () => null,
  openPort = listenHere,
): Promise<Serving> {
  const server = createServer(bounds, listenerFor(handler, files, nameOf));
  containUncaught();
  refuseTunnels(server);
  const connections = keepRoom(server);
  const port = await openPort(server);
  listeningOn(port);
  const stopJobs = startShopJobs();
  const stopPurges = purgeOnChange();
  const stopWork = async () => void (await Promise.all([stopJobs(), stopPurges()]));
  const closeDemoPayments = startDemoPayments();
  return { port, stop: once(() => stop(server, connections, stopWork, closeDemoPayments)) };
}

/** `files` answers first, then `handler`; every request is counted under its route. */
export function listenerFor(
  handler: Handler,
  files: Files,
  nameOf: RouteName = () => null,
): RequestListener {
  return contained((request, response) => {
    countAnswer(request, response, nameOf);
    readRestAfter(request, response);
    if (isUnderstood(request)) files(request, response, () => handOver(handler, request, response));
    else {
      const { status, headers, body } = sentence(400, request.url);
      response.writeHead(status, headers).end(body);
    }
  });
}

function handOver(handler: Handler, request: IncomingMessage, response: ServerResponse): void {
  // Created per request: only here is the request's own socket available.
  const { socket, url = "/" } = request;
  const line = { clientAddress: socket.remoteAddress, hangUp: () => void socket.destroy() };
  // Until the handler runs, any failure means that this request cannot become a `Request`.
  let status: 400 | 500 = 400;
  const fetchHandler: FetchHandler = async (request, client) => {
    if (!asksFor(url, request)) throw new TypeError("The forwarded host changes the URL");
    status = 500;
    return packed(request, await handler(request, client, line));
  };
  const handle = createRequestListener(fetchHandler, {
    trustProxy: settings.trustProxy,
    onError: (error) => {
      const { body, ...init } = status === 500 ? failure(request, error) : sentence(400, url);
      return new Response(body, init);
    },
  });
  void handle(request, response);
}

/** Finishes pending requests and jobs (at most 10 s), then folds the write-ahead log into the database. */
async function stop(
  server: Server,
  connections: Connections,
  stopWork: () => Promise<void>,
  closeDemoPayments: () => void,
): Promise<void> {
  const workDone = Promise.race([stopWork(), setTimeout(patience)]);
  await stopAccepting(server);
  if (!(await connections.finish(patience))) log.warn("Some requests did not finish in time");
  await workDone;
  await storeVisits();
  closeDemoPayments();
  await closeDatabase();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}
