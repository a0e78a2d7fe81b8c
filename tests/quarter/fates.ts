import { vi } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { correctInvoice } from "~/sales/invoices/correct/correct-invoice.server";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { writeOff } from "~/office/khata/write-offs/write-off.server";
import { recordReturn } from "~/sales/fulfilment/record-return.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { newId } from "~/base/lib/ids.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { giveBackPart } from "~/sales/payments/received/give-back-part.server";
import { takeBack } from "~/sales/payments/received/take-back.server";
import { cameFor, receivedOf } from "~/sales/orders/money/money-received.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { cancelByBuyer } from "~/sales/payments/refunds/cancel-by-buyer.server";
import { cancelAndRefund } from "~/sales/payments/refunds/cancel-order.server";
import type { RefundScope } from "~/sales/payments/refunds/refund-scope";
import { requestRefund } from "~/sales/payments/refunds/request-refund.server";
import { giveBackOnline } from "~/sales/payments/received/give-back-online.server";
import { sendRefund } from "~/sales/payments/refunds/send-refund.server";
import { planOf } from "~/sales/payments/remove-items/plan";
import { removableOf } from "~/sales/payments/remove-items/removable.server";
import { takeOut } from "~/sales/payments/remove-items/take-out.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { acceptReturn } from "~/sales/returns/decide.server";
import { moneyDue } from "~/sales/returns/money-due.server";
import { receiveReturn } from "~/sales/returns/receive.server";
import { requestBy } from "~/sales/returns/requests.server";
import { settleWithMoney } from "~/sales/returns/settle.server";
import { stored } from "../sales/invoices/paying";
import { ask } from "../sales/returns/asking";
import { isCollected, parcelOf, type Pile } from "./courier-files";
import { payOnline } from "./doors";
import { failRefund, giveBackAtProvider } from "./online";
import { moveOn } from "./packs";
import type { Sale } from "./sale";

type Order = ReturnType<typeof stored>;
/** Why something was refused; null: it was done. */
type Done = string | null | undefined;

const isWaiting = ({ paymentStatus, paidAt }: Order) =>
  paidAt === null && paymentStatus !== "refunded";

/** Right after the order: money, and what happens before it is packed. */
export async function before(one: Sale, id: string, boss: Viewer): Promise<Done> {
  const placed = stored(id);
  if (one.fate === "never paid" && placed.paymentMethod === "online") return null;
  if (isWaiting(placed) && placed.paymentMethod === "online") await payOnline(placed);
  // Once its advance came, an order is one on delivery.
  const order = stored(id);
  if (isWaiting(order) && order.paymentMethod === "transfer" && one.fate !== "never paid")
    await receiveAll(one, id, boss);
  // A part beforehand, the rest at the door.
  if (isWaiting(order) && order.paymentMethod === "on-delivery" && one.parts > 1)
    await receivePart(id, one.parts, boss);
  if (one.fate === "cancelled by buyer") {
    const { problem } = await cancelByBuyer(id, newId());
    if (one.refundFails) await failRefund(id);
    await giveBackRest(one, id, boss);
    return problem;
  }
  if (one.fate === "taken out") return takeOne(order, boss);
  if (one.fate === "given back at provider") return giveBackAtProvider(id);
  return null;
}

const byHand = { reference: null, note: "" };

async function receivePart(id: string, parts: number, boss: Viewer): Promise<void> {
  const amountPaise = Math.floor(owedFor(stored(id)) / parts);
  if (amountPaise > 0) await receiveMoney(id, { ...byHand, amountPaise }, boss);
}

/** All that is still to come, in parts; with the last one perhaps more, which is the buyer's credit. One part is noted by mistake. */
async function receiveAll({ parts, morePaise }: Sale, id: string, boss: Viewer): Promise<void> {
  for (let part = 1; part < parts; part += 1) await receivePart(id, parts, boss);
  if (parts === 3) {
    const { number } = stored(id);
    const row = receivedOf(id).at(-1)?.id ?? "";
    await takeBack(number, row, "By mistake", boss);
  }
  const amountPaise = owedFor(stored(id)) + morePaise;
  const noted = await receiveMoney(id, { ...byHand, amountPaise, keepsMore: true }, boss);
  // What follows comes later than the money: the clock of the trade stands still else.
  vi.setSystemTime(Date.now() + 1_000);
  if (noted.problem === "too-much") await receiveMoney(id, byHand, boss);
}

