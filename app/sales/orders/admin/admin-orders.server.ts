import { inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { span } from "~/base/lib/span";
import { owedTo } from "~/goods/stock/owed.server";
import { recalledIn } from "~/goods/stock/recalls/in-orders.server";
import { recalledWords } from "~/goods/stock/recalls/recalled-packs";
import type { OrderFilter } from "../list/order-filter";
import { historiesOf } from "../order-history.server";
import { mailGapsOf } from "../mails/mail-gap.server";
import { isOldestFirst, pageMatching } from "../list/order-search.server";
import { owedMarks, recalledMarks } from "../delivery";
import { type ShownOrder, withLines } from "../orders.server";
import { owedForEach } from "../money/owed.server";
import type { Order } from "../order.server";
import { moneyOf } from "../money/order-money.server";
import { owedIfCancelled } from "../money/owed-if-cancelled.server";
import { toGiveBackOf } from "../money/to-give-back.server";
import { isAwaitingMoney } from "../page/payment-badge";
import { contactsOfEach } from "../contacts/contacts.server";

/** Orders on one page. */
const pageSize = 20;

/**
 * One page (from 1) of all users' orders that match the filter, in the order of `pageMatching`, with lines and history. A page past the end
 * is the last one. Of what a keyword finds, the newest; `isMore` says that there are more. For admins.
 */
export function ordersMatching(filter: OrderFilter, page: number, now = Date.now()) {
  const { serials, ...place } = pageMatching(filter, page, pageSize);
  const found = db
    .select()
    .from(orders)
    .where(inArray(orders.serial, serials))
    .all()
    .toSorted((one, other) => serials.indexOf(one.serial) - serials.indexOf(other.serial));
  const monies = moneyOf(found);
  const shown = withLines(found, monies);
  const back = toGiveBackOf(found, monies);
  const ifCancelled = owedIfCancelled(found, monies);
  const histories = historiesOf(found.map(({ id }) => id));
  const owed = owedTo(found.map(({ id }) => id));
  const recalled = recalledIn(found.map(({ id }) => id));
  const due = owedForEach(found);
  const reaches = contactsOfEach(found, due);
  const mailGaps = mailGapsOf(found);
  return {
    ...place,
    pageSize,
    oldestFirst: isOldestFirst(filter),
    orders: shown.map((order, index) => ({
      ...inAList(order),
      city: found[index]?.shipCity ?? null,
      age: span(Math.max(0, now - order.createdAt)),
      gaps: [
        ...recalledMarks(recalled.get(order.id)),
        ...order.gaps,
        ...owedMarks(owed.get(order.id)),
      ],
      /** Why it must not leave, where it has packs of a recalled batch; null: it has none. */
      recalled: recalledWords(recalled.get(order.id) ?? []),
      history: histories.get(order.id) ?? [],
      reach: reaches.get(order.id) ?? null,
      /** Why its buyer is not mailed; null: they are. */
      mailGap: mailGaps.get(order.id) ?? null,
      /** What is still to come for it in paise, where packs that came back make it less than the total; otherwise null. */
      lessDuePaise: lessDue(order, due.get(order.id) ?? order.totalPaise),
      /** What is to be given back, in paise; null: nothing. */
      toGiveBackPaise: back.get(order.id)?.paise ?? null,
      /** What the owner would have to give back if it was cancelled without a refund, in paise. */
      owedIfCancelledPaise: ifCancelled.get(order.id) ?? 0,
      /** For the owner alone. */
      note: found[index]?.note ?? "",
    })),
  };
}

/** Without what only the page of one order shows. */
function inAList(order: ShownOrder) {
  const { token: _token, standing: _standing, arrival: _arrival, next: _next, ...shown } = order;
  const { name, phone } = order.buyer;
  const { to, isElsewhere } = order.parcel;
  return { ...shown, buyer: { name, phone }, parcel: { to, isElsewhere } };
}

type Standing = Pick<
  Order,
  "status" | "paymentStatus" | "paymentMethod" | "totalPaise" | "writtenOffAt"
>;

const lessDue = (order: Standing, duePaise: number) =>
  isAwaitingMoney(order) && duePaise < order.totalPaise ? duePaise : null;

export type AdminOrder = ReturnType<typeof ordersMatching>["orders"][number];
