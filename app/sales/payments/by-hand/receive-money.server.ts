import { and, eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { moneyReceived } from "~/base/db/schema";
import type { MoneyRowWay } from "~/base/db/money-ways";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { recordEvent } from "~/sales/orders/events.server";
import { mailCreditKept, mailCreditUsed } from "~/sales/orders/mails/credit-mails.server";
import { cameWords } from "~/sales/orders/money/came-words";
import { canHaveKhata, creditOf, khataOf, openKhata } from "~/sales/orders/money/khata.server";
import { noteMoney, ordersPaidBy } from "~/sales/orders/money/money-received.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { isCartPaid } from "../payable.server";
import { wayIn } from "./came";
import { saysCash } from "./cash-limit";
import { cashProblem } from "./cash-limit.server";
import { beyondCost, partPaid, wholePaid } from "./paid-by-hand.server";

/**
 * `not-by-hand`: paid online, or not placed. `paid-otherwise`: another order of the same cart is paid. `used`: the reference has paid
 * the order with the number `paidOrder`. `too-much-cash`: more than the law allows from one buyer in a day, or for one order; `too-much`:
 * more than is still to come; `words`: the reason.
 */
export type NotReceived =
  | "no-order"
  | "already"
  | "not-by-hand"
  | "cancelled"
  | "paid-otherwise"
  | "used"
  | "too-much-cash"
  | "too-much";

/** `paise`: what was noted. `leftPaise`: what is still to come now; 0: the order is paid. `creditPaise`: what became the buyer's credit. */
type Received =
  | { problem?: undefined; paise: number; leftPaise: number; creditPaise: number }
  | { problem: NotReceived; paidOrder?: string | undefined; words?: string };

/**
 * How money came (empty: not said), the bank's reference if there is one, which belongs to one receipt, and a note without personal data.
 * `receiptId`: the same for all orders that it pays, unique for each form: sending a form twice notes its money once. `amountPaise`: how
 * much; without it, all that is still to come. `keepsMore`: what is more than that stays as the buyer's credit.
 */
export type HowItCame = {
  came?: MoneyRowWay | "";
  reference: string | null;
  note: string;
  receiptId?: string | undefined;
  amountPaise?: number | undefined;
  keepsMore?: boolean;
};

/**
 * Notes money that came for an order that is paid by hand. A part of it leaves the order to be paid; with all of it the order is paid,
 * once.
 */
export const receiveMoney = (orderId: string, how: HowItCame, actor: Actor): Promise<Received> =>
  write((tx) => receiveIn(tx, orderId, how, actor));

/** `receiveMoney` inside a write. `now`: UTC ms. */
export function receiveIn(
  tx: Writer,
  orderId: string,
  how: HowItCame,
  actor: Actor,
  now = Date.now(),
): Received {
  const { came = "", reference, note, receiptId = newId(), keepsMore = false } = how;
  const order = orderById(orderId, tx);
  if (!order) return { problem: "no-order" };
  if (order.paidAt !== null || isNoted(tx, orderId, receiptId)) return { problem: "already" };
  if (order.paymentMethod === "online" || order.paymentStatus !== "pending")
    return { problem: "not-by-hand" };
  // Marking it paid would confirm a cancelled order and invoice goods that are not sent.
  if (order.status === "cancel") return { problem: "cancelled" };
  if (isCartPaid(order, tx)) return { problem: "paid-otherwise" };

  const [other] = reference ? ordersPaidBy(reference, tx, receiptId) : [];
  if (other) return { problem: "used", paidOrder: other };

  const owedPaise = owedFor(order, tx);
  const { amountPaise = owedPaise } = how;
  const morePaise = order.partPaidAt === null ? 0 : beyondCost(tx, order);
  if (morePaise > 0 && !canHaveKhata(order))
    return { problem: "too-much", words: `Give ${rupees(morePaise)} back first.` };
  const isCredit = came === "credit";
  if (isCredit && amountPaise > creditOf(order, tx))
    return { problem: "too-much", words: noCreditWords(creditOf(order, tx)) };
  const creditPaise = Math.max(0, amountPaise - owedPaise);
  const khataId = creditPaise > 0 && keepsMore && !isCredit ? openKhata(tx, order, now) : null;
  if (creditPaise > 0 && khataId === null)
    return { problem: "too-much", words: tooMuchWords(order, owedPaise, keepsMore) };
  const way = wayIn(came, reference, note);
  const words = way === "cash" || saysCash(note) ? noCash(tx, order, amountPaise) : null;
  if (words) return { problem: "too-much-cash", words };

  const receivedPaise = amountPaise - creditPaise;
  const leftPaise = owedPaise - receivedPaise;
  const row = { way, reference, note, receiptId, by: actor.id };
  noteMoney(tx, { ...row, orderId, amountPaise: receivedPaise }, now);
  if (khataId !== null) noteMoney(tx, { ...row, khataId, amountPaise: creditPaise }, now);
  const used = isCredit ? khataOf(order, tx) : null;
  if (used !== null) noteMoney(tx, { ...row, khataId: used, amountPaise: -receivedPaise }, now);
  const told = [came && cameWords[came], reference && `reference ${reference}`, note]
    .filter(Boolean)
    .join(", ");
  const by = `by hand${told && `: ${told}`}`;
  if (creditPaise > 0)
    recordEvent(tx, orderId, actor.id, "credit", `${rupees(creditPaise)} more than was to come`);
  if (khataId !== null) mailCreditKept(tx, order, creditPaise);
  if (isCredit)
    mailCreditUsed(tx, order, {
      usedPaise: receivedPaise,
      leftPaise,
      creditPaise: creditOf(order, tx),
    });
  if (leftPaise > 0) partPaid(tx, order, { receivedPaise, leftPaise, by, isCredit }, actor, now);
  else wholePaid(tx, order, by, actor, now);
  return { paise: amountPaise, leftPaise, creditPaise };
}

/** Whether this form has noted its money for the order. */
const isNoted = (tx: Writer, orderId: string, receiptId: string): boolean =>
  tx
    .select({ id: moneyReceived.id })
    .from(moneyReceived)
    .where(and(eq(moneyReceived.orderId, orderId), eq(moneyReceived.receiptId, receiptId)))
    .get() !== undefined;

const noCreditWords = (paise: number) =>
  paise === 0 ? "The buyer has no credit." : `The buyer’s credit is ${rupees(paise)}.`;

function tooMuchWords(order: Order, owedPaise: number, keepsMore: boolean): string {
  const more = `Only ${rupees(owedPaise)} is still to come for this order.`;
  return keepsMore && !canHaveKhata(order)
    ? `${more} The rest cannot be kept as credit: the buyer has neither an account nor a mobile number.`
    : more;
}

/** Why cash may not be taken for this order; null: it may. */
function noCash(tx: Writer, order: Order, paise: number): string | null {
  const { id, userId, buyerPhone, shipPhone } = order;
  const payer = { userId, phones: [buyerPhone, shipPhone ?? ""], orderId: id };
  return cashProblem(tx, payer, paise, Date.now());
}
