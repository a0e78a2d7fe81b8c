import { eq } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { returnRequestLines, returnRequests } from "~/base/db/schema";
import { returnsOf } from "~/sales/orders/money/returned-packs.server";
import { idempotencyKey } from "./idempotency-key";

type Line = { position: number; quantity: number; takenOut: number };
type OpenLine = { position: number; quantity: number };

/**
 * How many packs of each line of an order are still to be refunded, by position: those taken out, brought back, or accepted and kept by
 * the buyer, less those refunded by whatever door. What was replaced is none of them. `open`: the lines with the packs that are not
 * refunded yet.
 */
export function packsToRefund(
  orderId: string,
  lines: Line[],
  open: OpenLine[],
  from: Reader,
): Map<number, number> {
  const back = returnsOf(orderId, from);
  const recorded = new Set(back.map(({ id }) => id));
  const decided = decidedPacks(orderId, from);
  return new Map(
    lines.map(({ position, quantity, takenOut }) => {
      const left = open.find((line) => line.position === position)?.quantity ?? quantity;
      const returned = back
        .flatMap(({ packs }) => packs)
        .filter((packs) => packs.position === position)
        .reduce((sum, packs) => sum + packs.quantity, 0);
      const others = decided
        .filter((packs) => packs.position === position)
        .reduce((sum, packs) => sum + weightOf(packs, recorded) * (packs.accepted ?? 0), 0);
      const claims = takenOut + returned + others;
      return [position, Math.max(0, claims - (quantity - left))];
    }),
  );
}

type Decided = ReturnType<typeof decidedPacks>[number];

/** 1: to be refunded without having come back. −1: came back and was replaced. 0: counted among what came back, or not at all. */
function weightOf({ number, state, goods, outcome }: Decided, recorded: Set<string>): number {
  const isReplaced = outcome === "replacement";
  if (goods === "back") return isReplaced ? -1 : 0;
  const isKept = goods === "kept" && (state === "accepted" || state === "settled");
  return isKept && !isReplaced && !recorded.has(idempotencyKey(number)) ? 1 : 0;
}

const decidedPacks = (orderId: string, from: Reader) =>
  from
    .select({
      number: returnRequests.number,
      state: returnRequests.state,
      goods: returnRequests.goods,
      outcome: returnRequests.outcome,
      position: returnRequestLines.position,
      accepted: returnRequestLines.accepted,
    })
    .from(returnRequests)
    .innerJoin(returnRequestLines, eq(returnRequestLines.requestId, returnRequests.id))
    .where(eq(returnRequests.orderId, orderId))
    .all();
