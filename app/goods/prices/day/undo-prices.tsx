import { rupees } from "~/base/lib/money";
import { UndoForm } from "../undo-form";
import type { PriceUndo } from "./undo-prices.server";

/** Says which prices were just changed and offers to put them back. `to`: the screen's path; nothing without `undo`. */
export function UndoPrices({ undo, to }: { undo: PriceUndo | null; to: string }) {
  if (!undo) return null;
  const lines = undo.first.map(({ id, name, seenPaise, pricePaise }) => ({
    id,
    name,
    words: `${rupees(seenPaise)} → ${rupees(pricePaise)}`,
  }));
  const { plan, packs } = undo;
  return <UndoForm {...{ packs, lines, to }} field="plan" id={plan} what="the price" />;
}
