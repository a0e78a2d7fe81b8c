import { and, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { khataOpenings, khatas, moneyCame, writeOffs } from "~/base/db/schema";
import { cameWords } from "~/sales/orders/money/came-words";
import { isOfKhata } from "~/sales/orders/money/khata.server";

/**
 * One line of a running account: what the buyer is to pay (`debitPaise`), or has paid or need not pay (`creditPaise`), and what is then
 * owed; below zero: what the buyer has in hand. `at`: UTC ms.
 */
export type KhataRow = {
  at: number;
  words: string;
  /** The owner's reason, which the buyer does not read. */
  why?: string;
  number: string | null;
  debitPaise: number;
  creditPaise: number;
  balancePaise: number;
};

export type Line = Omit<KhataRow, "balancePaise">;

/** What credit pays came before, and is no news. */
export const notCredit = or(isNull(moneyCame.way), ne(moneyCame.way, "credit"));

type Came = Pick<typeof moneyCame.$inferSelect, "cameAt" | "amountPaise" | "way" | "reference">;

/** Money that came or went. `number`: of the order for which it did. */
export function moneyLine(
  { cameAt: at, amountPaise, way, reference }: Came,
  number: string | null,
): Line {
  const how = way === "online" ? "online" : way && cameWords[way];
  const words = [amountPaise < 0 ? "Money back" : "Received", how, reference].filter(Boolean);
  return { at, number, words: words.join(", "), ...sides(-amountPaise) };
}

/** Above zero it is to be paid. */
const sides = (paise: number) => ({
  debitPaise: Math.max(0, paise),
  creditPaise: Math.max(0, -paise),
});

/** What was written off, and is no longer. `byId`: the orders of which it is. */
export const writtenOffLines = (
  which: SQL,
  byId: Map<string, { number: string }>,
  from: Reader,
): Line[] =>
  from
    .select()
    .from(writeOffs)
    .where(which)
    .all()
    .map(({ createdAt: at, orderId, amountPaise, reason }) => ({
      at,
      number: byId.get(orderId ?? "")?.number ?? null,
      words: amountPaise > 0 ? "Written off" : "No longer written off",
      why: reason,
      ...sides(-amountPaise),
    }));

/** Opening balances, money that came for no order, and what is written off of it. */
export function accountLines(khataId: string, from: Reader): Line[] {
  const ids = from
    .select({ id: khatas.id })
    .from(khatas)
    .where(isOfKhata(khatas.id, khataId))
    .all()
    .map(({ id }) => id);
  const openings = from
    .select()
    .from(khataOpenings)
    .where(isOfKhata(khataOpenings.khataId, khataId))
    .all()
    .map(({ since: at, amountPaise, note }) => ({
      at,
      number: null,
      words: [amountPaise < 0 ? "Opening balance, taken back" : "Opening balance", note]
        .filter(Boolean)
        .join(": "),
      ...sides(amountPaise),
    }));
  const money = from
    .select()
    .from(moneyCame)
    .where(and(inArray(moneyCame.khataId, ids), notCredit))
    .all()
    .map((row) => moneyLine(row, null));
  return [
    ...openings,
    ...money,
    ...writtenOffLines(isOfKhata(writeOffs.khataId, khataId), new Map(), from),
  ];
}
