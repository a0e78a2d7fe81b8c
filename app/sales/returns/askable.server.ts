import { and, eq, isNotNull, ne } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { refunds, returnRequestLines, returnRequests } from "~/base/db/schema";
import { type PackSize, sizeIn } from "~/base/lib/pack-figures";
import { linesOfOrder } from "~/sales/orders/order.server";
import { notYetRefunded } from "~/sales/orders/money/open-lines";
import { toSend } from "~/sales/orders/packs-to-send";
import { packsBack, returnsOf } from "~/sales/orders/money/returned-packs.server";

/** A line of an order, and how many of its packs a return can be asked for. */
export type AskableLine = PackSize & {
  position: number;
  productId: string;
  name: string;
  most: number;
};

/**
 * The lines of an order of which a return can be asked for: packs that were sent, have not come back, are not refunded and not asked for
 * already. The trigger `return_request_lines_fit` counts the same.
 */
export function askableLines(orderId: string, from: Reader = db): AskableLine[] {
  const lines = linesOfOrder(orderId, from);
  const given = refundedOf(orderId, from);
  const returns = returnsOf(orderId, from);
  const asked = askedPacks(orderId, from);
  return notYetRefunded(lines, given).flatMap((open, index) => {
    const line = lines[index] ?? open;
    const mine = asked.filter(({ position }) => position === line.position);
    const kept = toSend(line) - packsBack(returns, line.position) - sumOf(mine.filter(isWithBuyer));
    const most = Math.min(kept, open.quantity - sumOf(mine.filter(isUnrefunded)));
    const { position, productId, name } = line;
    const pack = { position, productId, name, ...sizeIn(line) };
    return most > 0 ? [{ ...pack, most }] : [];
  });
}

const refundedOf = (orderId: string, from: Reader) =>
  from
    .select({ lines: refunds.lines })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), ne(refunds.status, "failed"), isNotNull(refunds.lines)),
    )
    .all();
const askedPacks = (orderId: string, from: Reader) =>
  from
    .select({
      state: returnRequests.state,
      goods: returnRequests.goods,
      outcome: returnRequests.outcome,
      position: returnRequestLines.position,
      quantity: returnRequestLines.quantity,
      accepted: returnRequestLines.accepted,
    })
    .from(returnRequests)
    .innerJoin(returnRequestLines, eq(returnRequestLines.requestId, returnRequests.id))
    .where(eq(returnRequests.orderId, orderId))
    .all();

type Asked = ReturnType<typeof askedPacks>[number];

/** Asked for and not back yet, or thrown away. */
const isWithBuyer = ({ state, goods }: Asked) =>
  state === "asked" || state === "accepted" || (state === "settled" && goods === "kept");

/** Asked for and not refunded yet, or replaced. */
const isUnrefunded = ({ state, outcome }: Asked) =>
  state === "asked" ||
  state === "accepted" ||
  state === "received" ||
  (state === "settled" && outcome === "replacement");

const sumOf = (packs: Asked[]) =>
  packs.reduce((sum, { quantity, accepted }) => sum + (accepted ?? quantity), 0);
