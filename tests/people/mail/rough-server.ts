import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { addressOf } from "./mail-server";

/**
 * Where the line breaks. `greeting`: nothing is ever said. `data`: instead of asking for the message. `body`: at the first
 * byte of it. `end`: when it is whole, without an answer. `accepted`: right after the answer that it is accepted.
 */
type BreaksAt = "greeting" | "data" | "body" | "end" | "accepted";

/** A mail server of few words whose line breaks; `whole` holds the messages that came to their end. */
export async function roughServer(breaksAt: BreaksAt) {
  const whole: string[] = [];
  const seen = { connections: 0, bodies: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    seen.connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (breaksAt === "greeting") return;
    let body: string | null = null;
    let line = "";
    socket.write("220 rough\r\n");
    socket.on("data", (chunk: Buffer) => {
      if (body !== null) return takeBody(chunk.toString());
      line += chunk.toString();
      if (!line.endsWith("\r\n")) return;
      const isData = /^DATA/m.test(line);
      line = "";
      if (!isData) return void socket.write("250 fine\r\n");
      if (breaksAt === "data") return void socket.destroy();
      body = "";
      socket.write("354 go on\r\n");
    });
    const takeBody = (text: string) => {
      if (body === "") seen.bodies += 1;
      body += text;
      if (breaksAt === "body") return void socket.destroy();
      if (!body?.endsWith("\r\n.\r\n")) return;
      whole.push(body);
      if (breaksAt === "accepted") socket.end("250 accepted\r\n");
      else socket.destroy();
    };
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    whole,
    seen,
    address: addressOf((server.address() as AddressInfo).port),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
