import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as PlainServer, type Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { minute, second } from "~/lib/time";

/** Settings of the HTTP server that bound what one caller can hold; all times in milliseconds. */
export const bounds = {
  /** Bytes of all headers together; more is answered with 431. */
  maxHeaderSize: 16 * 1024,
  /** A phone on a bad network gets a minute to send its form; a caller that only holds the line does not. */
  requestTimeout: minute,
  headersTimeout: 15_000,
  /** Longer than proxies keep a line without a request, so that none is closed while they send one on it. */
  keepAliveTimeout: 75_000,
  /** How often the times above are looked at. */
  connectionsCheckingInterval: second,
};

/** A line on which nothing moved for this long (ms), such as a reader that stopped reading, is cut. */
const silence = 120_000;

/** Connections one process holds: some 10 KB each. */
const mostConnections = 8000;

/** Bytes of an unwanted body that are read and thrown away before the line is cut. */
const mostThrownAway = 32 * 1024 * 1024;

/** How long (ms) a kept connection without a request may bring one more when the shop closes: it may be on its way. */
const lastCall = 500;

export type Connections = {
  /**
   * Answers what has come, and what still comes on the open connections within half a second; each answer tells that its
   * connection ends. Resolves when no connection is left; false: some took longer than `patience` ms and were cut.
   */
  finish: (patience: number) => Promise<boolean>;
};

/**
 * Keeps room for those who ask for something: beyond `most` connections the one that has been without a request for longest
 * is closed for a new one. A connection on which a request is under way is never closed for another; a crowd of these beyond
 * `most` is turned away.
 */
export function keepRoom(server: Server, most = mostConnections): Connections {
  const open = new Set<Socket>();
  /** Those without a request under way and since when, in the order in which they became so. */
  const idle = new Map<Socket, number>();
  const answers = new Set<ServerResponse>();
  let isLast = false;

  server.setTimeout(silence);
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    idle.set(socket, performance.now());
    socket.once("close", () => {
      open.delete(socket);
      idle.delete(socket);
    });
    if (open.size > most) destroyFirst(idle);
  });
  // Before whoever answers, which may be done at once.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    answers.add(response);
    if (isLast) endsWith(response);
    response.on("close", () => {
      answers.delete(response);
      if (open.has(socket)) idle.set(socket, performance.now());
    });
  });

  return {
    async finish(patience) {
      const begun = performance.now();
      isLast = true;
      answers.forEach(endsWith);
      while (open.size > 0 && performance.now() - begun < patience) {
        await setTimeout(20);
        const before = performance.now() - lastCall;
        // What has arrived by now is read first.
        await setImmediate();
        for (const [socket, since] of idle) if (Math.max(begun, since) < before) socket.destroy();
      }
      for (const socket of open) socket.destroy();
      return open.size === 0;
    },
  };
}

/**
 * Reads away what is left of a body nobody wanted (a refused form, too large a photo) once the answer is out. A browser
 * sends all before it reads: without this it would see a broken connection instead of the sentence we sent.
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

/** Nothing is behind the shop: who asks for a tunnel (CONNECT) is told so, where Node alone would hang up. */
export function refuseTunnels(server: Server): void {
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
}

/** Lets a server accept the connections that have reached this machine, then no more. Those that are open stay so. */
export async function stopAccepting(server: PlainServer): Promise<void> {
  // After the second turn each of them was looked at once.
  await setImmediate();
  await setImmediate();
  // An HTTP server's own way would cut the open ones that wait for a request, also for one that has just arrived.
  PlainServer.prototype.close.call(server);
}

/** Listens; gives the port (0 lets the system choose one). Throws when the address cannot be had. */
export async function portOf(server: PlainServer, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function endsWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function destroyFirst(sockets: Map<Socket, number>): void {
  const [first] = sockets.keys();
  if (first) sockets.delete(first);
  first?.destroy();
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
