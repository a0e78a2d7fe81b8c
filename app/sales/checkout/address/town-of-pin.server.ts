import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isPaid, orders } from "~/base/db/schema";
import { withoutMarks } from "~/base/lib/typed/marks";
import { mobileIn } from "~/sales/orders/delivery";

/** So many buyers must agree: a town that fewer wrote would tell where one of them lives. */
const leastBuyers = 3;

/** The newest orders are asked. */
const mostOrders = 200;

/**
 * The town that buyers of this PIN write, as most of them spell it; "": fewer than three of different mobile numbers agree, or as many
 * write another one.
 */
export function townOfPin(pin: string): string {
  const buyersOf = new Map<string, Map<string, Set<string>>>();
  for (const { city, phone } of paidOrdersOf(pin)) {
    const spelling = withoutMarks(city ?? "")
      .trim()
      .replace(/\s+/g, " ");
    const mobile = mobileIn(phone);
    if (!spelling || !mobile) continue;
    const town = spelling.toLowerCase();
    const spellings = buyersOf.get(town) ?? new Map<string, Set<string>>();
    buyersOf.set(town, spellings.set(spelling, (spellings.get(spelling) ?? new Set()).add(mobile)));
  }
  const towns = [...buyersOf.values()]
    .map((spellings) => ({
      spellings,
      buyers: new Set([...spellings.values()].flatMap(listed)).size,
    }))
    .toSorted((one, other) => other.buyers - one.buyers);
  const [first, second] = towns;
  if (!first || first.buyers < leastBuyers || first.buyers === second?.buyers) return "";
  const [best] = [...first.spellings].toSorted(([, one], [, other]) => other.size - one.size);
  return best?.[0] ?? "";
}

const listed = (mobiles: Set<string>) => [...mobiles];

const paidOrdersOf = (pin: string) =>
  db
    .select({ city: orders.shipCity, phone: orders.buyerPhone })
    .from(orders)
    .where(
      and(
        eq(orders.shipPin, pin),
        isPaid,
        isNotNull(orders.shipCity),
        ne(orders.paymentStatus, "refunded"),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(mostOrders)
    .all();
