import { db } from "~/base/db/connection.server";
import { shownPhone } from "~/base/lib/india/phone";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { canHaveKhata, standOf } from "~/sales/orders/money/khata.server";
import { daysSince, duesOfBuyer } from "./dues/dues.server";
import { type KhataBuyer, khataBuyer } from "./dues/khata-buyer.server";
import { agedSums } from "./ageing";
import { moneyOn, openingsOf } from "./entries.server";
import { khataRows } from "./khata-rows.server";
import { ownLimit, usualLimit } from "./limit/limit.server";
import { reminderOf } from "./reminder.server";
import { mayBeWrittenOff, writtenOffFor } from "./write-offs/write-off.server";

/** Lines on a page. */
const pageSize = 50;

/**
 * What a buyer's running account shows: what is owed and since when, its newest lines (page 1; older ones on the next), and what can be
 * done. Amounts in paise, times in UTC ms. Null: there is no such buyer.
 */
export function khataPage(handle: string, page: number, now = Date.now()) {
  const buyer = khataBuyer(handle);
  if (!buyer) return null;
  const { name, firm, buyerPhone, khataId } = buyer;
  const rows = khataRows(buyer).toReversed();
  const stand = standOfKhata(khataId);
  const dues = duesOfBuyer(buyer, db, now);
  const openings = khataId === null ? [] : openingsOf(khataId, db);
  const owedPaise = (dues?.sumPaise ?? 0) + stand.openingLeftPaise;
  return {
    handle,
    name,
    firm,
    phone: shownPhone(buyerPhone),
    balancePaise: rows[0]?.balancePaise ?? 0,
    owedPaise,
    ...stand,
    ages: agedSums(ages(dues?.orders ?? [], openings, stand.openingLeftPaise, now)),
    orders: dues?.orders ?? [],
    openings: openings.map(({ id, amountPaise, since, note }) => ({
      id,
      amountPaise,
      since,
      note,
    })),
    /** Money that came for no order, and can be taken back. */
    money: (khataId === null ? [] : moneyOn(khataId, db)).map(
      ({ id, amountPaise, cameAt, way }) => ({
        id,
        amountPaise,
        cameAt,
        way,
      }),
    ),
    limit: {
      ownPaise: ownLimit(khataId),
      usualPaise: usualLimit(),
      version: versionOf(ownLimit(khataId)),
    },
    /** Who has the khata together with this buyer. */
    also: alsoOf(buyer),
    mayBeWrittenOff: mayBeWrittenOff(buyer),
    writtenOff: writtenOffFor(buyer),
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    pages: Math.max(1, Math.ceil(rows.length / pageSize)),
    canHaveKhata: canHaveKhata(buyer),
    reminder: owedPaise > 0 ? reminderOf(buyer, dues, owedPaise) : null,
    fresh: newId(),
  };
}

export type KhataPage = NonNullable<ReturnType<typeof khataPage>>;

const alsoOf = ({ joined, userId, buyerPhone }: KhataBuyer): string[] =>
  joined.flatMap(({ userId: account, mobile }) => [
    ...(mobile === null || mobile === buyerPhone ? [] : [shownPhone(mobile)]),
    ...(account === null || account === userId ? [] : ["an account"]),
  ]);

const standOfKhata = (khataId: KhataBuyer["khataId"]) =>
  khataId === null ? { openingLeftPaise: 0, creditPaise: 0 } : standOf(khataId, db);

/** What is left of the opening balances is as old as the newest of them. */
function ages(
  orders: { createdAt: number; owedPaise: number }[],
  openings: { since: number }[],
  openingLeftPaise: number,
  now: number,
) {
  const since = openings.toSorted((one, two) => two.since - one.since)[0]?.since ?? now;
  return [
    ...orders.map(({ createdAt, owedPaise: paise }) => ({
      days: daysSince(createdAt, now),
      paise,
    })),
    { days: daysSince(since, now), paise: openingLeftPaise },
  ];
}
