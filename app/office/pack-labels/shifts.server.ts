import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Shift } from "./labels-pdf.server";
import type { Paper } from "./papers";

const keyOf = ({ key }: Paper) => `labels.shift.${key}`;

/** How far the labels of this sheet or roll are moved, in mm. */
export function shiftOf(paper: Paper, from: Reader = db): Shift {
  const [x = 0, y = 0] = (storedSettings(from).get(keyOf(paper)) ?? "0 0").split(" ").map(Number);
  return { x, y };
}

/** Moves them from now on. */
export async function saveShift(paper: Paper, { x, y }: Shift, actor: Actor): Promise<void> {
  await write((tx) => {
    const before = shiftOf(paper, tx);
    storeSettings(tx, { [keyOf(paper)]: x === 0 && y === 0 ? null : `${x} ${y}` });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "labels", name: paper.name },
      before: { right: before.x, down: before.y },
      after: { right: x, down: y },
    });
  });
}
