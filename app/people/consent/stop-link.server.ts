import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { consents } from "~/base/db/schema";
import { signatureOf } from "~/base/lib/http/link-signature.server";
import { withdrawNews } from "./record.server";

/** `<id>.<signature>`: what ends one consent, without a login. */
export const stopToken = (id: string): string => `${id}.${signatureOf(purpose, id)}`;

const purpose = "prayosha news stop";

/** The consent behind the link, and whether it still holds; null: the link is unknown, or its person erased. */
export function stopLink(token: string): { email: string; isStopped: boolean } | null {
  const [id = "", given = ""] = token.split(".");
  const [a, b] = [Buffer.from(given), Buffer.from(signatureOf(purpose, id))];
  if (a.length !== b.length || !timingSafeEqual(a, b)) return null;
  const found = db.select().from(consents).where(eq(consents.id, id)).get();
  return found?.email ? { email: found.email, isStopped: found.withdrawnAt !== null } : null;
}

/** Ends the consent behind the link. Twice is as good as once. */
export async function stopNews(token: string): Promise<void> {
  const link = stopLink(token);
  if (link && !link.isStopped) await write((tx) => void withdrawNews(tx, link.email, "mail"));
}
