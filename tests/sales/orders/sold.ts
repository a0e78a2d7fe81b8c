import { write } from "~/base/db/connection.server";
import { orderLines, orders, paymentOrders, payments } from "~/base/db/schema";
import type { ReviewReason } from "~/base/db/statuses";
import { newId, newToken } from "~/base/lib/ids.server";

type Line = Partial<Omit<typeof orderLines.$inferInsert, "orderId" | "position">>;
type Sold = Partial<typeof orders.$inferInsert> & { userId: string | null; lines?: Line[] };

let serials = 0;

/** A paid order that is simply there, one tin of 5 litres for ₹1,450 unless said otherwise. */
export async function sold({ lines = [{}], ...given }: Sold) {
  serials += 1;
  const at = given.createdAt ?? Date.now();
  const order = {
    id: newId(),
    serial: serials,
    number: `PR-${String(given.serial ?? serials).padStart(6, "0")}`,
    token: newToken(),
    cartId: newToken(),
    cartRound: 1,
    fingerprint: "h",
    paymentStatus: "paid" as const,
    totalPaise: 145_000,
    // The goods, unless delivery and the like are given, too.
    goodsPaise: given.totalPaise ?? 145_000,
    buyerName: "Asha Patel",
    buyerEmail: "asha@example.com",
    buyerPhone: "98250 12345",
    buyerAddress: "12 Ring Road, Surat 395002",
    paidAt: at,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
  await write((tx) => {
    tx.insert(orders).values(order).run();
    tx.insert(orderLines)
      .values(lines.map((line, position) => frozen(order.id, position, line)))
      .run();
  });
  return order;
}

function frozen(orderId: string, position: number, line: Line) {
  return {
    orderId,
    position,
    productId: line.name ?? "tin",
    categoryId: "oil",
    name: "Groundnut oil",
    slug: "groundnut-oil",
    description: "Pressed in Surat.",
    volumeMl: 5000,
    shipping: 1,
    unitPricePaise: 145_000,
    quantity: 1,
    ...line,
  };
}

/** A payment for an order, as the provider reported it; `review` says why a person has to look at it. */
export async function paymentFor(
  order: { id: string; totalPaise: number; createdAt: number },
  id: string,
  review: ReviewReason | null = null,
) {
  const { totalPaise: amountPaise, createdAt } = order;
  await write((tx) => {
    tx.insert(paymentOrders)
      .values({ id: `order_${id.slice(4)}`, orderId: order.id, amountPaise, createdAt })
      .run();
    tx.insert(payments)
      .values({
        id,
        paymentOrderId: `order_${id.slice(4)}`,
        paidOrderId: review ? null : order.id,
        amountPaise,
        currency: "INR",
        status: "captured",
        review,
        createdAt,
        updatedAt: createdAt,
      })
      .run();
  });
}
