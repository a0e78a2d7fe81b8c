import type Database from "better-sqlite3";

type Use = {
  number: string;
  cart: string;
  phone: string;
  at: number;
  backAt: number | null;
  /** Whether a later order took the place of its order. */
  isReplaced: number;
};

/** What the owner had decided from `at` on. */
type Rule = { at: number; isOn: boolean; inAll: number | null };

/**
 * Goes through the uses of each coupon in the order in which they were made: at that moment the coupon was on, and used less often
 * than its limit, which changes, by others and by the same buyer. One sentence for each use that should not be.
 */
export function brokenCoupons(books: Database.Database): string[] {
  const coupons = books.prepare("select id, code, per_buyer as perBuyer from coupons").all() as {
    id: string;
    code: string;
    perBuyer: number | null;
  }[];
  return coupons.flatMap(({ id, code, perBuyer }) => {
    const uses = usesOf(books, id);
    const rules = rulesOf(books, id);
    return uses.flatMap((use) => {
      const others = uses.filter((other) => other.cart !== use.cart && wasUsed(other, use.at));
      const own = others.filter(({ phone }) => phone === use.phone);
      const inForce = rulesAt(rules, use.at);
      return [
        ...(inForce.some(({ isOn }) => isOn) ? [] : [`${use.number} has ${code}, which was off`]),
        ...(inForce.some(({ inAll }) => inAll === null || others.length < inAll)
          ? []
          : [`${use.number} has ${code}, which was used ${others.length} times by then`]),
        ...(perBuyer === null || own.length < perBuyer
          ? []
          : [`${use.number} has ${code}, which its buyer had used ${own.length} times by then`]),
      ];
    });
  });
}

function usesOf(books: Database.Database, couponId: string): Use[] {
  return books
    .prepare(
      `select o.number, o.cart_id || ':' || o.cart_round as cart, u.phone, u.created_at as at,
        u.given_back_at as backAt, exists (select 1 from orders n where n.cart_id = o.cart_id
          and n.cart_round = o.cart_round and n.serial > o.serial) as isReplaced
       from coupon_uses u join orders o on o.id = u.order_id
       where u.coupon_id = ? order by u.created_at`,
    )
    .all(couponId) as Use[];
}

/** An order that was replaced and came back is left out: the file does not say since when it counts again. */
const wasUsed = ({ at, backAt, isReplaced }: Use, time: number) =>
  at < time && (backAt === null ? !isReplaced : backAt > time);

/** From the log of what admins changed. */
function rulesOf(books: Database.Database, couponId: string): Rule[] {
  const changes = books
    .prepare(
      `select created_at as at, changes from audit_log
       where subject_id = ? and action in ('coupon.create', 'coupon.update') order by created_at, id`,
    )
    .all(couponId) as { at: number; changes: string }[];
  const rules: Rule[] = [];
  for (const { at, changes: json } of changes) {
    const { on, usesInAll } = JSON.parse(json) as Record<string, [unknown, unknown]>;
    const before = rules.at(-1) ?? { isOn: false, inAll: null };
    rules.push({
      at,
      isOn: on ? Boolean(on[1]) : before.isOn,
      inAll: usesInAll ? (usesInAll[1] as number | null) : before.inAll,
    });
  }
  return rules;
}

/** The rules of this millisecond: more than one if they changed in it. */
function rulesAt(rules: Rule[], time: number): Rule[] {
  const before = rules.filter(({ at }) => at < time).at(-1);
  return [...(before ? [before] : []), ...rules.filter(({ at }) => at === time)];
}
