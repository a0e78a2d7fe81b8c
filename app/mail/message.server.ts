import MailComposer from "nodemailer/lib/mail-composer";
import { oneLine } from "./one-line";

type Sender = { name: string; address: string };
type Stored = { id: string; recipient: string; subject: string; text: string; html: string };

/**
 * Builds the MIME message. Every attempt sends the same message: same id, date (`createdAt`, UTC ms) and boundary.
 */
export function messageOf(mail: Stored & { createdAt: number }, from: Sender): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: "", address: mail.recipient },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${from.address.split("@").at(-1)}>`,
    date: new Date(mail.createdAt),
    baseBoundary: mail.id,
    // Suppresses automatic replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Whether this is exactly one e-mail address: no second address, line break or SMTP command. */
export function isUsable(address: string): boolean {
  return (
    address.length <= 254 && /^[^\s\p{Cc}<>@,;:"()\\[\]]+@[^\s\p{Cc}<>@,;:"()\\]+$/u.test(address)
  );
}
