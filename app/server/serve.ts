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
import type { Handler } from "./handler";
import { startShopJobs } from "./jobs";
import { packed } from "./packed-answer";
import { readRestAfter } from "./rest-of-body";
import type { Files } from "./static-files";
import { answerUnreadable, asksFor } from "./unreadable";

/**
 * Listens on HOST:PORT until the process is told to stop: `files` answers for static files, `handler` for the rest.
 * Throws when the address cannot be had.
 */
export async function listen(handler: Handler, files: Files): Promise<void> {
  const server = createServer(listenerFor(handler, files));
  // A phone on a bad network gets a minute to send its form; a caller that only holds the line does not.
  server.requestTimeout = 60_000;
  server.headersTimeout = 15_000;

  const port = await portOf(server);
  listeningOn(port);
  process.stdout.write(
    `\n  The shop is open at ${settings.shopUrl ?? `http://localhost:${port}`}\n\n`,
  );

  const stopJobs = await startShopJobs();
  const closeDemoPayments = startDemoPayments();
  const end = () => stop(server, stopJobs, closeDemoPayments);
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

/** `files` answers what it can, the handler the rest. */
export function listenerFor(handler: Handler, files: Files): RequestListener {
  return (request, response) => {
    readRestAfter(request, response);
    files(request, response, () => handOver(handler, request, response));
  };
}

function handOver(handler: Handler, request: IncomingMessage, response: ServerResponse): void {
  // A listener for each request, because only here the request's own socket is at hand.
  const { socket } = request;
  const line = { clientAddress: socket.remoteAddress, hangUp: () => void socket.destroy() };
  const onThisLine: FetchHandler = async (asked, client) => {
    if (!asksFor(request.url, asked)) throw new TypeError("The Host moves the address");
    return packed(asked, await handler(asked, client, line));
  };
  const handle = createRequestListener(onThisLine, {
    trustProxy: settings.trustProxy,
    onError: (error) => answerUnreadable(error, request.url),
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

/** How long (ms) what is under way may take before the process ends all the same. */
const patience = 10_000;

/** Finishes the requests and jobs under way (10 s at most), folds the write-ahead log into the database, ends. */
function stop(server: Server, stopJobs: () => Promise<void>, closeDemoPayments: () => void): void {
  const jobsDone = Promise.race([stopJobs(), setTimeout(patience)]);
  server.close(() => {
    void jobsDone.then(async () => {
      closeDemoPayments();
      await closeDatabase();
      process.exit(0);
    });
  });
  // Kept-alive connections would hold the server open, also those whose last request has just been answered.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  void setTimeout(patience, undefined, { ref: false }).then(() => {
    log.warn("Some requests did not finish in time");
    server.closeAllConnections();
  });
}
