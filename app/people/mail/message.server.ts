import MailComposer from "nodemailer/lib/mail-composer";
import { oneLine } from "./one-line";

type Sender = { name: string; address: string };
type Stored = {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
};

/**
 * Builds the MIME message. Every attempt sends the same message: same id, date (`createdAt`, UTC ms) and boundary.
 */
export function messageOf(mail: Stored & { createdAt: number }, from: Sender): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: "", address: mail.recipient },
    ...(mail.replyTo &&
      replyAddress(mail.replyTo) && { replyTo: { name: "", address: mail.replyTo } }),
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

/**
 * What a person typed, if an answer can be sent to it: exactly one address, and one that every mail program can write to (RFC 5322:
 * ASCII before the @). Else undefined.
 */
export function replyAddress(typed: string): string | undefined {
  return isUsable(typed) && /^[\x21-\x7e]+@/.test(typed) ? typed : undefined;
}

/** Whether this is exactly one e-mail address: no second address, line break or SMTP command. */
export function isUsable(address: string): boolean {
  return (
    address.length <= 254 && /^[^\s\p{Cc}<>@,;:"()\\[\]]+@[^\s\p{Cc}<>@,;:"()\\]+$/u.test(address)
  );
}
