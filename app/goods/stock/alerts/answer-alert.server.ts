import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { hashOf } from "~/people/accounts/token-hash.server";
import { db, write } from "~/base/db/connection.server";
import { products, stockAlerts } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { translated, type Named } from "~/goods/catalogue/translated.server";

/** How long (ms) the link in the question can be used. */
export const lastsFor = 7 * day;

/** An open link: unless it was confirmed, it ends after 7 days. */
const byToken = (token: string, now: number) =>
  and(
    eq(stockAlerts.tokenHash, hashOf(token)),
    or(isNotNull(stockAlerts.confirmedAt), gt(stockAlerts.createdAt, now - lastsFor)),
  );

/** What the link in the question is about; null for one that is unknown or too old. `now`: UTC ms. */
export function alertBy(token: string, now = Date.now()) {
  const found = db
    .select({
      confirmedAt: stockAlerts.confirmedAt,
      sentAt: stockAlerts.sentAt,
      id: products.id,
      name: products.name,
      slug: products.slug,
      sale: products.sale,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(byToken(token, now))
    .get();
  if (!found) return null;
  const { confirmedAt, sentAt, slug, sale } = found;
  const [{ name, nameLang } = found as Named<typeof found>] = translated([found]);
  const state = sentAt !== null ? "sent" : confirmedAt !== null ? "waiting" : "asked";
  return { state, name, nameLang, slug: sale === "hidden" ? null : slug } as const;
}

/** Puts the address on the list. Twice is as good as once. */
export async function confirmAlert(token: string, now = Date.now()): Promise<void> {
  await write((tx) =>
    tx.update(stockAlerts).set({ confirmedAt: now }).where(byToken(token, now)).run(),
  );
}

/** Takes the address off the list and forgets it. */
export async function forgetAlert(token: string): Promise<void> {
  await write((tx) =>
    tx
      .delete(stockAlerts)
      .where(eq(stockAlerts.tokenHash, hashOf(token)))
      .run(),
  );
}
