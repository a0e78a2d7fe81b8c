import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Settings of the HTTP server that bound what one caller can hold; all times in milliseconds. */
export const bounds = {
  /** Bytes of all headers together; more is answered with 431. */
  maxHeaderSize: 16 * 1024,
  /** A phone on a bad network gets a minute to send its form; a caller that only holds the line does not. */
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  /** Longer than proxies keep a line without a request, so that none is closed while they send one on it. */
  keepAliveTimeout: 75_000,
  /** How often the times above are looked at. */
  connectionsCheckingInterval: 1000,
};

/** A line on which nothing moved for this long (ms), such as a reader that stopped reading, is cut. */
const silence = 120_000;

/** Connections one process holds: some 10 KB each. */
const mostConnections = 8000;

/**
 * Keeps room for those who ask for something: beyond `most` connections the one that has been without a request for longest
 * is closed for a new one. A connection on which a request is under way is never closed for another; a crowd of these beyond
 * `most` is turned away.
 */
export function keepRoom(server: Server, most = mostConnections): void {
  const open = new Set<Socket>();
  /** Those without a request under way, in the order in which they became so. */
  const idle = new Set<Socket>();

  server.setTimeout(silence);
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    idle.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      idle.delete(socket);
    });
    if (open.size > most) oldestOf(idle)?.destroy();
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.on("close", () => {
      if (open.has(socket)) idle.add(socket);
    });
  });
}

/** Nothing is behind the shop: who asks for a tunnel (CONNECT) is told so, where Node alone would hang up. */
export function refuseTunnels(server: Server): void {
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
}

function oldestOf(sockets: Set<Socket>): Socket | undefined {
  const [oldest] = sockets;
  if (oldest) sockets.delete(oldest);
  return oldest;
}
