import { eq } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { orders, packedScans } from "~/base/db/schema";
import type { ScanSaid } from "~/base/ui/scanning/use-said";
import { packScanned, type ScannedPack } from "~/goods/stock/scan/pack-scanned.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { moveIn } from "~/sales/fulfilment/move-order.server";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";
import type { PackingOrder } from "~/sales/orders/packing/packing-orders.server";
import { type BoxLine, boxOf, isFull } from "./box.server";
import { type BoxState, boxState, whyNotOpen } from "./box-state";
import { notePackedBatch } from "./packed-batch.server";

type Order = Pick<PackingOrder, "id" | "number" | "waits">;

/** What a packer did: scanned a pack, or tapped at a line: one in, all that are missing, one out again. `id`: by which it counts once. */
export type Step = { id: string } & (
  | { code: string; productId?: undefined }
  | { productId: string; tap: "one" | "all" | "out"; code?: undefined }
);

/** What is said of each step, and the box after them all. */
export type Packed = { said: ScanSaid[]; lines: BoxLine[]; state: BoxState };

/**
 * Puts packs into the box of an order. The last one sets the order packed; if that is refused, the packs stay noted and the refusal is
 * said. `now`: UTC ms.
 */
export function putIn(order: Order, steps: Step[], by: Viewer, now = Date.now()): Promise<Packed> {
  return write((tx) => {
    // As it is in this write: somebody may have packed or cancelled it since the order was read.
    const stored = tx.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id));
    let state = boxState(stored.get()?.status ?? "cancel");
    const said = steps.map((step): ScanSaid => {
      const lines = boxOf(order, tx);
      if (isDone(tx, step.id)) return { words: progress(lines), tone: "right" };
      if (state !== "open") return wrong(whyNotOpen(order.number, state));
      if (order.waits) return wrong(`${order.waits}.`);
      const put = step.code === undefined ? tapped(step, lines) : scanned(tx, step.code, lines);
      if ("problem" in put) return wrong(put.problem);
      const { productId, packs, batchId } = put;
      if (batchId !== null)
        notePackedBatch(tx, { orderId: order.id, productId, batchId }, by.id, now);
      const row = { id: step.id, orderId: order.id, productId, batchId, packs };
      tx.insert(packedScans)
        .values({ ...row, actor: by.id, createdAt: now })
        .run();
      const after = boxOf(order, tx);
      const words = [put.words, progress(after)].filter(Boolean).join(" ");
      if (!isFull(after)) return { words, tone: put.tone };
      const refused = setPacked(tx, order, by, now);
      if (refused) return wrong(`All packs are in. ${refused}`);
      state = "packed";
      return { words: `${put.words} Order ${order.number} is packed.`, tone: put.tone };
    });
    return { said, lines: boxOf(order, tx), state };
  });
}

/** Sets an order packed whose box is full already, such as one whose money came since; why not, or null. */
export const closeBox = (order: Order, by: Viewer, now = Date.now()): Promise<string | null> =>
  write((tx) => {
    if (order.waits) return `${order.waits}.`;
    if (!isFull(boxOf(order, tx))) return "There are packs missing.";
    return setPacked(tx, order, by, now);
  });

const wrong = (words: string): ScanSaid => ({ words, tone: "wrong" });

function setPacked(tx: Writer, order: Order, by: Viewer, now: number): string | null {
  const move = { status: "Processing", version: "Not Process" } as const;
  const { problem } = moveIn(tx, order.id, move, by, now);
  return problem ? moveRefusal(problem, by).words : null;
}

const isDone = (tx: Writer, id: string): boolean =>
  tx.select({ id: packedScans.id }).from(packedScans).where(eq(packedScans.id, id)).get() !==
  undefined;

type Put =
  | {
      productId: string;
      packs: number;
      batchId: string | null;
      words: string;
      tone: "right" | "note";
    }
  | { problem: string };

function scanned(tx: Writer, code: string, lines: BoxLine[]): Put {
  const pack = packScanned(code, tx);
  if ("problem" in pack) return pack;
  const line = lines.find(({ productId }) => productId === pack.id);
  if (!line) return { problem: `Not in this order: ${pack.name}. Put it back.` };
  if (pack.batch?.isRecalled)
    return {
      problem: `Batch ${pack.batch.number} is recalled: this pack must not leave the shop.`,
    };
  if (line.packed >= line.wanted) return { problem: tooMany(line) };
  const other = otherBatch(pack, line);
  const put = { productId: pack.id, packs: 1, batchId: pack.batch?.id ?? null };
  return other
    ? { ...put, words: other, tone: "note" }
    : { ...put, words: `${pack.name}.`, tone: "right" };
}

const tooMany = ({ name, wanted }: BoxLine) =>
  `That is one too many: ${name}, ${wanted === 1 ? "1 is" : `${wanted} are`} ordered.`;

/** The word about a batch that the slip does not name; null: it does, or neither says one. */
function otherBatch({ name, batch }: ScannedPack, { batches }: BoxLine): string | null {
  if (!batch || batches.length === 0 || batches.includes(batch.number)) return null;
  return `${name} is of batch ${batch.number}; the slip names ${batches.join(", ")}.`;
}

function tapped({ productId, tap }: Step & { productId: string }, lines: BoxLine[]): Put {
  const line = lines.find((each) => each.productId === productId);
  if (!line) return { problem: "This is not in the order any more." };
  const missing = line.wanted - line.packed;
  const put = { productId, batchId: null, tone: "right" } as const;
  if (tap === "out")
    return line.packed > 0
      ? { ...put, packs: -1, words: `Taken out: ${line.name}.` }
      : { problem: `Nothing of it is in the box: ${line.name}.` };
  if (missing <= 0) return { problem: tooMany(line) };
  return { ...put, packs: tap === "all" ? missing : 1, words: `${line.name}.` };
}

/** `3 of 7 packs are in.` */
function progress(lines: BoxLine[]): string {
  const [packed, wanted] = [sumOf(lines, "packed"), sumOf(lines, "wanted")];
  return `${packed} of ${wanted} ${wanted === 1 ? "pack is" : "packs are"} in.`;
}

const sumOf = (lines: BoxLine[], key: "packed" | "wanted") =>
  lines.reduce((all, line) => all + line[key], 0);
