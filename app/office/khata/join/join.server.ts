import { eq } from "drizzle-orm";
import { db, type Reader, write } from "~/base/db/connection.server";
import { khatas } from "~/base/db/schema";
import { shownPhone } from "~/base/lib/india/phone";
import { rupees } from "~/base/lib/money";
import { moveToJoined, openKhata, standOf } from "~/sales/orders/money/khata.server";
import { recordKhata } from "~/sales/payments/by-hand/on-account.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { duesOfBuyer } from "../dues/dues.server";
import { type KhataBuyer, khataBuyer } from "../dues/khata-buyer.server";
import { isSame, sameBuyers } from "./find-same.server";

/** A buyer who may be the same, with what is owed and in hand (paise). */
export type Same = {
  handle: string;
  name: string;
  phone: string;
  /** Ordered with an account. */
  hasAccount: boolean;
  owedPaise: number;
  creditPaise: number;
};

/** The buyers that the owner's words may mean, each with its balance; null: there is no khata `handle`. */
export function sameAs(handle: string, typed: string): Same[] | null {
  const buyer = khataBuyer(handle);
  return buyer && sameBuyers(buyer, typed).map((other) => shown(other, db));
}

function shown(buyer: KhataBuyer, from: Reader): Same {
  const { handle, name, firm, buyerPhone, userId, khataId } = buyer;
  const { openingLeftPaise, creditPaise } =
    khataId === null ? { openingLeftPaise: 0, creditPaise: 0 } : standOf(khataId, from);
  return {
    handle,
    name: firm ? `${firm}, ${name}` : name,
    phone: shownPhone(buyerPhone),
    hasAccount: userId !== null,
    owedPaise: (duesOfBuyer(buyer, from)?.sumPaise ?? 0) + openingLeftPaise,
    creditPaise,
  };
}

/**
 * Makes the khatas of two buyers one: all that stands on the other one stands on this one, now and later. Who may see which orders stays as
 * it is. It cannot be undone. `problem`: why not. `now`: UTC ms.
 */
export const joinKhatas = (
  handle: string,
  otherHandle: string,
  actor: Actor,
  now = Date.now(),
): Promise<{ problem?: string }> =>
  write((tx) => {
    const buyer = khataBuyer(handle, tx);
    const other = khataBuyer(otherHandle, tx);
    if (!buyer || !other) return { problem: "Choose who is the same buyer." };
    if (isSame(buyer, other)) return { problem: "They have one khata already." };
    const id = buyer.khataId ?? openKhata(tx, buyer, now);
    const otherId = other.khataId ?? openKhata(tx, other, now);
    if (id === null || otherId === null)
      return { problem: "One of them has neither an account nor a mobile number." };
    const before = shown(other, tx);
    const limits = [id, otherId].map((one) => limitOf(one, tx));
    // Those that joined the other one first: none joins one that itself joins.
    tx.update(khatas).set({ joinedTo: id }).where(eq(khatas.joinedTo, otherId)).run();
    tx.update(khatas).set({ joinedTo: id }).where(eq(khatas.id, otherId)).run();
    tx.update(khatas)
      .set({ limitPaise: limits[0] ?? limits[1] ?? null })
      .where(eq(khatas.id, id))
      .run();
    moveToJoined(tx, otherId, actor.id, now);
    recordKhata(tx, id, actor, {
      joinedBy: otherId,
      owed: rupees(before.owedPaise),
      credit: rupees(before.creditPaise),
    });
    return {};
  });

const limitOf = (id: string, from: Reader): number | null =>
  from.select({ paise: khatas.limitPaise }).from(khatas).where(eq(khatas.id, id)).get()?.paise ??
  null;
