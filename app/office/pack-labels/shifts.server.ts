import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Shift } from "./labels-pdf.server";
import type { Paper } from "./papers";

const keyOf = ({ key }: Paper) => `labels.shift.${key}`;

/** How far the labels of this sheet or roll are moved, in mm. */
export function shiftOf(paper: Paper, from: Reader = db): Shift {
  const [x = 0, y = 0] = (storedSettings(from).get(keyOf(paper)) ?? "0 0").split(" ").map(Number);
  return { x, y };
}

/** Moves them from now on, read at this `version`. Returns where somebody else has moved them; null: nobody has. */
export function saveShift(
  paper: Paper,
  { x, y }: Shift,
  actor: Actor,
  version: string,
): Promise<Shift | null> {
  return write((tx) => {
    const before = shiftOf(paper, tx);
    if (isOvertaken(before, version, { x, y })) return before;
    if (before.x === x && before.y === y) return null;
    storeSettings(tx, { [keyOf(paper)]: x === 0 && y === 0 ? null : `${x} ${y}` });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "labels", name: paper.name },
      before: { right: before.x, down: before.y },
      after: { right: x, down: y },
    });
    return null;
  });
}
