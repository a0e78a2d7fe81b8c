import type { Writer } from "~/base/db/connection.server";
import { dateTime } from "~/base/lib/dates";
import { shopAddress } from "~/base/lib/http/listening.server";
import { shownPhone } from "~/base/lib/india/phone";
import { replyAddress } from "~/people/mail/message.server";
import { tell } from "~/people/notices/tell.server";
import { inLanguage } from "~/base/words/language";
import { acknowledgeBy, settleBy } from "./clocks";
import type { Grievance } from "./grievances.server";
import { kindWords } from "./kinds";
import { adminPathOf } from "./paths";

/** Tells the owner of a new complaint: in English, whatever language it is in. `now`: UTC ms. */
export const tellOfGrievance = (tx: Writer, grievance: Grievance, now: number): void =>
  inLanguage("en", () => tellOwner(tx, grievance, now));

function tellOwner(tx: Writer, grievance: Grievance, now: number): void {
  const { id, number, name, email, words, createdAt } = grievance;
  const path = adminPathOf(number);
  const replyTo = replyAddress(email);
  tell(
    tx,
    {
      key: `grievance:${id}`,
      kind: "enquiry",
      words: `New complaint ${number}: to be acknowledged within 48 hours`,
      path,
      mail: {
        key: `grievance:${id}`,
        kind: "grievance",
        replyTo,
        letter: {
          subject: `Complaint ${number} from ${name}`,
          parts: [
            `The law gives you until ${dateTime(acknowledgeBy(createdAt))} to acknowledge it, and until ${dateTime(settleBy(createdAt))} to settle it (Indian time).`,
            { facts: factsOf(grievance) },
            { quote: words },
            replyTo
              ? `Please answer on the screen of the complaint, which keeps the answer and stops its clock. A reply to this mail goes to ${replyTo} and does neither.`
              : "Please answer on the screen of the complaint: a reply to this mail does not reach the person.",
            { link: `${shopAddress()}${path}`, label: "Open the complaint" },
          ],
        },
      },
    },
    now,
  );
}

function factsOf(grievance: Grievance): [string, string][] {
  const { kind, orderNumber, name, phone, email, createdAt } = grievance;
  const facts: [string, string | null][] = [
    ["About", kindWords[kind]],
    ["Order", orderNumber],
    ["Name", name],
    ["Mobile", shownPhone(phone)],
    ["Email", email],
    ["Received", `${dateTime(createdAt)} (Indian time)`],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
