import { createServer, type Server } from "node:http";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import { startReconciler } from "~/checkout/reconcile.server";
import { closeDatabase } from "~/db/connection.server";
import { startJobs } from "~/jobs/run-jobs.server";
import { listeningOn } from "~/lib/listening.server";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/settings.server";
import { shopJobs } from "./jobs";
import { readRestAfter } from "./rest-of-body";
import type { Files } from "./static-files";
import { answerUnreadable } from "./unreadable";

/**
 * Listens on HOST:PORT until the process is told to stop: `files` answers for static files, `handler` for the rest.
 * Throws when the address cannot be had.
 */
export async function listen(handler: FetchHandler, files: Files): Promise<void> {
  const handle = createRequestListener(handler, {
    trustProxy: settings.trustProxy,
    onError: answerUnreadable,
  });
  const server = createServer((request, response) => {
    readRestAfter(request, response);
    files(request, response, () => handle(request, response));
  });
  // A phone on a bad network gets a minute to send its form; a caller that only holds the line does not.
  server.requestTimeout = 60_000;
  server.headersTimeout = 15_000;

  const port = await portOf(server);
  listeningOn(port);
  process.stdout.write(
    `\n  The shop is open at ${settings.shopUrl ?? `http://localhost:${port}`}\n\n`,
  );

  const stopReconciler = startReconciler();
  const stopJobs = startJobs(shopJobs);
  const stopWorking = () => {
    stopReconciler();
    return stopJobs();
  };
  process.once("SIGTERM", () => stop(server, stopWorking));
  process.once("SIGINT", () => stop(server, stopWorking));
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : settings.port;
}

/** Finishes the requests (10 s at most) and the jobs under way, folds the write-ahead log into the database, ends. */
function stop(server: Server, stopWorking: () => Promise<void>): void {
  const worked = stopWorking();
  server.close(() => void worked.then(closeDatabase).then(() => process.exit(0)));
  // Kept-alive connections would hold the server open, also those whose last request has just been answered.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => {
    log.warn("Some requests did not finish in time");
    server.closeAllConnections();
  }, 10_000).unref();
}
