import { eq, inArray, or, sql } from "drizzle-orm";
import { emailKey } from "~/base/lib/typed/email";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import {
  auditLog,
  couponUses,
  enquiries,
  guestEmails,
  mailLinks,
  moneyReceived,
  orderEvents,
  orderLines,
  orderParcels,
  orderReturns,
  orders,
  paymentOrders,
  payments,
  payoutParts,
  refunds,
  webhookEvents,
} from "~/base/db/schema";
import { withoutTokens } from "~/people/mail/secret-links";
import { accountOf } from "./export-account.server";
import { breachesOf } from "./breaches/persons.server";
import { consentsOf } from "./consents.server";
import { courierLinesOf } from "./courier-lines.server";
import { notesOf } from "./customer-notes.server";
import { grievancesOf } from "./grievances.server";
import { disputesOf } from "./disputes.server";
import { goodsOf } from "./goods.server";
import { creditRowsOf, khatasOf, openingRowsOf, writeOffsOf } from "./khatas.server";
import { mailsTo } from "./mails-to.server";
import { operator } from "./operator";
import { papersOf } from "./papers.server";
import { returnsAskedOf } from "./returns.server";
import { reviewsOf } from "./reviews.server";
import { forIds, type KnownPerson, personBy } from "./person.server";

/**
 * For the operator: all personal data stored for this e-mail, as `dataOf` has it. Null if there is none. Writes an audit entry without
 * the data.
 */
export async function exportUser(email: string) {
  const person = personBy(db, emailKey(email));
  const data = dataOf(person);
  if (!person.user && isNothing(data)) return null;
  await recordExport(person, operator);
  return data;
}

/** Writes into the audit log that this person's data were given out. */
export async function recordExport({ user }: KnownPerson, actor: Actor): Promise<void> {
  const subject = { id: user?.id ?? "no-account", name: "A person's data" };
  await write((tx) => recordChange(tx, { actor, action: "user.export", subject }));
}

export type PersonsData = ReturnType<typeof dataOf>;

/**
 * All that is stored of a person, with or without an account: profile, addresses, orders (with how each was found) with lines, payments
 * and refunds, invoices, vouchers, enquiries, mails, mailed links, cart, signed-in devices, login networks. No hashes, no tokens.
 */
export function dataOf(person: KnownPerson) {
  return {
    ...accountOf(person.user),
    ...ordersOf(person),
    ...messagesOf(person),
    ...goodsOf(person),
    ...reviewsOf(db, person),
    ...grievancesOf(db, person),
    ...returnsAskedOf(db, person),
    consents: consentsOf(db, person),
    breaches: breachesOf(db, person),
    notes: notesOf(db, person),
    changes: changesOf(person),
  };
}

/** Whether nothing was found. */
export const isNothing = (data: PersonsData): boolean =>
  Object.values(data).every((kind) => kind === null || (Array.isArray(kind) && kind.length === 0));

function ordersOf(person: KnownPerson) {
  const { orderIds, foundBy } = person;
  const asked = forIds(orderIds, (some) =>
    db.select().from(paymentOrders).where(inArray(paymentOrders.orderId, some)).all(),
  );
  const askedIds = asked.map(({ id }) => id);
  const paid = forIds(askedIds, (some) =>
    db.select().from(payments).where(inArray(payments.paymentOrderId, some)).all(),
  );
  return {
    orders: forIds(orderIds, (some) =>
      db.select().from(orders).where(inArray(orders.id, some)).all(),
    ).map(
      // Leaves out the token of the guest link and internal bookkeeping.
      ({ token: _t, cartId: _c, cartRound: _r, fingerprint: _h, network: _n, ...order }) => ({
        ...order,
        foundBy: foundBy.get(order.id),
      }),
    ),
    orderLines: forIds(orderIds, (some) =>
      db.select().from(orderLines).where(inArray(orderLines.orderId, some)).all(),
    ),
    orderEvents: forIds(orderIds, (some) =>
      db.select().from(orderEvents).where(inArray(orderEvents.orderId, some)).all(),
    ),
    orderParcels: forIds(orderIds, (some) =>
      db.select().from(orderParcels).where(inArray(orderParcels.orderId, some)).all(),
    ),
    orderReturns: forIds(orderIds, (some) =>
      db.select().from(orderReturns).where(inArray(orderReturns.orderId, some)).all(),
    ),
    couponUses: forIds(orderIds, (some) =>
      db.select().from(couponUses).where(inArray(couponUses.orderId, some)).all(),
    ),
    moneyReceived: [
      ...forIds(orderIds, (some) =>
        db.select().from(moneyReceived).where(inArray(moneyReceived.orderId, some)).all(),
      ),
      ...creditRowsOf(db, person),
    ],
    ...courierLinesOf(db, orderIds),
    khatas: khatasOf(db, person),
    khataOpenings: openingRowsOf(db, person),
    writeOffs: writeOffsOf(db, person),
    paymentOrders: asked,
    payments: paid,
    payoutParts: forIds(
      paid.map(({ id }) => id),
      (some) => db.select().from(payoutParts).where(inArray(payoutParts.paymentId, some)).all(),
    ),
    ...disputesOf(
      db,
      paid.map(({ id }) => id),
    ),
    paymentEvents: forIds(askedIds, (some) =>
      db
        .select({ body: webhookEvents.body, createdAt: webhookEvents.createdAt })
        .from(webhookEvents)
        .where(inArray(webhookEvents.providerOrderId, some))
        .all(),
    ),
    // Without the key that the provider knows a refund by.
    refunds: forIds(orderIds, (some) =>
      db.select().from(refunds).where(inArray(refunds.orderId, some)).all(),
    ).map(({ idempotencyKey: _key, ...refund }) => refund),
    ...papersOf(orderIds),
  };
}

function messagesOf(person: KnownPerson) {
  const { email, user } = person;
  return {
    enquiries: db
      .select()
      .from(enquiries)
      .where(eq(sql`lower(trim(${enquiries.email}))`, email))
      .all(),
    mails: mailsTo(db, person).map(({ kind, subject, text, createdAt }) => ({
      kind,
      subject,
      text: withoutTokens(text),
      createdAt,
    })),
    mailedLinks: db
      .select({
        kind: mailLinks.kind,
        email: mailLinks.email,
        name: mailLinks.name,
        staff: mailLinks.staff,
        createdAt: mailLinks.createdAt,
        usedAt: mailLinks.usedAt,
      })
      .from(mailLinks)
      .where(or(eq(mailLinks.email, email), eq(mailLinks.userId, user?.id ?? "")))
      .all(),
    guestEmails: db.select().from(guestEmails).where(eq(guestEmails.email, email)).all(),
  };
}

/** What admins changed of this person. */
function changesOf({ user, orderIds }: KnownPerson) {
  return forIds([...(user ? [user.id] : []), ...orderIds], (some) =>
    db
      .select({
        action: auditLog.action,
        name: auditLog.subjectName,
        changes: auditLog.changes,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .where(inArray(auditLog.subjectId, some))
      .all(),
  );
}
