import { z } from "zod";
import type { RefundLine } from "./refund-wish";

const stored = z.array(z.object({ position: z.number().int(), quantity: z.number().int() }));

type Line = { position: number; quantity: number };

/** The lines of an order with the quantity not yet refunded. `refunds`: those that did not fail. */
export function notYetRefunded<L extends Line>(
  lines: L[],
  refunds: { lines: string | null }[],
): L[] {
  const refunded: RefundLine[] = refunds.flatMap((refund) =>
    refund.lines === null ? [] : stored.parse(JSON.parse(refund.lines)),
  );
  return lines.map((line) => ({
    ...line,
    quantity: line.quantity - sumFor(line.position, refunded),
  }));
}

function sumFor(position: number, refunded: RefundLine[]): number {
  return refunded
    .filter((one) => one.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
