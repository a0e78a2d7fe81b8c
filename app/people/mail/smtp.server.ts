import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { isThisMachine, type SmtpServer } from "~/base/lib/env/smtp-address";
import { type Failure, type Outcome, outcomeOf, type Stage } from "./outcome";

/** Timeouts for the mail server (ms). */
export type Patience = {
  connection: number;
  greeting: number;
  /** Maximum silence. */
  socket: number;
  /** For the whole session: a server that trickles bytes must not hold a mail forever. */
  whole: number;
  /** Pause before the end of the message, so that a broken connection is noticed before the end goes out. */
  beforeEnd: number;
};

export const defaultPatience: Patience = {
  connection: 10_000,
  greeting: 10_000,
  socket: 10_000,
  whole: 40_000,
  beforeEnd: 100,
};

/**
 * Hands one message over to the mail server. Its end (the final dot) goes out only after `beforeEnd` has recorded that and
 * resolved to true: if the connection or this process fails earlier, the server has no mail and a retry is safe.
 * Never throws.
 */
export function handOver(
  message: { from: string; to: string; bytes: Buffer },
  server: SmtpServer,
  patience: Patience,
  beforeEnd: () => Promise<boolean>,
): Promise<Outcome> {
  const connection = connectionTo(server, patience);
  let stage: Stage = "reaching";
  let isOver = false;

  /** Lazy: starts when the server is ready for the data. */
  async function* chunks() {
    yield message.bytes;
    await pause(patience.beforeEnd);
    if (isOver || !(await beforeEnd()) || isOver) throw new Error("The mail was not ended");
    stage = "ended";
  }

  return new Promise((resolve) => {
    const conclude = (failure: Failure | null) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(deadline);
      if (failure) connection.close();
      else connection.quit();
      resolve(failure ? outcomeOf(failure, stage) : { status: "sent" });
    };
    const send = () => {
      stage = "talking";
      connection.send({ from: message.from, to: [message.to] }, Readable.from(chunks()), conclude);
    };
    const deadline = setTimeout(() => conclude(new Error("it took too long")), patience.whole);
    // Stays attached after the end: some servers drop the connection once they have the mail.
    connection.on("error", conclude);
    connection.on("end", () => conclude(new Error("the line was closed")));
    connection.connect((failure) => {
      if (failure) return conclude(failure);
      if (!server.auth || !connection.allowsAuth) return send();
      const { user, password } = server.auth;
      connection.login({ user, pass: password }, (refusal) =>
        refusal ? conclude(refusal) : send(),
      );
    });
  });
}

function connectionTo({ host, port, secure, requireTls }: SmtpServer, patience: Patience) {
  return new SMTPConnection({
    host,
    port,
    secure,
    requireTLS: requireTls,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    dnsTimeout: patience.connection,
    socketTimeout: patience.socket,
    socketCloseTimeout: 1000,
    // A mail server on this machine usually has a self-signed certificate, and the traffic never leaves the machine.
    tls: { rejectUnauthorized: !isThisMachine(host), minVersion: "TLSv1.2" },
  });
}
