import { and, desc, eq, isNull } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { type coupons, couponUses, orders } from "~/base/db/schema";
import { clockTime } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import { usesBeingPaid } from "./unpaid-uses.server";
import { usesOf } from "./uses.server";

type Coupon = Pick<typeof coupons.$inferSelect, "id" | "perBuyer" | "inAll" | "isOn" | "endsAt">;

/**
 * Why this coupon is refused, as a sentence, as far as it may be said: an account hears of its own order, and everybody hears that
 * others are just paying with the last uses. Null: no more than that it cannot be used, because more would tell strangers whose
 * number a customer's is. `now`: UTC ms.
 */
export function whyRefused(
  from: Reader,
  { id, perBuyer, inAll, isOn, endsAt }: Coupon,
  userId: string | null,
  now: number,
): string | null {
  if (!isOn || (endsAt !== null && now >= endsAt)) return null;
  const own = perBuyer !== null && userId !== null ? ownOrder(from, id, userId) : null;
  if (own) return t("You used this code in order {number}.", { number: own });
  if (inAll === null) return null;
  const paying = usesBeingPaid(from, id);
  const uses = usesOf(from, id, { cart: null, buyer: null });
  if (!paying || uses < inAll || uses - paying.uses >= inAll) return null;
  return t(
    "Others are just paying with the last uses of this code. They may be free again at {time}.",
    {
      time: clockTime(Math.max(paying.firstEnds, now)),
    },
  );
}

/** The number of this account's last order that uses the coupon. */
function ownOrder(from: Reader, couponId: string, userId: string): string | null {
  const order = from
    .select({ number: orders.number })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(
      and(
        eq(couponUses.couponId, couponId),
        eq(couponUses.userId, userId),
        isNull(couponUses.givenBackAt),
      ),
    )
    .orderBy(desc(orders.serial))
    .get();
  return order?.number ?? null;
}
