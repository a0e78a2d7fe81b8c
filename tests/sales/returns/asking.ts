import sharp from "sharp";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { newId } from "~/base/lib/ids.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { type Ask, askForReturn } from "~/sales/returns/ask.server";
import { requestBy } from "~/sales/returns/requests.server";
import { orderOfFour } from "../payments/changing";
import { paidOrder } from "../payments/refunding";
import { counted } from "../../goods/stock/counted";

/** Orders that arrived, and what their buyers ask for. */

export const takesCash = (boss: Viewer) =>
  changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 9_000_000, feePaise: 0, asksToConfirm: false },
      transfer: { isOn: true, details: "Account 1, IFSC 2", upi: null },
    },
    boss,
  );

/** Three tins at ₹1,450 and a pouch at ₹90, to be paid by hand; arrived. */
export async function arrived(boss: Viewer, method: "on-delivery" | "transfer" = "on-delivery") {
  const [tin, pouch] = [await counted(10), await counted(10, { pricePaise: 9_000 })];
  const order = await orderOfFour(tin.id, pouch.id, { method });
  await moveOrder(order.id, { status: "deliverd", unpaid: "agreed" }, boss);
  return { order, tin, pouch };
}

/** A tin and a pouch that were paid online and arrived. */
export async function paidAndArrived(boss: Viewer) {
  const [tin, pouch] = [await counted(10), await counted(10, { pricePaise: 9_000 })];
  const paid = await paidOrder(tin.id, pouch.id);
  await moveOrder(paid.order.id, { status: "deliverd" }, boss);
  return { ...paid, tin, pouch };
}

/** Asks for a return of these packs, by position. */
export const ask = (
  order: { id: string },
  packs: Record<number, number>,
  more: Partial<Ask> = {},
  now = Date.now(),
) =>
  askForReturn(
    {
      orderId: order.id,
      reason: "wrong",
      words: "Not mine",
      wish: "money",
      payTo: "",
      photos: [],
      id: newId(),
      packs: Object.entries(packs).map(([position, quantity]) => ({
        position: Number(position),
        quantity,
      })),
      ...more,
    },
    now,
  );

/** The number of a return that was asked for; throws if it was refused. */
export async function asked(...of: Parameters<typeof ask>): Promise<string> {
  const done = await ask(...of);
  if (done.problem !== undefined) throw new Error(`Not asked: ${done.problem}`);
  return done.number;
}

export function stateOf(number: string) {
  const found = requestBy(number);
  if (!found) throw new Error("No such return");
  return found;
}

/** A photo as a phone takes it, with where and with what. */
export const phonePhoto = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#305060" } })
    .withExif({ IFD0: { Make: "SecretPhone" } })
    .jpeg()
    .toBuffer();
