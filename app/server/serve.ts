import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import * as build from "virtual:remix/server-build";
import { closeDatabase } from "~/db/connection.server";
import { log } from "~/lib/log.server";
import { settings } from "~/lib/settings.server";
import { createHandler } from "./handler";
import { serveFile } from "./static-files";

/** Listens on HOST:PORT until the process is told to stop. Throws when the address is taken. */
export async function serve(): Promise<void> {
  const handle = createRequestListener(createHandler(build, "production"), {
    trustProxy: settings.trustProxy,
  });
  const server = createServer((request, response) =>
    serveFile(request, response, () => handle(request, response)),
  );
  // A phone on a bad network gets a minute to send its form; a caller that only holds the line does not.
  server.requestTimeout = 60_000;
  server.headersTimeout = 15_000;

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  process.env.BOUND_PORT = String(port);
  process.stdout.write(
    `\n  The shop is open at ${settings.shopUrl ?? `http://localhost:${port}`}\n\n`,
  );

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Idle keep-alive connections would keep the server up; running requests are finished.
    server.close(() => void closeDatabase().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => {
      log.warn("Some requests did not finish in time");
      server.closeAllConnections();
    }, 10_000).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
