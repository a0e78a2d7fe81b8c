import type { Server } from "node:http";
import type { Socket } from "node:net";
import { sandboxElsewhere } from "~/payments/demo-payments.server";
import { type AllProcesses, askForProcesses, ownState } from "~/health/processes.server";
import { countBy } from "~/lib/api/limit.server";
import { endProcess } from "~/lib/log.server";
import type { Serving } from "../serve";
import { serveBuild } from "../serve-build";
import { endWithPeer, ipcWith } from "./ipc";
import { countTogether } from "./shared-limits";
import { farSandbox } from "./shared-sandbox";

/**
 * One of the processes that answer requests, started by the first one, which has made the database ready and gives it its
 * connections. When the first one is gone, Node ends this one.
 */
export async function startWorker(): Promise<void> {
  let serving: Serving | null = null;
  let web: Server | null = null;
  const askPrimary = ipcWith(process as Required<Pick<NodeJS.Process, "send">> & NodeJS.Process, {
    state: ownState,
    alive: () => true,
    connection: (_: unknown, socket) => void (web && socket && takeOver(web, socket)),
    stop: () => void (serving?.stop() ?? Promise.resolve()).then(() => endProcess(0)),
  });
  // A send may fail a moment before Node sees that the first process is gone.
  const ask = endWithPeer(askPrimary, () => process.exit(0));
  countBy(countTogether(ask));
  askForProcesses(() => ask<AllProcesses>("processes"));
  sandboxElsewhere(farSandbox(ask));

  serving = await serveBuild((server) => {
    web = server;
    // It looks at its time limits from then on.
    server.emit("listening");
    return ask<number>("open");
  });
  // The first process gives it no more connections, then tells it to stop. Ctrl-C reaches both.
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void ask("leave").catch(() => undefined));
}

/** As if `server` had accepted the connection itself. */
function takeOver(server: Server, socket: Socket): void {
  socket.allowHalfOpen = true;
  server.emit("connection", socket);
}
