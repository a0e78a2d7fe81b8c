import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { Reader, Writer } from "~/base/db/connection.server";
import { khatas } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { mailCreditCame } from "~/sales/orders/mails/credit-mails.server";
import { type Buyer, creditOf, openKhata } from "~/sales/orders/money/khata.server";
import { noteMoney, ordersPaidBy } from "~/sales/orders/money/money-received.server";
import { wayIn } from "./came";
import { saysCash } from "./cash-limit";
import { cashProblem } from "./cash-limit.server";
import type { HowItCame } from "./receive-money.server";

type OnAccount = HowItCame & { amountPaise: number; receiptId: string };

type NotOnAccount = {
  problem: "used" | "too-much-cash" | "too-much";
  paidOrder?: string | undefined;
  words?: string;
};

/**
 * Notes money from a buyer that is for no order: it pays the opening balance, and the rest is the buyer's credit. Inside a write. Gives why
 * not; null: it is noted, and an account that has credit by it is mailed. `now`: UTC ms.
 */
export function receiveOnAccount(
  tx: Writer,
  buyer: Buyer,
  { came = "", reference, note, receiptId, amountPaise }: OnAccount,
  actor: Actor,
  now = Date.now(),
): NotOnAccount | null {
  if (came === "credit") return { problem: "too-much", words: "Credit is no money that comes." };
  const khataId = openKhata(tx, buyer, now);
  if (khataId === null) {
    const words =
      "What is more cannot be kept as credit: the buyer has neither an account nor a mobile number.";
    return { problem: "too-much", words };
  }
  const [other] = reference ? ordersPaidBy(reference, tx, receiptId) : [];
  if (other) return { problem: "used", paidOrder: other };
  const way = wayIn(came, reference, note);
  const payer = { userId: buyer.userId, phones: [buyer.buyerPhone] };
  const isCash = way === "cash" || saysCash(note);
  const words = isCash ? cashProblem(tx, payer, amountPaise, now) : null;
  if (words) return { problem: "too-much-cash", words };
  const before = creditOf(buyer, tx);
  noteMoney(tx, { khataId, amountPaise, way, reference, note, receiptId, by: actor.id }, now);
  const credit = creditOf(buyer, tx) - before;
  if (credit > 0 && buyer.userId !== null) mailCreditCame(tx, buyer.userId, credit);
  recordKhata(tx, khataId, actor, { came: rupees(amountPaise) });
  return null;
}

/** Writes into the audit log what was done to a running account. */
export function recordKhata(
  tx: Writer,
  khataId: string,
  actor: Actor,
  after: Record<string, string>,
): void {
  const subject = { id: khataId, name: `Khata ${nameOf(khataId, tx)}`.trim() };
  recordChange(tx, { actor, action: "khata.money", subject, after });
}

const nameOf = (khataId: string, from: Reader): string =>
  from.select({ name: khatas.name }).from(khatas).where(eq(khatas.id, khataId)).get()?.name ?? "";