/** The debt is given up; then perhaps a part of it comes after all, or all of it, or the parcel comes back. */
async function writtenOff(one: Sale, id: string, boss: Viewer): Promise<Done> {
  const { number } = stored(id);
  const given = await writeOff(number, { what: [number], reason: "Gone away" }, boss);
  vi.setSystemTime(Date.now() + 1_000);
  if (one.parts === 2) await receivePart(id, 3, boss);
  if (one.parts === 3) await receiveAll(one, id, boss);
  if (one.parts === 1 && one.morePaise > 0)
    await moveOrder(id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
  return given.problem;
}

/** The parcel was refused: what came for it goes back the way it came, by hand or not yet, or stays as credit. */
async function refused({ goesBack }: Sale, id: string, boss: Viewer): Promise<Done> {
  const order = stored(id);
  const amountPaise = cameFor(db, [id]).get(id) ?? 0;
  if (order.partPaidAt === null || amountPaise === 0 || goesBack === "not") return null;
  const given = { reason: "Refused at the door", actor: boss, idempotencyKey: newId() };
  if (goesBack === "online") return (await giveBackOnline(id, { ...given, amountPaise })).problem;
  const byHandNow = {
    receiptId: newId(),
    amount: amountPaise,
    reference: "",
    reason: given.reason,
  };
  return (await giveBackPart(id, { ...byHandNow, went: goesBack }, boss)).problem;
}

/** What came for an order that is cancelled: it goes back, or stays as credit. */
async function giveBackRest({ parts }: Sale, id: string, boss: Viewer): Promise<void> {
  const order = stored(id);
  const paise = cameFor(db, [id]).get(id) ?? 0;
  if (order.status !== "cancel" || order.partPaidAt === null || paise === 0) return;
  const went = parts === 2 ? "credit" : "cash";
  const given = { receiptId: newId(), amount: paise, reference: "", reason: "Cancelled" };
  await giveBackPart(id, { ...given, went }, boss);
}

async function takeOne({ number }: Order, actor: Viewer): Promise<Done> {
  const packs = [{ position: 0, quantity: 1 }];
  const standing = await write((tx) => removableOf(tx, number));
  const plan = standing && planOf(standing, packs);
  if (!plan || plan.problem !== undefined) return plan?.problem;
  const expectedPaise = plan.paise;
  const asked = { number, packs, expectedPaise, reason: "Leaked", actor, idempotencyKey: newId() };
  const done = await takeOut(asked);
  if (done.problem === undefined && done.refundId) await sendRefund(done.refundId);
  return done.problem;
}

/** The goods leave, where money or a promise of it is there. */
export async function send(one: Sale, id: string, boss: Viewer): Promise<Done> {
  const order = stored(id);
  const isUnpaidOnline = isWaiting(order) && order.paymentMethod === "online";
  if (isUnpaidOnline || order.status === "cancel" || order.status === "deliverd") return null;
  if (one.fate === "never paid" && order.paymentMethod === "transfer") return null;
  const parcel = { courier: "Delhivery", trackingNumber: parcelOf(order) };
  return moveOn(id, { status: "Shipped", ...parcel }, boss);
}

/** What is told of an order whose money a courier has to bring first. */
export const withCourier = "with the courier";

/** What becomes of it after days. `pile`: the parcels whose money a courier has. */
export async function after(one: Sale, id: string, boss: Viewer, pile: Pile): Promise<Done> {
  const order = stored(id);
  const hasLeft = order.shippedAt !== null || order.deliveredAt !== null;
  if (order.status === "cancel" || !hasLeft) return "not sent";
  if (one.fate === "cancelled after sending") {
    const { problem } = isWaiting(order)
      ? await moveOrder(id, { status: "cancel" }, boss)
      : await cancelAndRefund(id, newId(), boss);
    await giveBackRest(one, id, boss);
    return problem;
  }
  if (one.fate.startsWith("came back") && order.status !== "deliverd") {
    const back = await moveOrder(id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    if (one.fate === "came back" && !back.problem) return refused(one, id, boss);
    if (back.problem) return back.problem;
    await moveOn(id, { status: "Shipped" }, boss);
  }
  if (order.status !== "deliverd") await moveOn(id, { status: "deliverd" }, boss);
  if (one.fate === "written off" && isWaiting(stored(id))) return writtenOff(one, id, boss);
  if (one.fate === "sent back before paid" && isWaiting(stored(id))) await sendBack(order, boss);
  if (one.byCourier && isWaiting(stored(id)) && isCollected(id)) {
    pile.add(id);
    return withCourier;
  }
  return fulfilled(one, id, boss);
}

/** One pack comes back before its money does. */
const sendBack = ({ number }: Order, actor: Viewer) =>
  recordReturn({
    number,
    packs: [{ position: 0, quantity: 1 }],
    goods: "sound",
    why: "Did not want it",
    at: Date.now(),
    actor,
    id: newId(),
  });

/** The money is there, or comes now; then what becomes of it. */
export async function fulfilled(one: Sale, id: string, boss: Viewer): Promise<Done> {
  const order = stored(id);
  if (isWaiting(order)) await receiveAll(one, id, boss);
  switch (one.fate) {
    case "returned":
      return returned(order, boss);
    case "part of the money":
      return refund(
        one,
        id,
        { kind: "amount", amountPaise: Math.ceil(order.totalPaise / 7) },
        boss,
      );
    case "some packs":
      return refund(one, id, { kind: "lines", lines: [{ position: 0, quantity: 1 }] }, boss);
    case "all":
      return refund(one, id, { kind: "full" }, boss);
    case "given back at provider later":
      return giveBackAtProvider(id);
    case "corrected":
      return corrected(order, boss);
    case "erased":
      return order.buyerEmail ? erased(order) : "no e-mail";
    default:
      return null;
  }
}

async function erased({ buyerEmail }: Order): Promise<Done> {
  try {
    return (await eraseUser(buyerEmail)) ? null : "nobody";
  } catch (error) {
    if (error instanceof PlainProblem) return "under way";
    throw error;
  }
}

async function refund(one: Sale, orderId: string, what: RefundScope, actor: Viewer): Promise<Done> {
  const isOnline = one.goesBack === "online" && stored(orderId).advancePaise !== null;
  const request = { what, reason: "A tin leaked", actor, idempotencyKey: newId(), isOnline };
  const asked = await requestRefund({ orderId }, request);
  if (asked.problem !== undefined) return asked.problem;
  if (asked.refund.paymentId) await sendRefund(asked.refund.id);
  return null;
}

async function returned(order: Order, actor: Viewer): Promise<Done> {
  const asked = await ask(order, { 0: 1 });
  if (asked.problem !== undefined) return asked.problem;
  const { number } = asked;
  const packs = [{ position: 0, quantity: 1 }];
  await acceptReturn({ number, packs, goods: "back", answer: "", actor });
  await receiveReturn({ number, packs, goods: "sound", at: Date.now(), actor });
  const request = requestBy(number);
  const due = request && moneyDue(request, db);
  const expectedPaise = due?.kind === "money" ? due.amountPaise : 0;
  return (await settleWithMoney({ number, version: "received", expectedPaise, actor })).problem;
}

async function corrected(order: Order, boss: Viewer): Promise<Done> {
  const paper = invoiceOf(order);
  if (!paper) return "no invoice";
  const firm = { firm: "Mistry Stores", gstin: "24AAACC1206D1ZM" };
  const right = { name: "Zubin Mistry", address: "4 Mill Road", ...firm };
  return (await correctInvoice(paper.number, right, boss)).refusal;
}
