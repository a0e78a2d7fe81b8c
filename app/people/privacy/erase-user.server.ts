import { and, eq, inArray, sql } from "drizzle-orm";
import { emailKey } from "~/base/lib/typed/email";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import {
  auditLog,
  couponUses,
  enquiries,
  guestEmails,
  mailLinks,
  orderParcels,
  orderReturns,
  orders,
  paymentOrders,
  stockHolds,
  webhookEvents,
} from "~/base/db/schema";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { eraseAccount, erasedName } from "./erase-account.server";
import { eraseMailsOf } from "./erase-mails.server";
import { eraseFromBreaches } from "./breaches/persons.server";
import { eraseConsents, eraseConsentsOfOrders } from "./consents.server";
import { eraseCourierLines } from "./courier-lines.server";
import { eraseNotes } from "./customer-notes.server";
import { requireUndisputed } from "./disputes.server";
import { eraseGrievances } from "./grievances.server";
import { eraseKhatas, standsOnKhata } from "./khatas.server";
import { eraseGoods } from "./goods.server";
import { openOrdersOf } from "./open-orders.server";
import { operator } from "./operator";
import { eraseReturns } from "./returns.server";
import { eraseReviews, eraseReviewStops } from "./reviews.server";
import { forIds, type KnownPerson, personBy } from "./person.server";

/** `byMobile`: how many of the orders were found by their mobile number alone. */
type Erased = {
  account: boolean;
  orders: number;
  byMobile: number;
  enquiries: number;
  mails: number;
};

/** For the operator: `erasePerson` of whom this e-mail identifies (`personBy`). Null: nothing is stored. Throws `PlainProblem`: what stands against it. */
export async function eraseUser(email: string, now = Date.now()): Promise<Erased | null> {
  return write((tx) => {
    const person = personBy(tx, emailKey(email));
    if (person.user?.role === 1)
      throw new PlainProblem(
        "This is an admin. Take the admin rights away first, under Customers.",
      );
    const open = openOrdersOf(tx, person);
    if (open.length > 0)
      throw new PlainProblem(
        `These orders are still under way: ${open.join(", ")}. Deliver or cancel them first, or set their status.`,
      );
    requireUndisputed(tx, person.orderIds);
    if (standsOnKhata(tx, person))
      throw new PlainProblem("Something stands on this person's khata. Settle it first.");
    return erasePerson(tx, person, operator, now);
  });
}

/**
 * Erases a person's data: name, addresses, phone and e-mail in the account, orders, enquiries, complaints, mails, audit log and stored
 * webhook events; sessions, tokens, mailed links and the cart. Order lines and amounts stay, and so do invoices, as the law requires. Writes an
 * audit entry without the data. Null if nothing is stored. The caller has looked for open orders; throws `PlainProblem` while a complaint is open. `now`: UTC ms.
 */
export function erasePerson(
  tx: Writer,
  person: KnownPerson,
  actor: Actor,
  now: number,
): Erased | null {
  const complaints = eraseGrievances(tx, person);
  const deleted = eraseMessages(tx, person);
  eraseNotes(tx, person);
  eraseKhatas(tx, person);
  eraseFromLog(tx, eraseReviews(tx, person));
  const stops = eraseReviewStops(tx, person) + eraseFromBreaches(tx, person);
  eraseOrders(tx, person);
  const links =
    stops + eraseLinks(tx, person) + eraseConsents(tx, person) + eraseGoods(tx, person, now);
  const { user } = person;
  if (user) {
    eraseAccount(tx, user.id, now);
    eraseFromLog(tx, [user.id]);
  }
  const found = links + complaints + deleted.enquiries + deleted.mails + person.orderIds.length;
  if (!user && found === 0) return null;
  const subject = { id: user?.id ?? "no-account", name: erasedName };
  recordChange(tx, { actor, action: "user.erase", subject });
  const byMobile = [...person.foundBy.values()].filter((by) => by === "mobile").length;
  return { account: user !== null, orders: person.orderIds.length, byMobile, ...deleted };
}

/** Deletes the person's enquiries and mails. */
function eraseMessages(tx: Writer, person: KnownPerson) {
  const erasedEnquiries = tx
    .delete(enquiries)
    .where(eq(sql`lower(trim(${enquiries.email}))`, person.email))
    .returning({ id: enquiries.id })
    .all();
  eraseFromLog(
    tx,
    erasedEnquiries.map(({ id }) => id),
  );
  return { enquiries: erasedEnquiries.length, mails: eraseMailsOf(tx, person) };
}

/** Removes the person from these orders, their stored payment events and uses of coupons; lines and amounts stay. */
export function eraseOrders(tx: Writer, { orderIds }: Pick<KnownPerson, "orderIds">): void {
  eraseReturns(tx, { orderIds });
  eraseConsentsOfOrders(tx, orderIds);
  forIds(orderIds, (some) => {
    tx.update(orders)
      .set({
        buyerName: erasedName,
        buyerEmail: "",
        buyerPhone: "",
        buyerAddress: "",
        shipName: null,
        shipPhone: null,
        shipLine: null,
        shipArea: null,
        shipCity: null,
        shipState: null,
        shipPin: null,
        buyerGstin: null,
        buyerFirm: null,
        claimedUtr: null,
        network: null,
        trackingNumber: null,
        note: "",
        noteForBuyer: "",
        // A hash of the address, too.
        fingerprint: sql`'erased-' || ${orders.id}`,
      })
      .where(inArray(orders.id, some))
      .run();
    tx.update(couponUses)
      .set({ userId: null, phone: "" })
      .where(inArray(couponUses.orderId, some))
      .run();
    tx.update(orderParcels)
      .set({ trackingNumber: null })
      .where(inArray(orderParcels.orderId, some))
      .run();
    eraseCourierLines(tx, some);
    tx.update(orderReturns).set({ why: "" }).where(inArray(orderReturns.orderId, some)).run();
    tx.delete(mailLinks).where(inArray(mailLinks.orderId, some)).run();
    tx.delete(stockHolds).where(inArray(stockHolds.orderId, some)).run();
    const payments = tx
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(inArray(paymentOrders.orderId, some))
      .all();
    // Every event holds the payer's e-mail and phone. Unprocessed events keep their body: processing needs it.
    tx.update(webhookEvents)
      .set({ body: '{"erased":true}' })
      .where(
        and(
          inArray(
            webhookEvents.providerOrderId,
            payments.map(({ id }) => id),
          ),
          sql`${webhookEvents.status} in ('done', 'ignored')`,
        ),
      )
      .run();
    tx.update(auditLog)
      .set({ changes: "{}" })
      .where(and(inArray(auditLog.subjectId, some), eq(auditLog.action, "order.tracking")))
      .run();
    return [];
  });
}

/** Deletes what is kept of the address itself; returns how many rows. */
function eraseLinks(tx: Writer, { email }: KnownPerson): number {
  const links = tx.delete(mailLinks).where(eq(mailLinks.email, email)).returning().all();
  const asGuest = tx.delete(guestEmails).where(eq(guestEmails.email, email)).returning().all();
  return links.length + asGuest.length;
}

/** Keeps the audit entries but removes the subject's name and the changed values. */
function eraseFromLog(tx: Writer, subjectIds: string[]): void {
  forIds(subjectIds, (some) => {
    tx.update(auditLog)
      .set({ subjectName: erasedName, changes: "{}" })
      .where(inArray(auditLog.subjectId, some))
      .run();
    return [];
  });
}
