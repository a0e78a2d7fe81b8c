import { and, eq, gt, isNull, ne, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { lockedProblem } from "~/upkeep/month-lock/open-time.server";
import { type Reader, write } from "~/base/db/connection.server";
import { khataOpenings, khatas, moneyReceived } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { indianMobile } from "~/base/lib/india/phone";
import { rupees } from "~/base/lib/money";
import { timeOf } from "~/sales/fulfilment/past-day.server";
import {
  type Buyer,
  cameOn,
  isOfKhata,
  openKhata,
  standOf,
} from "~/sales/orders/money/khata.server";
import { isStanding, noteMoney, ofReceipt } from "~/sales/orders/money/money-received.server";
import { writtenOffOn } from "~/sales/orders/money/written-off.server";
import { recordKhata } from "~/sales/payments/by-hand/on-account.server";
import type { backForm, newKhataForm, openingForm } from "./forms.server";

/** `of`: the field that the problem is about. */
type Done = { problem?: string; of?: "since" };

/** Opens the khata of somebody with a mobile number who has not ordered here; gives its id. `problem`: why not. `now`: UTC ms. */
export const newKhata = (
  { name, phone }: z.output<typeof newKhataForm>,
  now = Date.now(),
): Promise<{ id: string; problem?: undefined } | { problem: string }> =>
  write((tx) => {
    const mobile = indianMobile(phone);
    if (mobile === null) return { problem: "That is no Indian mobile number." };
    const id = openKhata(tx, { userId: null, buyerPhone: mobile }, now) ?? "";
    tx.update(khatas)
      .set({ name })
      .where(and(eq(khatas.id, id), eq(khatas.name, "")))
      .run();
    return { id };
  });

/** Notes what a buyer owed before the khata was opened. The same form again changes nothing. `now`: UTC ms. */
export const noteOpening = (
  buyer: Buyer,
  { id, amount: amountPaise, since: day, note }: z.output<typeof openingForm> & { id: string },
  actor: Actor,
  now = Date.now(),
): Promise<Done> =>
  write((tx) => {
    const khataId = openKhata(tx, buyer, now);
    if (khataId === null)
      return { problem: "This buyer has neither an account nor a mobile number." };
    const since = timeOf(day, now);
    const locked = lockedProblem(dayOf(since), tx);
    if (locked) return { problem: locked, of: "since" };
    if (tx.select().from(khataOpenings).where(eq(khataOpenings.id, id)).get()) return {};
    tx.insert(khataOpenings)
      .values({ id, khataId, amountPaise, since, note, notedBy: actor.id, createdAt: now })
      .run();
    recordKhata(tx, khataId, actor, { opening: rupees(amountPaise) });
    return {};
  });

const other = alias(khataOpenings, "other");

/** The opening balances of a khata that stand. */
export const openingsOf = (khataId: string, from: Reader) =>
  from
    .select()
    .from(khataOpenings)
    .where(
      and(
        isOfKhata(khataOpenings.khataId, khataId),
        isNull(khataOpenings.takesBack),
        notExists(
          from.select({ id: other.id }).from(other).where(eq(other.takesBack, khataOpenings.id)),
        ),
      ),
    )
    .all();

/** Takes back an opening balance that was noted by mistake. `now`: UTC ms. */
export const takeOpeningBack = (
  khataId: string,
  id: string,
  reason: string,
  actor: Actor,
  now = Date.now(),
): Promise<Done> =>
  write((tx) => {
    const row = openingsOf(khataId, tx).find((one) => one.id === id);
    if (!row) return { problem: "This balance was taken back before." };
    const { amountPaise, since } = row;
    if (writtenOffOn(khataId, tx) > 0)
      return { problem: "The opening balance is written off: take that back first." };
    const own = { khataId: row.khataId, amountPaise: -amountPaise, since };
    tx.insert(khataOpenings)
      .values({
        ...own,
        id: newId(),
        note: reason,
        notedBy: actor.id,
        takesBack: id,
        createdAt: now,
      })
      .run();
    recordKhata(tx, khataId, actor, { openingTakenBack: rupees(amountPaise), reason });
    return {};
  });

/** Money on a khata, but what came before it joined another one, that stands and came as such, not out of an order. */
export const moneyOn = (khataId: string, from: Reader) =>
  from
    .select()
    .from(moneyReceived)
    .where(
      and(
        eq(moneyReceived.khataId, khataId),
        gt(moneyReceived.amountPaise, 0),
        or(isNull(moneyReceived.way), ne(moneyReceived.way, "credit")),
        isStanding(from),
      ),
    )
    .all();

/** Takes back money on a khata that was noted by mistake, unless it was used since. `now`: UTC ms. */
export const takeMoneyBack = (
  khataId: string,
  id: string,
  reason: string,
  actor: Actor,
  now = Date.now(),
): Promise<Done> =>
  write((tx) => {
    const row = moneyOn(khataId, tx).find((one) => one.id === id);
    if (!row) return { problem: "This money was taken back before." };
    const { amountPaise, way, reference, receiptId } = row;
    if (cameOn(khataId, tx) < amountPaise)
      return { problem: "It paid an order, or went back, since: take that back first." };
    const back = { khataId, amountPaise: -amountPaise, way, reference, receiptId, note: reason };
    noteMoney(tx, { ...back, by: actor.id, takesBack: id }, now);
    recordKhata(tx, khataId, actor, { takenBack: rupees(amountPaise), reason });
    return {};
  });

/** Pays a buyer's credit back, outside the provider. The same form again changes nothing. `now`: UTC ms. */
export const payCreditBack = (
  khataId: string,
  {
    id: receiptId,
    amount: amountPaise,
    went: way,
    reference,
    reason: note,
  }: z.output<typeof backForm> & { id: string },
  actor: Actor,
  now = Date.now(),
): Promise<Done> =>
  write((tx) => {
    if (ofReceipt(receiptId, tx).length > 0) return {};
    const { creditPaise } = standOf(khataId, tx);
    if (amountPaise > creditPaise) return { problem: `The credit is ${rupees(creditPaise)}.` };
    const row = { khataId, way, reference: reference || null, note, receiptId, by: actor.id };
    noteMoney(tx, { ...row, amountPaise: -amountPaise }, now);
    recordKhata(tx, khataId, actor, { paidBack: rupees(amountPaise), reason: note });
    return {};
  });
