import { createServer, type Socket } from "node:net";
import { portOf, stopAccepting } from "../connections";

/** Hands a connection to another process. Rejects when that process has ended; the connection is then still ours. */
export type Take = (socket: Socket) => Promise<unknown>;

/** Most connections that wait here while no process can take them, for example after all have died. */
const mostWaiting = 1000;

/**
 * The port of a multi-process shop: the primary accepts connections and hands them out in turn, one at a time per process, so
 * that busy processes get none. It reads nothing from them.
 */
export function createDoor(most = mostWaiting) {
  const waiting: Socket[] = [];
  const takers = new Set<Take>();
  /** Processes without a connection in transfer, longest free first. */
  const free: Take[] = [];
  let onChange: (() => void) | null = null;

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    socket.on("error", () => undefined);
    if (waiting.length < most) waiting.push(socket);
    else socket.destroy();
    handOut();
  });

  const handOut = () => {
    while (waiting.length > 0 && free.length > 0) void give(free.shift()!, waiting.shift()!);
    onChange?.();
  };
  const give = async (take: Take, socket: Socket) => {
    try {
      await take(socket);
      // Closes only this process's handle.
      socket.destroy();
      if (takers.has(take)) free.push(take);
    } catch {
      takers.delete(take);
      waiting.unshift(socket);
    }
    handOut();
  };
  const isQuiet = () => takers.size === 0 || (waiting.length === 0 && free.length === takers.size);

  return {
    /** Returns the port. Throws when the address is not available. */
    listen: (port: number, host: string) => portOf(server, port, host),
    /** Adds a process. */
    join(take: Take): void {
      takers.add(take);
      free.push(take);
      handOut();
    },
    /** Removes a process; one connection may still be in transfer. */
    dismiss(take: Take): void {
      takers.delete(take);
      if (free.includes(take)) free.splice(free.indexOf(take), 1);
      onChange?.();
    },
    /**
     * Accepts connections that have reached the machine, and none after. Resolves when all are handed out, or no process is left
     * to take them.
     */
    async close(): Promise<void> {
      await stopAccepting(server);
      await new Promise<void>((done) => {
        onChange = () => isQuiet() && done();
        onChange?.();
      });
      for (const socket of waiting.splice(0)) socket.destroy();
    },
  };
}
