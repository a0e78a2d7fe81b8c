import { db } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { mailNewsOf } from "~/sales/orders/mails/mail-gap.server";
import { packFields } from "~/sales/orders/pack-fields";
import { toSend } from "~/sales/orders/packs-to-send";
import { closedTo, isPaid, planOf } from "./plan";
import { removableOf } from "./removable.server";

/**
 * The page that takes packs out of an order: its lines, and, once packs are chosen (`?line-0=1`), what is asked about. Null: there is no
 * such order. Amounts in paise.
 */
export function takeOutPage(number: string, query: URLSearchParams) {
  const standing = removableOf(db, number);
  if (!standing) return null;
  const { order, lines } = standing;
  const packs = packFields(query);
  const closed = closedTo(standing);
  const plan = closed || packs.length === 0 ? null : planOf(standing, packs);
  return {
    number,
    totalPaise: order.totalPaise,
    isPaid: isPaid(order),
    /** Why nothing can be taken out. */
    closed,
    lines: (closed ? [] : lines)
      .map((line) => ({ position: line.position, name: line.name, quantity: toSend(line) }))
      .filter(({ quantity }) => quantity > 0),
    chosen: Object.fromEntries([...query].filter(([name]) => name.startsWith("line-"))) as Record<
      string,
      string
    >,
    /** Null: nothing is chosen yet. */
    plan,
    /** Null: nothing is asked about yet. */
    mailNews: plan && mailNewsOf(order),
    fresh: newId(),
  };
}

export type TakeOutPage = NonNullable<ReturnType<typeof takeOutPage>>;

/** Whether taking packs out of this order sends money back. */
export function bringsMoneyBack(number: string): boolean {
  const standing = removableOf(db, number);
  return standing !== null && isPaid(standing.order);
}
