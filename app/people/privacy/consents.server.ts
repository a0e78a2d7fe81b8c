import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { consents } from "~/base/db/schema";
import { forIds, type KnownPerson } from "./person.server";

/** Which notices the person was shown, and what they agreed to. */
export function consentsOf(from: Reader, { email, user, orderIds }: KnownPerson) {
  const found = [
    ...from
      .select()
      .from(consents)
      .where(or(eq(consents.email, email), eq(consents.userId, user?.id ?? "")))
      .all(),
    ...forIds(orderIds, (some) =>
      from.select().from(consents).where(inArray(consents.orderId, some)).all(),
    ),
  ];
  return [...new Map(found.map((consent) => [consent.id, consent])).values()];
}

/** Forgets the person's consents to news; which notice an order or account was shown stays, and names nobody. */
export function eraseConsents(tx: Writer, { email, orderIds }: KnownPerson): number {
  const gone = tx.delete(consents).where(eq(consents.email, email)).run().changes;
  eraseConsentsOfOrders(tx, orderIds);
  return gone;
}

/** Forgets the addresses that agreed to news with these orders. */
export function eraseConsentsOfOrders(tx: Writer, orderIds: string[]): void {
  forIds(orderIds, (some) => {
    tx.delete(consents)
      .where(and(inArray(consents.orderId, some), isNotNull(consents.email)))
      .run();
    return [];
  });
}
