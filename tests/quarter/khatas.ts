import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { khataPage } from "~/office/khata/khata-page.server";
import { khataBuyer } from "~/office/khata/dues/khata-buyer.server";
import type { Order } from "~/sales/orders/order.server";
import { groupedBy } from "~/base/lib/grouped-by";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { owedForEach } from "~/sales/orders/money/owed.server";
import { toGiveBackOf } from "~/sales/orders/money/to-give-back.server";
import { takenByBanks } from "./somebody-elses.sql";

/**
 * The khatas whose balance is not what is still to come of their orders, less credit and what is to be given back: by the number of an
 * order of theirs.
 */
export function wrongKhatas(): string[] {
  const keyOf = (order: Order) => order.userId ?? (order.buyerPhone || order.id);
  const all = db.select().from(orders).all();
  const taken = takenByBanks();
  return [...groupedBy(all, keyOf).values()].flatMap((own) => {
    const [order] = own;
    if (!order) return [];
    const khata = khataPage(order.number, 1);
    const buyer = khataBuyer(order.number);
    if (!khata || !buyer) return [order.number];
    const due = new Set(khata.orders.map(({ id }) => id));
    const parts = own.filter(
      ({ id, partPaidAt, status, writtenOffAt }) =>
        partPaidAt !== null && status !== "cancel" && writtenOffAt === null && !due.has(id),
    );
    const owed = [...owedForEach(parts).values()].reduce((sum, paise) => sum + paise, 0);
    const monies = moneyOf(own);
    const ready = [...toGiveBackOf(own, monies).values()].reduce(
      (sum, { paise }) => sum + paise,
      0,
    );
    // What a bank asks for and has not taken does not go back meanwhile, and is still here.
    const cancelled = own.filter(({ status }) => status === "cancel");
    const asked = cancelled.reduce(
      (sum, { id }) => sum + (monies.get(id)?.disputedPaise ?? 0) - (taken.get(id) ?? 0),
      0,
    );
    const back = ready + asked;
    const expected = khata.owedPaise + owed - khata.creditPaise - back;
    return khata.balancePaise === expected
      ? []
      : [`${order.number}: ${khata.balancePaise} instead of ${expected}`];
  });
}
