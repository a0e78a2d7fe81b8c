import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout } from "node:timers/promises";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import { startDemoPayments } from "~/checkout/demo-payments.server";
import { closeDatabase } from "~/db/connection.server";
import { listeningOn } from "~/lib/listening.server";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/settings.server";
import { bounds, keepRoom, refuseTunnels } from "./connections";
import { countAnswer } from "./count-answer";
import type { Handler } from "./handler";
import { startShopJobs } from "./jobs";
import { packed } from "./packed-answer";
import { readRestAfter } from "./rest-of-body";
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

/**
 * Listens on HOST:PORT and starts what the shop does by itself: `files` answers for static files, `handler` for the rest.
 * `nameOf` names addresses in the numbers. Throws when the address cannot be had.
 */
export async function listen(
  handler: Handler,
  files: Files,
  nameOf: RouteName = () => null,
): Promise<Serving> {
  const server = createServer(bounds, listenerFor(handler, files, nameOf));
  containUncaught();
  refuseTunnels(server);
  keepRoom(server);
  const port = await portOf(server);
  listeningOn(port);
  const stopJobs = startShopJobs();
  const closeDemoPayments = startDemoPayments();
  return { port, stop: once(() => stop(server, stopJobs, closeDemoPayments)) };
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

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : settings.port;
}

/** Finishes the requests and jobs under way (10 s at most), folds the write-ahead log into the database. */
async function stop(
  server: Server,
  stopJobs: () => Promise<void>,
  closeDemoPayments: () => void,
): Promise<void> {
  const requestsDone = new Promise<void>((done) => server.close(() => done()));
  const jobsDone = Promise.race([stopJobs(), setTimeout(patience)]);
  // Kept-alive connections would hold the server open, also those whose last request has just been answered.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  void setTimeout(patience, undefined, { ref: false }).then(() => {
    log.warn("Some requests did not finish in time");
    server.closeAllConnections();
  });
  await requestsDone;
  await jobsDone;
  closeDemoPayments();
  await closeDatabase();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}
