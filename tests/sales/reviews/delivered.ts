import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { reviewJob } from "~/sales/reviews/ask/request-job.server";
import { shopper } from "../../cast";
import { mailsOf } from "../../people/mail/outbox";
import { sold } from "../orders/sold";
import { product } from "../../shelf";

type Given = Partial<Parameters<typeof sold>[0]>;
type Oil = { id: string; name: string; slug: string; volumeMl: number | null };

let buyers = 0;

/** An order of these products that reached its buyer so many days ago. */
export async function delivered(days: number, oils: Oil[], given: Given = {}) {
  buyers += 1;
  const at = Date.now() - days * day;
  const buyer = given.userId === null ? null : await shopper();
  const buyerEmail = buyer?.email ?? `guest-${buyers}@example.com`;
  const lines = oils.map(({ id, name, slug, volumeMl }) => ({
    productId: id,
    name,
    slug,
    volumeMl,
  }));
  const times = { createdAt: at - 3 * day, deliveredAt: at };
  return sold({
    status: "deliverd",
    buyerEmail,
    ...times,
    ...given,
    userId: buyer?.id ?? null,
    lines,
  });
}

/** The tokens of the links in the mail about this order. */
export function linksOf({ id }: { id: string }) {
  const mail = mailsOf("review-request").find(({ key }) => key === `review-request:${id}`);
  const text = mail?.text ?? expect.fail("Nobody was asked about this order");
  return {
    form: /\/review\/([\w-]{43})/.exec(text)?.[1] ?? "",
    stop: /\/review\/stop\/([\w-]{43})/.exec(text)?.[1] ?? "",
  };
}

/** An order that arrived ten days ago, and the tokens of the mail about it. */
export async function asked(oils?: Oil[], given: Given = {}) {
  const goods = oils ?? [await product()];
  const order = await delivered(11, goods, given);
  await reviewJob.run(Date.now());
  return { order, goods, ...linksOf(order) };
}

export const orderRow = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get();

export const changeOrder = (id: string, to: Partial<typeof orders.$inferInsert>) =>
  write((tx) => tx.update(orders).set(to).where(eq(orders.id, id)).run());
