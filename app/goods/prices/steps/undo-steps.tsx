import { UndoForm } from "../undo-form";
import type { StepsUndo } from "./undo-steps.server";

/** Says which prices of a list were just changed and offers to put them back. `to`: the list's path; nothing without `undo`. */
export function UndoSteps({ undo, to }: { undo: StepsUndo | null; to: string }) {
  if (!undo) return null;
  const lines = undo.first.map(({ id, name, before, after }) => ({
    id,
    name,
    words: `${before} → ${after}`,
  }));
  const { change, packs } = undo;
  return <UndoForm {...{ packs, lines, to }} field="change" id={change} what="the prices" />;
}
