import { dateTime } from "~/base/lib/dates";

/** Mail states in the admin's filter. `stuck`: not retried automatically. */
export const mailStates = { waiting: "Waiting", sent: "Sent", stuck: "Stuck" };
export type MailState = keyof typeof mailStates;

type Delivery = {
  status: "waiting" | "sending" | "sent" | "uncertain" | "refused" | "given-up";
  tries: number;
  nextTryAt: number;
};

/** A mail's state, for the list. */
export function stateWords(mail: Delivery, isSetUp: boolean): string {
  switch (mail.status) {
    case "waiting":
      if (!isSetUp) return "Kept here";
      return mail.tries === 0 ? "Waiting" : `Next try ${dateTime(mail.nextTryAt)}`;
    case "sending":
      return "Being sent";
    case "sent":
      return "Sent";
    case "uncertain":
      return "May have arrived";
    case "refused":
      return "Refused";
    case "given-up":
      return "Given up";
  }
}

/** What the admin should know before sending a stuck mail again; null for one that is not stuck. */
export function adviceFor({ status }: Pick<Delivery, "status">): string | null {
  switch (status) {
    case "uncertain":
      return "The mail server received the whole mail, but the connection broke before it confirmed. If you send it again, it may arrive twice.";
    case "refused":
      return "The mail was refused, and the shop does not try again by itself. Look at the address first.";
    case "given-up":
      return "The shop has tried for three days, and does not try again by itself.";
    default:
      return null;
  }
}

/** Notice about mails that need an admin. */
export function stuckWords(stuck: number): string {
  return stuck === 1
    ? "1 mail is stuck and does not go by itself."
    : `${stuck} mails are stuck and do not go by themselves.`;
}
