import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { isThisMachine, type SmtpServer } from "~/lib/env/smtp-address";
import { type Failure, type Outcome, outcomeOf, type Stage } from "./outcome";

/** How long (ms) to wait for the mail server. */
export type Patience = {
  connection: number;
  greeting: number;
  /** Without a byte from the other side. */
  socket: number;
  /** For all of it: a server that sends a byte now and then does not hold a mail for ever. */
  whole: number;
  /** Between the message and its end, so that a line which broke meanwhile is noticed before the end goes out. */
  beforeEnd: number;
};

export const usualPatience: Patience = {
  connection: 10_000,
  greeting: 10_000,
  socket: 10_000,
  whole: 40_000,
  beforeEnd: 100,
};

/**
 * Hands one message over to the mail server. Its end (the dot that makes it a mail) goes out only after `beforeEnd` said
 * that this is written down: if the line or this process breaks sooner, the server has no mail and trying again is safe.
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

  /** Lazy: the first byte is asked for when the server is ready to take it. */
  async function* heldBack() {
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
      connection.send(
        { from: message.from, to: [message.to] },
        Readable.from(heldBack()),
        conclude,
      );
    };
    const deadline = setTimeout(() => conclude(new Error("it took too long")), patience.whole);
    // Also after the end: a server that drops the line once it has the mail is no problem of ours.
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
    // Mail programs on one's own machine come with a certificate nobody vouches for, and nobody stands in between.
    tls: { rejectUnauthorized: !isThisMachine(host), minVersion: "TLSv1.2" },
  });
}
