import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isListed, orders } from "~/db/schema";
import { isPaidStatus } from "~/db/statuses";
import { collectingPlace } from "~/delivery/delivery-settings.server";
import { withPapers } from "~/invoices/papers.server";
import { hour } from "~/lib/time";
import { whatsAppTo } from "~/lib/whatsapp";
import { parcelLines } from "~/orders/delivery";
import { withLines } from "~/orders/orders.server";
import { companyFacts } from "~/pages/company.server";

/**
 * The newest order of a user that was paid, or placed to be paid by hand, within the last hour and is not packed yet, for the block
 * that thanks for it; null without one.
 */
export function freshOrderOf(userId: string) {
  const found = db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isListed,
        ne(orders.paymentStatus, "review"),
        eq(orders.status, "Not Process"),
        gt(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`, Date.now() - hour),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .all();
  const [order] = withPapers(withLines(found));
  if (!order) return null;
  const { token, papers, standing, next, lines, totalPaise, deliveryWay, arrival } = order;
  const { to } = order.parcel;
  return {
    token,
    papers,
    standing,
    next,
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
    totalPaise,
    isPaid: isPaidStatus(order.paymentStatus),
    deliveryWay,
    arrival,
    address: parcelLines(to),
    collectAt: deliveryWay === "collect" ? collectingPlace() : null,
    whatsApp: whatsAppTo(companyFacts().whatsapp, `Order ${order.number}`),
  };
}
