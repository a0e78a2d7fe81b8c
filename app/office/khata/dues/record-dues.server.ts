import type { Actor } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { standOf } from "~/sales/orders/money/khata.server";
import { ofReceipt } from "~/sales/orders/money/money-received.server";
import { receiveOnAccount } from "~/sales/payments/by-hand/on-account.server";
import type { HowItCame } from "~/sales/payments/by-hand/receive-money.server";
import {
  NotReceivedTogether,
  type RefusedOrder,
  receiveTogether,
} from "~/sales/payments/by-hand/receive-together.server";
import { duesOfBuyer } from "./dues.server";
import { type KhataBuyer, khataBuyer } from "./khata-buyer.server";

/**
 * Money that came (paise). `ticked`: the numbers of the orders that it is for; none: the oldest first. `version`: what it was said to pay
 * (`sharesVersion`). `receiptId`: of the form.
 */
type Money = HowItCame & {
  amountPaise: number;
  ticked: string[];
  version: string;
  receiptId: string;
};

type Recorded =
  | { numbers: string[]; isNew: boolean; problem?: undefined }
  /** `changed`: it pays other orders now than was said. */
  | { problem: "changed" }
  | RefusedOrder;

/** The opening balance, where orders are named. */
const opening = "the opening balance";

/** What an amount pays of what this buyer owes: the opening balance first, unless orders are ticked; null: there is no such buyer. */
export function sharesOf(
  handle: string,
  { amountPaise, ticked }: Pick<Money, "amountPaise" | "ticked">,
  from?: Reader,
) {
  const buyer = khataBuyer(handle, from);
  if (!buyer) return null;
  const due = owedBy(buyer, from);
  const chosen = due.filter(({ number }) => ticked.includes(number));
  // What is more than the ticked orders cost stands on the account, whose opening balance comes before credit.
  const after = due.filter(({ id }) => id === opening);
  return { buyer, ...paidBy(chosen.length > 0 ? [...chosen, ...after] : due, amountPaise) };
}

function owedBy(buyer: KhataBuyer, from: Reader = db) {
  const { khataId } = buyer;
  const openingPaise = khataId === null ? 0 : standOf(khataId, from).openingLeftPaise;
  const due = duesOfBuyer(buyer, from)?.orders ?? [];
  return [
    ...(openingPaise > 0 ? [{ id: opening, number: opening, owedPaise: openingPaise }] : []),
    ...due.map(({ id, number, owedPaise }) => ({ id, number, owedPaise })),
  ];
}

type Shares = NonNullable<ReturnType<typeof sharesOf>>;

/** The shares as the form carries them from the question to the answer. */
export const sharesVersion = ({
  shares,
  leftPaise,
}: Pick<Shares, "shares" | "leftPaise">): string =>
  [...shares.map(({ order, paise }) => `${order.number}:${paise}`), leftPaise].join(" ");

/**
 * Notes money from a buyer in one receipt: for those orders that are ticked, else for what is owed longest, the last one perhaps in part.
 * What is left over becomes the buyer's credit. All of it or nothing, once for each form.
 */
export async function recordDues(
  handle: string,
  { amountPaise, ticked, version, ...how }: Money,
  actor: Actor,
): Promise<Recorded> {
  try {
    return await write((tx) => {
      if (ofReceipt(how.receiptId, tx).length > 0) return { numbers: [], isNew: false };
      const found = sharesOf(handle, { amountPaise, ticked }, tx);
      if (!found || sharesVersion(found) !== version) return { problem: "changed" };
      const { buyer, shares, leftPaise } = found;
      const paid = shares.filter(({ order }) => order.id !== opening);
      const ofOpening = shares.find(({ order }) => order.id === opening);
      const rows = paid.map(({ order, paise }) => ({ ...order, amountPaise: paise }));
      receiveTogether(tx, rows, how, actor);
      const onAccountPaise = leftPaise + (ofOpening?.paise ?? 0);
      const refused =
        onAccountPaise === 0
          ? null
          : receiveOnAccount(tx, buyer, { ...how, amountPaise: onAccountPaise }, actor);
      if (refused) throw new NotReceivedTogether({ ...refused, number: buyer.name });
      return { numbers: shares.map(({ order }) => order.number), isNew: true };
    });
  } catch (error) {
    if (error instanceof NotReceivedTogether) return error.refused;
    throw error;
  }
}

/** What an amount of money pays: a share (paise) of each order in turn, the last one perhaps in part, and what is left over. */
type PaidBy<Order> = { shares: { order: Order; paise: number }[]; leftPaise: number };

/** Shares an amount (paise) among orders, in their order. */
function paidBy<Order extends { owedPaise: number }>(
  orders: Order[],
  amountPaise: number,
): PaidBy<Order> {
  let leftPaise = amountPaise;
  const shares = orders.flatMap((order) => {
    const paise = Math.min(order.owedPaise, leftPaise);
    leftPaise -= paise;
    return paise === 0 ? [] : [{ order, paise }];
  });
  return { shares, leftPaise };
}
