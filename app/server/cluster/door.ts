import { createServer, type Socket } from "node:net";
import { portOf, stopAccepting } from "../connections";

/** Takes a connection over into another process. Rejects when that process is gone; the connection is still ours then. */
export type Take = (socket: Socket) => Promise<unknown>;

/** Connections that may wait here while no process can take them, such as when all have died. */
const mostWaiting = 1000;

/**
 * The port of a shop with several processes: the primary accepts every connection and hands them out in turn, one at a
 * time to each process, so that who is busy gets none. It reads nothing of them.
 */
export function createDoor(most = mostWaiting) {
  const waiting: Socket[] = [];
  const takers = new Set<Take>();
  /** Those to whom no connection is on its way, in the order in which they became so. */
  const free: Take[] = [];
  let told: (() => void) | null = null;

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    socket.on("error", () => undefined);
    if (waiting.length < most) waiting.push(socket);
    else socket.destroy();
    handOut();
  });

  const handOut = () => {
    while (waiting.length > 0 && free.length > 0) void give(free.shift()!, waiting.shift()!);
    told?.();
  };
  const give = async (take: Take, socket: Socket) => {
    try {
      await take(socket);
      // Theirs stays open.
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
    /** Gives the port. Throws when the address cannot be had. */
    listen: (port: number, host: string) => portOf(server, port, host),
    /** From now on this one gets connections too. */
    join(take: Take): void {
      takers.add(take);
      free.push(take);
      handOut();
    },
    /** This one gets no more; one may still be on its way. */
    dismiss(take: Take): void {
      takers.delete(take);
      if (free.includes(take)) free.splice(free.indexOf(take), 1);
      told?.();
    },
    /** Accepts what has reached the machine, and nothing after it. Resolves when all is handed out, or nobody is left to take it. */
    async close(): Promise<void> {
      await stopAccepting(server);
      await new Promise<void>((done) => {
        told = () => isQuiet() && done();
        told?.();
      });
      for (const socket of waiting.splice(0)) socket.destroy();
    },
  };
}
