import { quantityTold } from "~/base/lib/pack-figures";
import { and, desc, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isPaid, orders, payments } from "~/base/db/schema";
import { timeOf } from "~/base/lib/api/call";
import { groupedBy } from "~/base/lib/grouped-by";
import type { ApiOrder } from "./api-order";
import { linesOf } from "../orders.server";
import type { Order } from "../order.server";

/** Orders read and sent at a time, so that a list of 100,000 orders is never in memory as a whole. */
const batchSize = 500;

/** The paid orders of one user, newest first, in batches. */
export const apiOrdersOf = (userId: string) => batches(eq(orders.userId, userId));

/** The paid orders of all users, newest first, in batches. */
export const allApiOrders = () => batches();

/** One paid order by its id; null if not found. */
export function apiOrderById(id: string): ApiOrder | null {
  const found = db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isPaid))
    .all();
  const [order] = toApiOrders(found);
  return order ?? null;
}

async function* batches(condition?: SQL): AsyncGenerator<ApiOrder[]> {
  let last: Order | undefined;
  do {
    const found = db
      .select()
      .from(orders)
      .where(and(condition, isPaid, last && before(last)))
      .orderBy(desc(orders.createdAt), desc(orders.serial))
      .limit(batchSize)
      .all();
    yield toApiOrders(found);
    last = found.length === batchSize ? found.at(-1) : undefined;
  } while (last);
}

const before = ({ createdAt, serial }: Order) =>
  or(
    lt(orders.createdAt, createdAt),
    and(eq(orders.createdAt, createdAt), lt(orders.serial, serial)),
  );

function toApiOrders(found: Order[]): ApiOrder[] {
  const ids = found.map(({ id }) => id);
  const bought = linesOf(ids);
  const paid = paymentsOf(ids);
  const lines = groupedBy(
    bought.map(({ line }) => line),
    ({ orderId }) => orderId,
  );
  return found.map((order) => toApiOrder(order, lines.get(order.id) ?? [], paid.get(order.id)));
}

/** The payment that counts for each order. An order paid by hand has none, even if an online payment was attempted. */
function paymentsOf(orderIds: string[]) {
  const found = db
    .select({
      orderId: payments.paidOrderId,
      id: payments.id,
      paymentOrderId: payments.paymentOrderId,
    })
    .from(payments)
    .where(inArray(payments.paidOrderId, orderIds))
    .all();
  return new Map(found.map((payment) => [payment.orderId, payment]));
}

type Line = ReturnType<typeof linesOf>[number]["line"];

function toApiOrder(
  order: Order,
  lines: Line[],
  payment: { paymentOrderId: string | null; id: string } | undefined,
): ApiOrder {
  return {
    _id: order.id,
    status: order.status,
    buyer: {
      _id: order.userId ?? "",
      name: order.buyerName,
      phone: order.buyerPhone,
      address: order.buyerAddress,
    },
    createdAt: timeOf(order.createdAt),
    updatedAt: timeOf(order.updatedAt),
    totalbill: order.totalPaise / 100,
    products: lines.map((line) => productIn(line, order)),
    payment: {
      cart: lines.map(({ quantity: qnty, ...line }) => ({ ...soldIn(line), qnty })),
      razorpay_order_id: payment?.paymentOrderId ?? "",
      razorpay_payment_id: payment?.id ?? "",
      email: order.buyerEmail,
      totalbill: order.totalPaise,
      paymentstatus: "Success",
    },
  };
}

/** The product is frozen with the order, so it has the order's times. */
function productIn(line: Line, order: Order) {
  return {
    ...soldIn(line),
    description: line.description,
    shipping: line.shipping === 1 ? (1 as const) : (0 as const),
    category: line.categoryId,
    createdAt: timeOf(order.createdAt),
    updatedAt: timeOf(order.createdAt),
  };
}

function soldIn(
  line: Pick<Line, "productId" | "name" | "slug" | "unitPricePaise" | "volumeMl" | "pieces">,
) {
  return {
    _id: line.productId,
    name: line.name,
    slug: line.slug,
    price: line.unitPricePaise / 100,
    quantity: quantityTold(line) / 1000,
  };
}
