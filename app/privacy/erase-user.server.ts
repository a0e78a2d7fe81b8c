import { and, eq, inArray, or, sql } from "drizzle-orm";
import { emailKey } from "~/accounts/email-key";
import { hashAnswer, hashPassword } from "~/accounts/sign-in/password.server";
import { recordChange } from "~/audit/record.server";
import { write, type Writer } from "~/db/connection.server";
import {
  apiTokens,
  auditLog,
  carts,
  couponUses,
  enquiries,
  knownNetworks,
  mails,
  orders,
  paymentOrders,
  recoveryCodes,
  twoFactor,
  sessions,
  users,
  webhookEvents,
} from "~/db/schema";
import { newToken } from "~/lib/ids.server";
import { PlainProblem } from "~/lib/plain-problem";
import { operator } from "./operator";
import { forIds, type KnownPerson, personBy } from "./person.server";

const erasedName = "Erased customer";

export type Erased = { account: boolean; orders: number; enquiries: number; mails: number };

/**
 * Erases the personal data of the person with this e-mail: name, address, phone and e-mail in the account, orders,
 * enquiries, mails, audit log and stored webhook events; sessions, tokens and the cart. Order lines and amounts stay, and
 * so do invoices, as the law requires. Writes an audit entry without the data. Null if nothing is stored for this e-mail;
 * throws `PlainProblem` for an admin and while orders are open.
 */
export async function eraseUser(email: string, now = Date.now()): Promise<Erased | null> {
  const unusable = {
    passwordHash: await hashPassword(newToken()),
    answerHash: await hashAnswer(newToken()),
  };
  return write((tx) => {
    const person = personBy(tx, emailKey(email));
    if (person.user?.role === 1)
      throw new PlainProblem("This is an admin. Take the admin rights away first, under Users.");
    refuseOpenOrders(tx, person);
    const deleted = eraseMessages(tx, person);
    eraseOrders(tx, person);
    const { user } = person;
    if (user) {
      eraseAccount(tx, user.id, unusable, now);
      eraseFromLog(tx, [user.id]);
    }
    if (!user && deleted.enquiries + deleted.mails === 0) return null;
    const subject = { id: user?.id ?? "no-account", name: erasedName };
    recordChange(tx, { actor: operator, action: "user.erase", subject });
    return { account: user !== null, orders: person.orderIds.length, ...deleted };
  });
}

/** Throws `PlainProblem` for paid orders that are not delivered yet: they need their address. */
function refuseOpenOrders(tx: Writer, { orderIds }: KnownPerson): void {
  const open = forIds(orderIds, (some) =>
    tx
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          inArray(orders.id, some),
          sql`${orders.status} in ('Not Process', 'Processing', 'Shipped')`,
          sql`${orders.paymentStatus} in ('paid', 'part_refunded', 'review', 'pending')`,
        ),
      )
      .all(),
  );
  if (open.length === 0) return;
  throw new PlainProblem(
    `These orders are still under way: ${open.map(({ number }) => number).join(", ")}. Deliver or cancel them first, or set their status.`,
  );
}

/** Deletes the person's enquiries, mails to the person, and mails to the shop that quote the e-mail. */
function eraseMessages(tx: Writer, { email }: KnownPerson) {
  const erasedEnquiries = tx
    .delete(enquiries)
    .where(eq(sql`lower(trim(${enquiries.email}))`, email))
    .returning({ id: enquiries.id })
    .all();
  eraseFromLog(
    tx,
    erasedEnquiries.map(({ id }) => id),
  );
  const sent = tx
    .delete(mails)
    .where(
      or(eq(sql`lower(${mails.recipient})`, email), sql`instr(lower(${mails.text}), ${email}) > 0`),
    )
    .returning({ id: mails.id })
    .all();
  return { enquiries: erasedEnquiries.length, mails: sent.length };
}

/** Removes the person from these orders, their stored payment events and uses of coupons; lines and amounts stay. */
export function eraseOrders(tx: Writer, { orderIds }: Pick<KnownPerson, "orderIds">): void {
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
        trackingNumber: null,
      })
      .where(inArray(orders.id, some))
      .run();
    tx.update(couponUses)
      .set({ userId: null, phone: "" })
      .where(inArray(couponUses.orderId, some))
      .run();
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

function eraseAccount(
  tx: Writer,
  id: string,
  unusable: { passwordHash: string; answerHash: string },
  now: number,
): void {
  tx.delete(sessions).where(eq(sessions.userId, id)).run();
  tx.delete(apiTokens).where(eq(apiTokens.userId, id)).run();
  tx.delete(twoFactor).where(eq(twoFactor.userId, id)).run();
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)).run();
  tx.delete(knownNetworks).where(eq(knownNetworks.userId, id)).run();
  tx.delete(carts).where(eq(carts.userId, id)).run();
  const email = `erased-${id.toLowerCase()}@erased.invalid`;
  const facts = { name: erasedName, email, phone: "", address: "", termsAcceptedAt: null };
  tx.update(users)
    .set({ ...facts, ...unusable, updatedAt: now })
    .where(eq(users.id, id))
    .run();
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
