import { eq, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import type { KnownPerson } from "./person.server";

/** Mails about an account itself: they go to its owner. */
const aboutAccounts = new Set([
  "registered",
  "password-link",
  "password-changed",
  "second-step",
  "tries",
  "new-device",
  "trade-approved",
  "trade-refused",
]);

const isTo = (address: string) => eq(sql`lower(${mails.recipient})`, address);

/** The mails to the person: to a proved address all, else those about the account and its orders. */
export function mailsTo(reader: Reader, { email, user, orderIds }: KnownPerson) {
  const toEmail = reader.select().from(mails).where(isTo(email)).all();
  if (!user || user.email === email) return toEmail;
  const own = new Set([user.id, ...orderIds]);
  const toAccount = reader
    .select()
    .from(mails)
    .where(isTo(user.email))
    .all()
    .filter(({ kind, key }) => aboutAccounts.has(kind) || key.split(":").some((id) => own.has(id)));
  return [...toEmail, ...toAccount];
}
