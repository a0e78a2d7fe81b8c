import { and, eq, gt, type SQL } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { enquiries, products } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { settings } from "~/lib/env/settings.server";
import { minute } from "~/lib/time";
import { mailEnquiry } from "./enquiry-mail.server";
import type { BulkEnquiry, ContactEnquiry } from "./forms";

/** Keeps a message of the contact form and tells the operator; `now` in UTC ms. The same one again within a minute is a double click. */
export function storeContact(enquiry: ContactEnquiry, now = Date.now()): Promise<void> {
  const { area, message } = enquiry;
  return store({ kind: "contact", ...enquiry }, now, [
    eq(enquiries.area, area),
    eq(enquiries.message, message),
  ]);
}

/** Keeps a request for a bulk order and tells the operator; `now` in UTC ms. The same one again within a minute is a double click. */
export function storeBulk(enquiry: BulkEnquiry, now = Date.now()): Promise<void> {
  const { business, product, quantity } = enquiry;
  return store({ kind: "bulk", ...enquiry }, now, [
    eq(enquiries.business, business),
    eq(enquiries.product, product),
    eq(enquiries.quantity, quantity),
  ]);
}

/** The names of all products, each once, from A to Z: what a bulk order can be asked for. */
export function productNames(): string[] {
  const rows = db.selectDistinct({ name: products.name }).from(products).all();
  return rows.map(({ name }) => name).sort(new Intl.Collator("en-IN", { numeric: true }).compare);
}

type Enquiry = Omit<typeof enquiries.$inferInsert, "id" | "createdAt" | "answeredAt">;

async function store(enquiry: Enquiry, now: number, sameWords: SQL[]): Promise<void> {
  await write((tx) => {
    const twin = tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(
        and(
          gt(enquiries.createdAt, now - minute),
          eq(enquiries.kind, enquiry.kind),
          eq(enquiries.name, enquiry.name),
          eq(enquiries.email, enquiry.email),
          eq(enquiries.phone, enquiry.phone),
          ...sameWords,
        ),
      )
      .limit(1)
      .get();
    if (twin) return;
    const row = {
      id: newId(now),
      ...enquiry,
      handOnNextAt: handOnFrom(enquiry, now),
      createdAt: now,
    };
    tx.insert(enquiries).values(row).run();
    mailEnquiry(tx, row);
  });
}

/** What comes in while no form service is set stays in the shop for good: nobody wants last year's messages all at once. */
function handOnFrom({ kind }: Enquiry, now: number): number | null {
  return settings.formServices[kind] === null ? null : now;
}
