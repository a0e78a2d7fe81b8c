import { and, eq } from "drizzle-orm";
import { registerForm } from "~/people/accounts/forms";
import { hashOf } from "~/people/accounts/token-hash.server";
import { countAttemptsIn, sealed, type TooMany } from "~/people/accounts/sign-in/attempts.server";
import { write } from "~/base/db/connection.server";
import { stockAlerts } from "~/base/db/schema";
import { newId, newToken } from "~/base/lib/ids.server";
import { inSameTime } from "~/base/lib/same-time";
import { hour, minute } from "~/base/lib/time";
import { language } from "~/base/words/language";
import { mailQuestion } from "./alert-mails.server";

export const alertForm = registerForm.pick({ email: true });

/** Another question does not go out while the last one is this fresh (ms). */
const fresh = 10 * minute;

/**
 * Mails an address the question whether it wants to be told when a product is back; nothing to one that is on the list already or was
 * asked just now. Answers the same in all cases, as soon, so that nobody learns who is on the list. `email`: trimmed and in lower case; `network`:
 * the asker's; `now`: UTC ms.
 */
export function askAlert(
  product: { id: string; name: string },
  { email, network }: { email: string; network: string },
  now = Date.now(),
): Promise<TooMany | null> {
  const counters = [
    { key: `alert:network:${sealed(network)}`, most: 10 },
    { key: `alert:address:${sealed(email)}`, most: 5, within: hour },
  ];
  const ask = () =>
    write((tx) => {
      const tooMany = countAttemptsIn(tx, counters, now);
      if (tooMany) return tooMany;
      const of = and(eq(stockAlerts.productId, product.id), eq(stockAlerts.email, email));
      const known = tx.select().from(stockAlerts).where(of).get();
      const isOnList = known && known.confirmedAt !== null && known.sentAt === null;
      const isAsked = known && known.confirmedAt === null && known.createdAt > now - fresh;
      if (isOnList || isAsked) return null;
      const token = newToken();
      const id = newId(now);
      tx.delete(stockAlerts).where(of).run();
      tx.insert(stockAlerts)
        .values({
          id,
          productId: product.id,
          email,
          tokenHash: hashOf(token),
          language: language(),
          createdAt: now,
        })
        .run();
      mailQuestion(tx, { key: id, to: email, token }, product, now);
      return null;
    });
  return inSameTime(ask);
}
