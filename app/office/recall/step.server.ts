import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { recalls, recallSteps } from "~/base/db/schema";
import type { RecallState } from "~/base/db/recalls";
import { newId } from "~/base/lib/ids.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { recallOf } from "./recall-page.server";
import { isOpen, nextStep, stepWords } from "./steps";

type Batch = { id: string; number: string };
type Step = { state: Exclude<RecallState, "started">; note: string };

/**
 * Notes the next step of a recall, or that it is called off, which puts the batch back on sale. Returns false if it is not the next
 * one: somebody noted it before. `now`: UTC ms.
 */
export function noteStep(
  batch: Batch,
  { state, note }: Step,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return write((tx) => {
    const recall = recallOf(batch.id, tx);
    if (!recall || !isOpen(recall.state)) return false;
    const before = recall.state;
    if (state !== "called off" && nextStep[before] !== state) return false;
    tx.update(recalls).set({ state, updatedAt: now }).where(eq(recalls.id, recall.id)).run();
    tx.insert(recallSteps)
      .values({ id: newId(now), recallId: recall.id, state, actor: actor.id, note, createdAt: now })
      .run();
    recordChange(tx, {
      actor,
      action: "recall.step",
      subject: { id: batch.id, name: batch.number },
      before: { step: stepWords[before] },
      after: { step: stepWords[state], note: note || null },
    });
    return true;
  });
}
