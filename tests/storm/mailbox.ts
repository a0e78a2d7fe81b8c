import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { parsed } from "../people/mail/parsed";

/** A mail server that takes everything and remembers it. */
export class Mailbox {
  /** Subject and recipient of every mail that was accepted. */
  readonly mails: { subject: string; to: string; id: string }[] = [];
  private readonly server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { headers } = parsed(Buffer.concat(chunks).toString());
        const [recipient] = session.envelope.rcptTo;
        this.mails.push({
          subject: headers.subject ?? "",
          id: headers["message-id"] ?? "",
          to: recipient?.address ?? "",
        });
        done();
      });
    },
  });

  /** Gives the address for SMTP_URL. */
  async open(): Promise<string> {
    // A shop that is killed in the middle of a mail breaks the line; that is the storm, not a fault.
    this.server.on("error", () => undefined);
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(done));
  }
}
