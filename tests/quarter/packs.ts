import { reading } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { packAhead } from "~/goods/stock/kits/pack.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { takeOtherPacks } from "~/office/recall/other-packs.server";
import { startRecall } from "~/office/recall/start.server";
import { noteStep } from "~/office/recall/step.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import type { QuarterShop } from "./shop";

/** Some cartons and gift boxes of the week; more than these are sold from their parts. Gives what became of it. */
export async function packAWeek({ carton, box, boss }: QuarterShop): Promise<string[]> {
  const ends: string[] = [];
  for (const product of [carton, box]) {
    const id = newId();
    const { problem } = await packAhead(product, { id, packs: 3, chosen: new Map() }, boss);
    ends.push(problem ?? "done");
  }
  return ends;
}

/** The oldest batch of the litre is recalled; each order that has not left gets other packs. Gives what became of it. */
export async function recall({ firstBatch, boss }: QuarterShop): Promise<string[]> {
  const why = { why: "It may taste rancid.", whyGu: "", whyHi: "" };
  const begun = await startRecall(firstBatch, why, boss);
  const ends = [begun ? "done" : "called off"];
  const waiting = reading
    .prepare<[], string>(
      "select number from orders where status <> 'cancel' and shipped_at is null and delivered_at is null",
    )
    .pluck()
    .all();
  for (const number of waiting)
    if ((await takeOtherPacks(number, boss)) !== null) ends.push("too few others");
  return ends;
}

/** The steps after it, to the last one. Gives what became of it. */
export async function endRecall({ firstBatch, boss }: QuarterShop): Promise<string[]> {
  const batch = batchById(firstBatch);
  if (!batch) return ["no batch"];
  const ends: string[] = [];
  for (const state of ["notified", "collecting", "closed"] as const)
    ends.push((await noteStep(batch, { state, note: "Noted" }, boss)) ? "done" : `not ${state}`);
  return ends;
}

type Move = Parameters<typeof moveOrder>[1];

/** Moves an order on; one with packs of a recalled batch gets others first. Gives why it was refused. */
export async function moveOn(id: string, move: Move, boss: Viewer) {
  const { problem } = await moveOrder(id, move, boss);
  if (problem !== "recalled") return problem;
  const number = reading
    .prepare<[string], string>("select number from orders where id = ?")
    .pluck()
    .get(id);
  const few = await takeOtherPacks(number ?? "", boss);
  return few === null ? (await moveOrder(id, move, boss)).problem : few;
}
