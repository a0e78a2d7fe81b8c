import { and, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import { mailsTo } from "./mails-to.server";
import { forIds, type KnownPerson } from "./person.server";

/** The kinds of mail whose key continues with the order's id. */
const aboutOrders = [
  "order-placed",
  "order-unconfirmed",
  "order-paid",
  "order-part-paid",
  "order-credit-kept",
  "order-credit-used",
  "order-address",
  "order-ready",
  "order-shipped",
  "order-parcel",
  "order-delivered",
  "order-cancelled",
  "order-taken-out",
  "order-recalled",
  "order-recall-called-off",
  "order-corrected",
  "return-asked",
  "return-accepted",
  "return-refused",
  "return-received",
  "return-settled",
  "review-request",
  "account-link",
];

/** Deletes the mails to the buyers of these orders about them; returns how many. */
export function eraseMailsAbout(tx: Writer, orderIds: string[]): number {
  let erased = 0;
  for (const id of orderIds) {
    const keys = aboutOrders.map((kind) => isKeyed(`${kind}:${id}`));
    erased += tx
      .delete(mails)
      .where(or(...keys))
      .run().changes;
  }
  return erased;
}

/** `order-shipped:<id>` and `order-shipped:<id>:…`: the character after ":" is ";". Ranges are found by the index of the keys. */
export const isKeyed = (key: string) => and(gte(mails.key, key), lt(mails.key, `${key};`));

/**
 * Deletes the mails about the person's orders, to the person, and to others that quote the e-mail, if it is proved; returns how many.
 */
export function eraseMailsOf(tx: Writer, person: KnownPerson): number {
  const { email, orderIds } = person;
  const to = mailsTo(tx, person);
  const quoting = tx
    .select({ id: mails.id, text: mails.text })
    .from(mails)
    .where(sql`instr(lower(${mails.text}), ${email}) > 0`)
    .all()
    .filter(({ text }) => quotes(text, email));
  const about = eraseMailsAbout(tx, orderIds);
  const found = [...new Set([...to, ...quoting].map(({ id }) => id))];
  return (
    about +
    forIds(found, (some) => tx.delete(mails).where(inArray(mails.id, some)).returning().all())
      .length
  );
}

/** Whether a text has this address as a whole: "a@b.co" is no part of "aa@b.com". */
function quotes(text: string, email: string): boolean {
  const address = email.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const before = String.raw`(?<![\p{L}\p{N}.!#$%*+^_{|}~-])`;
  const after = String.raw`(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`;
  return new RegExp(before + address + after, "iu").test(text);
}
