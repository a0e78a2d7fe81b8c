import { type OpenLine, priceOfPacks } from "./open-lines";

/** A line with the packs that were sent, those that came back, and those not refunded yet. */
type ReturnedLine = { line: { quantity: number; takenOut: number }; back: number; open: OpenLine };

/**
 * The packs of a line that were sent back and not refunded yet. Packs that were taken out before packing are refunded for themselves.
 */
export function toRefund({ line, back, open }: ReturnedLine): { packs: number; paise: number } {
  const refunded = line.quantity - open.quantity;
  const packs = Math.min(back, Math.max(0, line.takenOut + back - refunded));
  return { packs, paise: priceOfPacks(open, packs) };
}
