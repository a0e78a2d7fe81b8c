import type { Server } from "node:http";
import type { Socket } from "node:net";
import { sandboxElsewhere } from "~/sales/payments/provider/demo-payments.server";
import { type AllProcesses, askForProcesses, ownState } from "~/office/health/processes.server";
import { askForCopy } from "~/upkeep/replica/copy-state.server";
import type { CopyState } from "~/upkeep/replica/copy-words";
import { countBy } from "~/base/lib/api/limit.server";
import { endProcess } from "~/base/lib/log/log.server";
import type { Serving } from "../serve";
import { serveBuild } from "../serve-build";
import { endWithPeer, ipcWith } from "./ipc";
import { countTogether } from "./shared-limits";
import { remoteSandbox } from "./shared-sandbox";

/**
 * Runs a worker process. The primary starts it after preparing the database and passes it connections. When the primary has
 * ended, Node ends this process.
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
  // A send may fail just before Node notices that the primary has ended.
  const ask = endWithPeer(askPrimary, () => process.exit(0));
  countBy(countTogether(ask));
  askForProcesses(() => ask<AllProcesses>("processes"));
  askForCopy(() => ask<CopyState | null>("copy"));
  sandboxElsewhere(remoteSandbox(ask));

  serving = await serveBuild((server) => {
    web = server;
    // This event starts the server's timeout checks.
    server.emit("listening");
    return ask<number>("open");
  });
  // The primary stops sending connections, then tells this process to stop. Ctrl-C reaches both.
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void ask("leave").catch(() => undefined));
}

/** Treats the socket as accepted by `server`. */
function takeOver(server: Server, socket: Socket): void {
  socket.allowHalfOpen = true;
  server.emit("connection", socket);
}
