import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { isNoted } from "../admin/change-stock.server";
import type { NotedMovement } from "../admin/forms";
import { moveStock } from "../move-stock.server";
import { batchById, type BatchRow } from "./batch-rows.server";

/**
 * Notes what happened to packs of a batch; the same form sent twice is noted once. `changed-meanwhile`: packs came or went since the
 * page was shown; `too-few`: more broke than there are; `recalled`: none come into such a batch. `packs`: left after it.
 */
export function moveBatch(
  batch: Pick<BatchRow, "id">,
  { id, kind, packs: typed, version, why }: NotedMovement,
  actor: Actor,
  now = Date.now(),
): Promise<{ problem?: "changed-meanwhile" | "too-few" | "recalled" | "no-batch"; packs: number }> {
  return write((tx) => {
    const found = batchById(batch.id, tx);
    if (!found) return { problem: "no-batch", packs: 0 };
    const left = found.packs;
    if (isNoted(tx, id)) return { packs: left };
    if (kind === "arrived" && found.isRecalled) return { problem: "recalled", packs: left };
    if (kind === "corrected" && version !== left)
      return { problem: "changed-meanwhile", packs: left };
    if (kind === "broken" && typed > left) return { problem: "too-few", packs: left };
    const change = { arrived: typed, broken: -typed, corrected: typed - left }[kind];
    if (change === 0) return { packs: left };
    movePacks(tx, found, { id, kind, packs: change, why }, actor, now);
    return { packs: left + change };
  });
}

type Move = { id?: string; kind: NotedMovement["kind"]; packs: number; why: string };

/** Writes a movement of an admin within a batch, and its audit entry. `packs`: above zero they came, below they went. */
export function movePacks(
  tx: Writer,
  { id: batchId, productId, packs: left, number }: BatchRow,
  move: Move,
  actor: Actor,
  now: number,
): void {
  moveStock(tx, { ...move, productId, batchId, actor: actor.id, at: now });
  recordChange(tx, {
    actor,
    action: "batch.packs",
    subject: { id: batchId, name: number },
    before: { packs: left },
    after: { packs: left + move.packs, what: move.kind, why: move.why || null },
  });
}
