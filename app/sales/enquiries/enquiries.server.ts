import { and, count, eq, gt, isNull, type SQL } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { catalogueWords, enquiries, isVisible, products } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { settings } from "~/base/lib/env/settings.server";
import { minute } from "~/base/lib/time";
import { language, tags } from "~/base/words/language";
import { mailEnquiry } from "./enquiry-mail.server";
import type { BulkEnquiry, ContactEnquiry } from "./forms";

/** A robot may have written it: it is stored, and nobody is told of it. */
type Doubt = { mayBeSpam?: boolean };

/** Stores a contact message and mails the operator; `now` in UTC ms. Ignores a repeat within a minute (a double click). */
export function storeContact(enquiry: ContactEnquiry & Doubt, now = Date.now()): Promise<void> {
  const { area, message } = enquiry;
  return store({ kind: "contact", ...enquiry }, now, [
    eq(enquiries.area, area),
    eq(enquiries.message, message),
  ]);
}

/** Stores a bulk enquiry and mails the operator; `now` in UTC ms. Ignores a repeat within a minute (a double click). */
export function storeBulk(enquiry: BulkEnquiry & Doubt, now = Date.now()): Promise<void> {
  const { business, product, quantity } = enquiry;
  return store({ kind: "bulk", ...enquiry }, now, [
    eq(enquiries.business, business),
    eq(enquiries.product, product),
    eq(enquiries.quantity, quantity),
  ]);
}

/** The number of enquiries without an answer, but for what may be spam. */
export function unansweredEnquiries(): number {
  const isOpen = and(isNull(enquiries.answeredAt), eq(enquiries.mayBeSpam, false));
  return db.select({ total: count() }).from(enquiries).where(isOpen).get()?.total ?? 0;
}

/** Distinct names of all visible products, sorted, for the bulk form. */
export function productNames(): string[] {
  const rows = db.selectDistinct({ name: products.name }).from(products).where(isVisible).all();
  return rows.map(({ name }) => name).sort(new Intl.Collator("en-IN", { numeric: true }).compare);
}

/** A product of the bulk form: `name` is what the owner reads, `shown` what the buyer does; `lang`: where that is English elsewhere. */
export type ProductChoice = { name: string; shown: string; lang?: "en" | undefined };

/** `productNames` as a buyer chooses from them. */
export function productChoices(): ProductChoice[] {
  const now = language();
  if (now === "en") return productNames().map((name) => ({ name, shown: name }));
  const rows = db
    .select({ name: products.name, own: catalogueWords.name })
    .from(products)
    .leftJoin(
      catalogueWords,
      and(eq(catalogueWords.subjectId, products.id), eq(catalogueWords.language, now)),
    )
    .where(isVisible)
    .groupBy(products.name)
    .all();
  const { compare } = new Intl.Collator(tags[now], { numeric: true });
  return rows
    .map(({ name, own }) =>
      own ? { name, shown: own } : { name, shown: name, lang: "en" as const },
    )
    .sort((one, other) => compare(one.shown, other.shown));
}

type Enquiry = Omit<typeof enquiries.$inferInsert, "id" | "createdAt" | "answeredAt">;

async function store(enquiry: Enquiry, now: number, sameFields: SQL[]): Promise<void> {
  await write((tx) => {
    const duplicate = tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(
        and(
          gt(enquiries.createdAt, now - minute),
          eq(enquiries.kind, enquiry.kind),
          eq(enquiries.name, enquiry.name),
          eq(enquiries.email, enquiry.email),
          eq(enquiries.phone, enquiry.phone),
          ...sameFields,
        ),
      )
      .limit(1)
      .get();
    if (duplicate) return;
    const row = {
      id: newId(now),
      ...enquiry,
      forwardNextAt: firstAttemptAt(enquiry, now),
      createdAt: now,
    };
    tx.insert(enquiries).values(row).run();
    if (!enquiry.mayBeSpam) mailEnquiry(tx, row);
  });
}

/**
 * When (UTC ms) an enquiry is first posted to its form service. Null if none is set: setting one up later must not send it every past
 * enquiry. Null, too, for what may be spam.
 */
export function firstAttemptAt(
  { kind, mayBeSpam }: Pick<Enquiry, "kind" | "mayBeSpam">,
  now: number,
): number | null {
  return mayBeSpam || settings.formServices[kind] === null ? null : now;
}
