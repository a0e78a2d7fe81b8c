import type { Actor } from "~/upkeep/audit/record.server";
import type { GoodsBack } from "~/sales/fulfilment/move";
import { recordReturnIn } from "~/sales/fulfilment/record-return.server";
import type { PackField } from "~/sales/orders/pack-fields";
import { acceptPacks } from "./decide.server";
import { idempotencyKey } from "./idempotency-key";
import { refundDueAt } from "./due.server";
import { countedPacks, requestBy } from "./requests.server";
import { mailReceived } from "./return-mails.server";
import { moveReturn, type Stepped, stepReturn, Undo } from "./step.server";

type Receive = {
  number: string;
  /** What came: all that was accepted, or less. */
  packs: PackField[];
  goods: GoodsBack;
  /** When (UTC ms). */
  at: number;
  actor: Actor;
};

/** Notes that the packs of a return came back: as any return is recorded, with its stock. Mails the buyer. `now`: UTC ms. */
export const receiveReturn = (
  { number, packs, goods, at, actor }: Receive,
  now = Date.now(),
): Promise<Stepped> =>
  stepReturn(number, "accepted", (tx, request, order) => {
    if (request.goods !== "back") return { problem: "The buyer keeps these packs." };
    const problem = acceptPacks(tx, request, packs);
    if (problem) throw new Undo(problem);
    const came = countedPacks(requestBy(number, tx)?.packs ?? []);
    const recorded = recordReturnIn(
      tx,
      {
        number: order.number,
        packs: came,
        goods,
        why: number,
        at,
        actor,
        id: idempotencyKey(number),
      },
      now,
    );
    if (recorded.problem !== undefined) throw new Undo(recorded.problem);
    const dueAt = refundDueAt(tx, now);
    const by = { actor, event: "return-received", action: "order.return-receive", now } as const;
    moveReturn(tx, request, { state: "received", dueAt, receivedAt: at }, by);
    mailReceived(tx, order, { ...request, dueAt });
    return {};
  });
