import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { collectingPlace } from "~/goods/delivery/delivery-settings.server";
import { withPapers } from "~/sales/invoices/papers.server";
import { hour } from "~/base/lib/time";
import { whatsAppTo } from "~/base/lib/whatsapp";
import { packIn } from "~/base/lib/pack-size";
import { parcelLines } from "~/sales/orders/delivery";
import { withLines } from "~/sales/orders/orders.server";
import { companyFacts } from "~/upkeep/pages/company.server";

/**
 * The newest order of a user that was paid, or placed to be paid by hand, within the last hour and is not packed yet, for the block
 * that thanks for it; null without one.
 */
export function freshOrderOf(userId: string) {
  const found = fresh(userId);
  if (!found) return null;
  const [order] = withPapers(withLines([found]));
  if (!order) return null;
  const { token, papers, standing, next, lines, totalPaise, deliveryWay, arrival } = order;
  const { to } = order.parcel;
  return {
    number: order.number,
    token,
    papers,
    standing,
    next,
    bought: {
      lines: lines.map(({ name, nameLang, quantity, ...line }) => ({
        name,
        nameLang,
        quantity,
        ...packIn(line),
      })),
      totalPaise,
      isPaid: isPaidStatus(order.paymentStatus),
    },
    deliveryWay,
    arrival,
    address: parcelLines(to),
    collectAt: deliveryWay === "collect" ? collectingPlace() : null,
    whatsApp: whatsAppTo(companyFacts().whatsapp, `Order ${order.number}`),
  };
}

const fresh = (userId: string) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isListed,
        ne(orders.paymentStatus, "review"),
        // A literal, which SQLite can match with a partial index.
        sql`${orders.status} = 'Not Process'`,
        gt(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`, Date.now() - hour),
      ),
    )
    .orderBy(desc(orders.createdAt))
    // Without a limit, which would make SQLite plan the query again each time: `get` reads one row.
    .get();
