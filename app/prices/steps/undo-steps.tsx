import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { undoIntent } from "../day/undo-path";
import type { StepsUndo } from "./undo-steps.server";

/** Says which prices of a list were just changed and offers to put them back. `to`: the list's path; nothing without `undo`. */
export function UndoSteps({ undo, to }: { undo: StepsUndo | null; to: string }) {
  if (!undo) return null;
  const more = undo.packs - undo.first.length;
  return (
    <Form method="post" action={to} className="price-undo" data-keeps-place="">
      <div role="status">
        {undo.first.map(({ id, name, before, after }) => (
          <p key={id}>{`${name}: ${before} → ${after}`}</p>
        ))}
        {more > 0 && <p>{`And ${more} more.`}</p>}
      </div>
      <input type="hidden" name="change" value={undo.change} />
      <Button
        tone="quiet"
        name="intent"
        value={undoIntent}
        aria-label={
          undo.packs === 1 ? `Undo the prices of ${undo.first[0]?.name}` : "Undo these prices"
        }
      >
        Undo
      </Button>
    </Form>
  );
}
