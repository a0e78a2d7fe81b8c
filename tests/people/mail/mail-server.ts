import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { SmtpServer } from "~/base/lib/env/smtp-address";

export type Received = { from: string; to: string[]; raw: string };

/** A real mail server on this machine that keeps what it accepts. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
    ...options,
  });
  // A line that is dropped on purpose is reported here as well.
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    received,
    address: addressOf(port),
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}

/** The address of a mail server without TLS on this machine. */
export function addressOf(port: number, auth: SmtpServer["auth"] = null): SmtpServer {
  return { host: "127.0.0.1", port, secure: false, requireTls: false, auth };
}

/** An answer of a mail server that refuses something. */
export function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
