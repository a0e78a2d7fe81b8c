import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import { startDemoPayments } from "~/payments/demo-payments.server";
import { closeDatabase } from "~/db/connection.server";
import { listeningOn } from "~/lib/listening.server";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/env/settings.server";
import {
  bounds,
  type Connections,
  keepRoom,
  portOf,
  readRestAfter,
  refuseTunnels,
  stopAccepting,
} from "./connections";
import { countAnswer } from "./count-answer";
import type { Handler } from "./handler";
import { startShopJobs } from "./jobs";
import { packed } from "./packed-answer";
import type { RouteName } from "./route-name";
import type { Files } from "./static-files";
import { asksFor, isUnderstood } from "./request-line";
import { contained, containUncaught, failure, sentence } from "./request-net";

/** How long (ms) what is under way may take before the process ends all the same. */
export const patience = 10_000;

export type Serving = {
  port: number;
  /** Resolves when nothing is under way any more and the database is closed. */
  stop: () => Promise<void>;
};

/** Has a server get connections; gives the port to which they come. */
export type OpenPort = (server: Server) => Promise<number>;

const listenHere: OpenPort = (server) => portOf(server, settings.port, settings.host);

/**
 * Listens on HOST:PORT and starts what the shop does by itself: `files` answers for static files, `handler` for the rest.
 * `nameOf` names addresses in the numbers. Throws when the address cannot be had.
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
  const closeDemoPayments = startDemoPayments();
  return { port, stop: once(() => stop(server, connections, stopJobs, closeDemoPayments)) };
}

/** `files` answers what it can, the handler the rest; all of it is counted under the name of its address. */
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
  // A listener for each request, because only here the request's own socket is at hand.
  const { socket, url = "/" } = request;
  const line = { clientAddress: socket.remoteAddress, hangUp: () => void socket.destroy() };
  // Until the handler is asked, what goes wrong is that no `Request` can be made of this one.
  let status: 400 | 500 = 400;
  const onThisLine: FetchHandler = async (asked, client) => {
    if (!asksFor(url, asked)) throw new TypeError("The forwarded host moves the address");
    status = 500;
    return packed(asked, await handler(asked, client, line));
  };
  const handle = createRequestListener(onThisLine, {
    trustProxy: settings.trustProxy,
    onError: (error) => {
      const { body, ...init } = status === 500 ? failure(request, error) : sentence(400, url);
      return new Response(body, init);
    },
  });
  void handle(request, response);
}

/** Finishes the requests and jobs under way (10 s at most), folds the write-ahead log into the database. */
async function stop(
  server: Server,
  connections: Connections,
  stopJobs: () => Promise<void>,
  closeDemoPayments: () => void,
): Promise<void> {
  const jobsDone = Promise.race([stopJobs(), setTimeout(patience)]);
  await stopAccepting(server);
  if (!(await connections.finish(patience))) log.warn("Some requests did not finish in time");
  await jobsDone;
  closeDemoPayments();
  await closeDatabase();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}
