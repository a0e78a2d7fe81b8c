import { sql } from "drizzle-orm";
import { db, type Reader, write } from "~/base/db/connection.server";
import { isUnpaidByHand } from "~/base/db/schema";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { startOfDay } from "~/base/lib/days";
import { isOvertaken } from "~/base/lib/form/version.server";
import { groupedBy } from "~/base/lib/grouped-by";
import { day } from "~/base/lib/time";
import { owedForEach } from "~/sales/orders/money/owed.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { agedSums } from "~/office/khata/ageing";

const key = "courier.late-days";

/** After how many days from delivery a courier's money is late: eight by default. */
const lateDays = (from: Reader = db): number => Number(storedSettings(from).get(key) ?? 8);

/**
 * Stores after how many days it is late, read at this `version`, if there is one. Returns what somebody else has changed it to; null:
 * nobody has.
 */
export const changeLateDays = (
  days: number,
  actor: Actor,
  version?: string,
): Promise<{ days: number } | null> =>
  write((tx) => {
    const before = lateDays(tx);
    if (before === days) return null;
    if (version !== undefined && isOvertaken(before, version, days)) return { days: before };
    storeSettings(tx, { [key]: String(days) });
    const subject = { id: "courier-money", name: "couriers’ money" };
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject,
      before: { days: before },
      after: { days },
    });
    return null;
  });

type Found = {
  id: string;
  number: string;
  courier: string | null;
  parcel: string | null;
  totalPaise: number;
  partPaidAt: number | null;
  deliveredAt: number;
};

/** An order that was delivered and whose money has not come. `days`: whole ones since it was delivered. */
type OwedOrder = {
  number: string;
  courier: string;
  parcel: string | null;
  owedPaise: number;
  deliveredAt: number;
  days: number;
};

/** What a courier has to bring, in paise: by age (`ageSpans`), and what of it is late. */
type CourierOwes = {
  courier: string;
  orders: number;
  owedPaise: number;
  byAge: number[];
  lateOrders: number;
  latePaise: number;
};

const mostShown = 100;

/** What couriers collected at the door and have not brought, the most late first; and the orders that are late, the oldest first. */
export function owedByCouriers(now: number, days = lateDays()) {
  const found = db.all<Found>(sql`
    select id, number, courier, tracking_number as parcel, total_paise as totalPaise, part_paid_at as partPaidAt,
      delivered_at as deliveredAt
    from orders where ${isUnpaidByHand} and payment_method = 'on-delivery' and status = 'deliverd'
      and delivered_at is not null and coalesce(delivery_way, 'courier') not in ('van', 'collect')`);
  const owed = owedForEach(found);
  const orders = found
    .map(({ id, courier, ...order }) => ({
      ...order,
      courier: courier?.trim() || "No courier named",
      owedPaise: owed.get(id) ?? 0,
      days: Math.round((startOfDay(now) - startOfDay(order.deliveredAt)) / day),
    }))
    .filter(({ owedPaise }) => owedPaise > 0);
  const late = orders
    .filter((order) => order.days > days)
    .toSorted((one, other) => one.deliveredAt - other.deliveredAt);
  return {
    days,
    couriers: [...groupedBy(orders, ({ courier }) => courier)]
      .map(([courier, some]) => sumsOf(courier, some, days))
      .toSorted((one, other) => other.latePaise - one.latePaise || other.owedPaise - one.owedPaise),
    late: late
      .slice(0, mostShown)
      .map(({ number, courier, parcel, owedPaise, deliveredAt, days: since }): OwedOrder => ({
        number,
        courier,
        parcel,
        owedPaise,
        deliveredAt,
        days: since,
      })),
    lateOrders: late.length,
    latePaise: sumOf(late),
    owedPaise: sumOf(orders),
  };
}

/** Of that, the sums for other pages. */
export function courierSums(now: number) {
  const { owedPaise, latePaise, days } = owedByCouriers(now);
  return { owedPaise, latePaise, days };
}

const sumOf = (orders: { owedPaise: number }[]) =>
  orders.reduce((sum, { owedPaise }) => sum + owedPaise, 0);

function sumsOf(
  courier: string,
  orders: { owedPaise: number; days: number }[],
  days: number,
): CourierOwes {
  const late = orders.filter((order) => order.days > days);
  return {
    courier,
    orders: orders.length,
    owedPaise: sumOf(orders),
    byAge: agedSums(orders.map((order) => ({ days: order.days, paise: order.owedPaise }))),
    lateOrders: late.length,
    latePaise: sumOf(late),
  };
}
