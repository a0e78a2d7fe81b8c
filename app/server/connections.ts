import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as PlainServer, type Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { minute, second } from "~/base/lib/time";

/** HTTP server limits on what one client can hold; times in ms. */
export const bounds = {
  /** Total bytes of all headers; above it the answer is 431. */
  maxHeaderSize: 16 * 1024,
  /** A phone on a bad network has a minute to send its form; a client that only holds the connection has no longer. */
  requestTimeout: minute,
  headersTimeout: 15_000,
  /** Longer than proxies keep idle connections, so that none closes while a proxy sends a request on it. */
  keepAliveTimeout: 75_000,
  /** How often Node checks the timeouts above. */
  connectionsCheckingInterval: second,
};

/** How long (ms) pending requests and jobs may take at shutdown. */
export const patience = 10_000;

/** Connections without traffic for this long (ms) are cut, such as a client that stopped reading. */
const silence = 120_000;

/** Maximum connections per process, at about 10 KB each. */
const mostConnections = 8000;

/** Bytes of an unwanted body to discard before the connection is cut. */
const mostThrownAway = 32 * 1024 * 1024;

/** How long (ms) an idle connection stays open at shutdown: a request may already be on its way. */
const lastCall = 500;

export type Connections = {
  /**
   * Answers pending requests and those that arrive on open connections within half a second, with `Connection: close`. Resolves
   * when no connection is left; false if some took longer than `patience` ms and were cut.
   */
  finish: (patience: number) => Promise<boolean>;
};

/**
 * Beyond `most` connections, closes the one idle for longest to admit a new one. Connections with a pending request are never
 * closed for another; if all are busy, the new one is refused.
 */
export function keepRoom(server: Server, most = mostConnections): Connections {
  const open = new Set<Socket>();
  /** Idle connections and since when, longest idle first. */
  const idle = new Map<Socket, number>();
  const answers = new Set<ServerResponse>();
  let isClosing = false;

  server.setTimeout(silence);
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    idle.set(socket, performance.now());
    socket.once("close", () => {
      open.delete(socket);
      idle.delete(socket);
    });
    if (open.size > most) destroyOldest(idle);
  });
  // Runs before the listener that answers, which may finish synchronously.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    answers.add(response);
    if (isClosing) closeAfter(response);
    response.on("close", () => {
      answers.delete(response);
      if (open.has(socket)) idle.set(socket, performance.now());
    });
  });

  return {
    async finish(patience) {
      const started = performance.now();
      isClosing = true;
      answers.forEach(closeAfter);
      while (open.size > 0 && performance.now() - started < patience) {
        await setTimeout(20);
        const before = performance.now() - lastCall;
        // Lets requests that have already arrived be read first.
        await setImmediate();
        for (const [socket, since] of idle) if (Math.max(started, since) < before) socket.destroy();
      }
      for (const socket of open) socket.destroy();
      return open.size === 0;
    },
  };
}

/**
 * Discards the rest of an unread body (a refused form, an oversized photo) after the response. Browsers send the whole body
 * before they read the response: otherwise they would report a broken connection instead of showing our message.
 */
export function readRestAfter(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.once("finish", () => {
    if (request.complete) return;
    let rest = 0;
    request.removeAllListeners("data");
    request.on("data", (chunk: Buffer) => {
      rest += chunk.length;
      if (rest > mostThrownAway) request.destroy();
    });
    request.resume();
  });
}

/** Answers CONNECT with 400; Node alone would drop the connection. */
export function refuseTunnels(server: Server): void {
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
}

/** Accepts connections that have reached this machine, then no more. Open connections stay open. */
export async function stopAccepting(server: PlainServer): Promise<void> {
  // Two turns of the event loop accept everything in the backlog.
  await setImmediate();
  await setImmediate();
  // http.Server's own close() would cut idle connections, even one whose request has just arrived.
  PlainServer.prototype.close.call(server);
}

/** Listens and returns the port (0 lets the system choose). Throws when the address is not available. */
export async function portOf(server: PlainServer, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function destroyOldest(sockets: Map<Socket, number>): void {
  const [first] = sockets.keys();
  if (first) sockets.delete(first);
  first?.destroy();
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
