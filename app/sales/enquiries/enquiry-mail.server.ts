import type { Writer } from "~/base/db/connection.server";
import type { enquiries } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { shopAddress } from "~/base/lib/http/listening.server";
import type { Part } from "~/people/mail/letter";
import { replyAddress } from "~/people/mail/message.server";
import { tell } from "~/people/notices/tell.server";
import { inLanguage } from "~/base/words/language";

type Enquiry = typeof enquiries.$inferInsert;

/** Tells the owner of a new enquiry: in English, whatever language the form was in. */
export const mailEnquiry = (tx: Writer, enquiry: Enquiry): void =>
  inLanguage("en", () => tellOwner(tx, enquiry));

function tellOwner(tx: Writer, enquiry: Enquiry): void {
  const isBulk = enquiry.kind === "bulk";
  const replyTo = replyAddress(enquiry.email);
  tell(
    tx,
    {
      key: `enquiry:${enquiry.id}`,
      kind: "enquiry",
      words: isBulk ? "New bulk enquiry" : "New message through the contact form",
      path: "/dashboard/admin/enquiries",
      mail: {
        key: `enquiry:${enquiry.id}`,
        kind: `enquiry-${enquiry.kind}`,
        replyTo,
        letter: {
          subject: isBulk
            ? `Bulk enquiry from ${enquiry.business || enquiry.name}`
            : `Message from ${enquiry.name}`,
          parts: [
            isBulk
              ? "A customer asks for a bulk order."
              : "Someone has written to you through the contact form.",
            { facts: factsOf(enquiry) },
            ...(enquiry.message ? [{ quote: enquiry.message } satisfies Part] : []),
            replyTo
              ? `A reply to this mail goes to ${replyTo}.`
              : `Please answer to ${enquiry.email}: a reply to this mail does not get there.`,
            { link: `${shopAddress()}/dashboard/admin/enquiries`, label: "Open the enquiries" },
          ],
        },
      },
    },
    enquiry.createdAt,
  );
}

function factsOf(enquiry: Enquiry): [string, string][] {
  const { name, business, email, phone, area, product, quantity, createdAt } = enquiry;
  const facts: [string, string | null | undefined][] = [
    ["Name", name],
    ["Business", business],
    ["Email", email],
    ["Phone", phone],
    ["Area", area],
    ["Product", product],
    ["Quantity", quantity],
    ["Received", inLanguage("en", () => `${dateTime(createdAt)} (Indian time)`)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
