import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { quotes } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { quoteVersion } from "~/office/quotes/change-quote.server";
import { linesOf, quoteSums, seenOf } from "~/office/quotes/quotes.server";
import * as newQuote from "~/routes/admin/quotes/new-quote";
import * as adminQuote from "~/routes/admin/quotes/quote";
import * as quotePage from "~/routes/checkout/quote";
import { posted } from "../../people/accounts/answers";
import { argsFor, cookieOf } from "../../cast";

/** What the owner and the customer do with a quote, through the routes that their browsers use. */

const list = "/dashboard/admin/quotes";

/** The fields of a quote's form, delivered to a PIN in Surat by the shop's own van for ₹150. */
export const typed = (fields: Record<string, string> = {}) => ({
  idempotencyKey: newId(),
  name: "Mehul Shah",
  phone: "98250 12345",
  email: "mehul@example.com",
  firm: "",
  gstin: "",
  line: "12 Ring Road",
  area: "",
  city: "Surat",
  pin: "395002",
  state: "24",
  way: "van",
  delivery: "150",
  until: dayOf(Date.now() + 7 * day),
  note: "",
  ...fields,
});

export async function saveNew(boss: Viewer, fields: Record<string, string>, query = "") {
  return posted(newQuote.action, `${list}/new${query}`, fields, { cookie: await cookieOf(boss) });
}

export async function change(boss: Viewer, number: string, fields: Record<string, string>) {
  const cookie = await cookieOf(boss);
  const form = { version: quoteVersion(db, quoteOf(number)), ...fields };
  return posted(adminQuote.action, `${list}/${number}`, form, { cookie, params: { number } });
}

/** A quote that was saved and sent. */
export async function sentQuote(boss: Viewer, fields: Record<string, string>) {
  const { location, data } = await saveNew(boss, fields);
  const number = location?.split("/").at(-1);
  if (!number) throw new Error(`The quote was not saved: ${JSON.stringify(data)}`);
  await change(boss, number, { intent: "send" });
  return quoteOf(number);
}

export function quoteOf(number: string) {
  const quote = db.select().from(quotes).where(eq(quotes.number, number)).get();
  if (!quote) throw new Error("No such quote");
  return quote;
}

export type Sent = ReturnType<typeof quoteOf>;

export const customersPage = ({ token }: Sent, cookie?: string) =>
  argsFor(`/quote/${token}`, { params: { token }, cookie });

/** Presses Accept; the address is the quote's unless other fields are given. */
export const accept = (quote: Sent, fields: Record<string, string> = {}, cookie?: string) =>
  posted(
    quotePage.action,
    `/quote/${quote.token}`,
    {
      seen: seenOf(quote, quoteSums(linesOf(db, quote.id), quote.deliveryPaise).totalPaise),
      name: quote.name,
      phone: quote.phone,
      email: quote.email,
      line: "12 Ring Road",
      city: "Surat",
      pin: "395002",
      state: "24",
      method: "transfer",
      ...fields,
    },
    { params: { token: quote.token }, cookie },
  );
