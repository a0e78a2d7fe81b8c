import { and, eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { returnRequestLines } from "~/base/db/schema";
import type { ReturnGoods, ReturnState } from "~/base/db/statuses";
import type { PackField } from "~/sales/orders/pack-fields";
import { refundDueAt } from "./due.server";
import { isOpen, requestBy, type RequestedPack, type WholeRequest } from "./requests.server";
import { mailAccepted, mailRefused } from "./return-mails.server";
import { moveReturn, type Stepped, stepReturn } from "./step.server";

type Accept = {
  number: string;
  packs: PackField[];
  goods: ReturnGoods;
  /** To the buyer, such as whom to send it with; may be empty. */
  answer: string;
  actor: Actor;
};

/**
 * Accepts a return, of all packs or some: they are sent back, or the buyer keeps them, as with leaking tins that nobody can send. Mails
 * the buyer. `now`: UTC ms.
 */
export const acceptReturn = (
  { number, packs, goods, answer, actor }: Accept,
  now = Date.now(),
): Promise<Stepped> =>
  stepReturn(number, "asked", (tx, request, order) => {
    const problem = acceptPacks(tx, request, packs);
    if (problem) return { problem };
    const dueAt = goods === "kept" ? refundDueAt(tx, now) : null;
    const change = { state: "accepted", goods, answer, dueAt, decidedAt: now } as const;
    const by = { actor, event: "return-accepted", action: "order.return-accept", now } as const;
    moveReturn(tx, request, change, by);
    const accepted = requestBy(number, tx)?.packs ?? [];
    mailAccepted(tx, order, { ...request, goods, answer, dueAt, packs: accepted });
    return {};
  });

/** Stores how many packs of each line are accepted; of a line that is not named, none. Returns why not, as a sentence. */
export function acceptPacks(
  tx: Writer,
  { id, packs: asked }: { id: string; packs: RequestedPack[] },
  packs: PackField[],
): string | null {
  const wanted = new Map(packs.map(({ position, quantity }) => [position, quantity]));
  if (packs.some(({ quantity }) => Number.isNaN(quantity)))
    return "Type how many as whole numbers.";
  const counts = asked.map(({ position, quantity, accepted }) => ({
    position,
    count: wanted.get(position) ?? 0,
    most: accepted ?? quantity,
  }));
  if (counts.every(({ count }) => count === 0)) return "Choose how many of at least one product.";
  if (counts.some(({ count, most }) => count > most)) return "That is more than was asked for.";
  for (const { position, count } of counts)
    tx.update(returnRequestLines)
      .set({ accepted: count })
      .where(and(eq(returnRequestLines.requestId, id), eq(returnRequestLines.position, position)))
      .run();
  return null;
}

type Refuse = {
  number: string;
  /** The state that the page showed. */
  version: ReturnState | null;
  /** Why, to the buyer. */
  answer: string;
  actor: Actor;
};

/**
 * Refuses a return, or ends an accepted one without money: the packs never came, or came in another state than was said. Mails the
 * buyer. `now`: UTC ms.
 */
export const refuseReturn = (
  { number, version, answer, actor }: Refuse,
  now = Date.now(),
): Promise<Stepped> =>
  stepReturn(number, version, (tx, request: WholeRequest, order) => {
    if (!isOpen(request)) return { problem: "This return is closed." };
    if (!answer.trim()) return { problem: "Say why, for the buyer." };
    const change = { state: "refused", answer, dueAt: null, decidedAt: now } as const;
    const by = { actor, event: "return-refused", action: "order.return-refuse", now } as const;
    moveReturn(tx, request, change, by);
    mailRefused(tx, order, { ...request, answer });
    return {};
  });
