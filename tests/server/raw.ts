import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Everything the server at this port says to these bytes until it closes the connection, which it is asked to do. */
export async function saidTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes, "latin1");
  return text(socket);
}

/** A plain GET of this request target; `headers` are further lines, each with its line end. */
export function asking(target: string, headers = "Host: shop.test\r\n", method = "GET"): string {
  return `${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
}

/** The status of each answer in what a server said. */
export function statusesIn(said: string): number[] {
  return [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
