import { rupees } from "~/lib/money";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { undoIntent } from "./undo-path";
import type { PriceUndo } from "./undo-prices.server";

/** Says which prices were just changed and offers to put them back. `to`: the screen's path; nothing without `undo`. */
export function UndoPrices({ undo, to }: { undo: PriceUndo | null; to: string }) {
  if (!undo) return null;
  const more = undo.packs - undo.first.length;
  return (
    <Form method="post" action={to} className="price-undo" data-keeps-place="">
      <div role="status">
        {undo.first.map(({ id, name, seenPaise, pricePaise }) => (
          <p key={id}>{`${name}: ${rupees(seenPaise)} → ${rupees(pricePaise)}`}</p>
        ))}
        {more > 0 && <p>{`And ${more} more.`}</p>}
      </div>
      <input type="hidden" name="plan" value={undo.plan} />
      <Button
        tone="quiet"
        name="intent"
        value={undoIntent}
        aria-label={
          undo.packs === 1 ? `Undo the price of ${undo.first[0]?.name}` : "Undo these prices"
        }
      >
        Undo
      </Button>
    </Form>
  );
}
