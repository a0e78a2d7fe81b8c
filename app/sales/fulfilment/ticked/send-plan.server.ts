import { inArray } from "drizzle-orm";
import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import type { Reader, Writer } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { isTrackingNumber } from "~/sales/orders/couriers";
import { allCouriers } from "~/sales/orders/couriers.server";
import { gapsOf } from "~/sales/orders/delivery";
import { mailGapsOf } from "~/sales/orders/mails/mail-gap.server";
import type { Order } from "~/sales/orders/order.server";
import { goesWithOthers, isPost, type OfferedWay, wayWords } from "~/sales/orders/send-way";
import { offeredWays } from "~/sales/orders/send-way.server";
import { moveIn } from "../move-order.server";
import { notSent } from "./not-now";
import { ordersNumbered, type TickedOrder } from "./ticked.server";

/**
 * What is asked for an order: "" leaves its courier as it is, or its tracking number out. `common`: the courier of all orders that are
 * given none of their own and may go with it.
 */
export type SendRequest = { number: string; courier: string; common?: string; awb: string };

/** Why a request cannot be carried out, and what of it is wrong. `at`: which request, from 0. */
export type SendProblem = Wrong & { number: string; at: number };
type Wrong = { about: "order" | "courier" | "awb"; words: string };

/**
 * An order that will be sent; `isSent`: it was, and gets its tracking number now. `hint`: something to look at first; `mailGap`: why its
 * buyer is not mailed.
 */
export type Sending = Pick<Order, "id" | "number" | "status" | "courier"> & {
  at: number;
  buyer: string;
  awb: string | null;
  sentAt: number;
  isSent: boolean;
  hint: string | null;
  mailGap: string | null;
};

type Plan = { sendings: Sending[]; problems: SendProblem[] };

/**
 * What these requests would do, and what is wrong with them. An order that was sent, and gets no number, stays as it is. `sentAt`: when
 * the parcels left (UTC ms; the start of an earlier day). `by`: who reads what is wrong.
 */
export function sendPlan(from: Reader, requests: SendRequest[], sentAt: number, by: Member): Plan {
  const tidied = requests.map((request) => ({ ...request, awb: request.awb.replace(/\s/g, "") }));
  const { found } = ordersNumbered(
    tidied.map(({ number }) => number),
    from,
  );
  const known = new Map(found.map((order) => [order.number, order]));
  const couriers = new Map(allCouriers(from).map(({ name }) => [name.toLowerCase(), name]));
  const others = ordersWith(from, tidied);
  const mailGaps = mailGapsOf(found, from);
  const wayOf = offeredWays(from);
  const before: Requested[] = [];
  const plan: Plan = { sendings: [], problems: [] };
  for (const [at, { number, courier: own, common = "", awb }] of tidied.entries()) {
    const order = known.get(number);
    const offered = order && wayOf({ ...order, gaps: gapsOf(order) });
    const typed = own || (offered && goesWithOthers(offered) ? common : "");
    const courier = typed ? couriers.get(typed.toLowerCase()) : order?.courier;
    const requested = { number, order, offered, typed, courier: courier ?? null, awb };
    const problem = wrongWith(requested, before, sentAt, by);
    before.push(requested);
    if (problem) plan.problems.push({ number, at, ...problem });
    else if (order && (awb || order.status !== "Shipped"))
      plan.sendings.push({
        id: order.id,
        at,
        number,
        status: order.status,
        buyer: order.shipName ?? order.buyerName,
        courier: requested.courier,
        awb: awb || null,
        // Not before it was placed, also on the same day.
        sentAt: Math.max(sentAt, order.createdAt),
        isSent: order.status === "Shipped",
        hint: [notByPost(requested), others.get(awb)].filter(Boolean).join("; ") || null,
        mailGap: mailGaps.get(order.id) ?? null,
      });
  }
  return plan;
}

/** Carries out a plan, in the transaction in which it was made: nothing can have changed since. `now`: UTC ms. */
export function sendIn(tx: Writer, sendings: Sending[], actor: Actor, now: number): void {
  for (const { id, number, status, courier, awb, sentAt } of sendings) {
    const parcel = { courier, trackingNumber: awb, at: sentAt };
    const { problem } = moveIn(
      tx,
      id,
      { status: "Shipped", version: status, ...parcel },
      actor,
      now,
    );
    if (problem) throw new Error(`${number} was not sent: ${problem}`);
  }
}

type Requested = {
  number: string;
  order: TickedOrder | undefined;
  offered: OfferedWay | undefined;
  /** The courier as it was typed, and as the list has it. */
  typed: string;
  courier: string | null;
  awb: string;
};

/** `before`: the requests above this one. */
function wrongWith(
  { number, order, offered, typed, courier, awb }: Requested,
  before: Requested[],
  sentAt: number,
  by: Member,
): Wrong | null {
  const reason = order ? notSent(order, by) : "there is no such order on the list";
  if (!order || reason) return { about: "order", words: `${number}: ${reason}` };
  if (before.some((other) => other.number === number))
    return { about: "order", words: `${number} is there twice` };
  if (order.createdAt >= sentAt + day)
    return { about: "order", words: `${number} was placed after that day` };
  if (typed && !courier) return { about: "courier", words: `There is no courier “${typed}”` };
  if (!awb) return null;
  if (!isTrackingNumber(awb)) {
    const words = `${number}: “${awb.slice(0, 40)}” is none: 6 to 25 letters, digits or dashes`;
    return { about: "awb", words };
  }
  const same = before.find((other) => other.awb.toUpperCase() === awb.toUpperCase());
  if (same && !(same.order && travelTogether(same.order, order)))
    return { about: "awb", words: `${number}: ${same.number} has the same number` };
  if (courier) return null;
  const way = offered && wayWords[offered.way];
  return way
    ? { about: "order", words: `${number}: ${way}` }
    : { about: "courier", words: `${number}: choose its courier` };
}

const notByPost = ({ offered, courier }: Requested) =>
  offered?.isPostOnly && !isPost(courier ?? "") && "only India Post brings a parcel there";

const travelTogether = (one: Order, other: Order) =>
  (one.sendWith ?? one.id) === (other.sendWith ?? other.id);

/** A sentence for each tracking number that an order has already: a slip perhaps, or one parcel. */
function ordersWith(from: Reader, requests: SendRequest[]): Map<string, string> {
  const typed = requests.map(({ awb }) => awb).filter(Boolean);
  const rows = from
    .select({ number: orders.number, awb: orders.trackingNumber })
    .from(orders)
    .where(inArray(orders.trackingNumber, typed))
    .all();
  return new Map(rows.map(({ number, awb }) => [awb ?? "", `${number} has this number, too`]));
}
