import { and, eq, inArray, or, sql } from "drizzle-orm";
import { emailKey } from "~/accounts/email-key";
import { hashAnswer, hashPassword } from "~/accounts/password.server";
import { recordChange } from "~/audit/record.server";
import { write, type Writer } from "~/db/connection.server";
import {
  apiTokens,
  auditLog,
  carts,
  enquiries,
  knownNetworks,
  mails,
  orders,
  paymentOrders,
  recoveryCodes,
  secondSteps,
  sessions,
  users,
  webhookEvents,
} from "~/db/schema";
import { newToken } from "~/lib/ids.server";
import { PlainProblem } from "~/lib/plain-problem";
import { operator } from "./operator";
import { forIds, type KnownPerson, personBy } from "./person.server";

const nobody = "Erased customer";

export type Erased = { account: boolean; orders: number; enquiries: number; mails: number };

/**
 * Takes the person with this e-mail out of the shop. Name, address, phone and e-mail are gone from the account, orders,
 * enquiries, mails, the log of changes and what the payment provider told; sessions, tokens and the cart end. What was
 * bought for how much stays, and invoices stay as they were issued, as the law asks. Written down without the data. Null
 * when the shop knows nothing of that e-mail; throws `PlainProblem` for an admin and for orders that are still under way.
 */
export async function eraseUser(email: string, now = Date.now()): Promise<Erased | null> {
  const unusable = {
    passwordHash: await hashPassword(newToken()),
    answerHash: await hashAnswer(newToken()),
  };
  return write(async (tx) => {
    const person = await personBy(tx, emailKey(email));
    if (person.user?.role === 1)
      throw new PlainProblem("This is an admin. Take the admin rights away first, under Users.");
    await refuseOpenOrders(tx, person);
    const gone = await eraseWritings(tx, person);
    await eraseOrders(tx, person);
    const { user } = person;
    if (user) {
      await eraseAccount(tx, user.id, unusable, now);
      await eraseFromLog(tx, [user.id]);
    }
    if (!user && gone.enquiries + gone.mails === 0) return null;
    const subject = { id: user?.id ?? "no-account", name: nobody };
    await recordChange(tx, { actor: operator, action: "user.erase", subject });
    return { account: user !== null, orders: person.orderIds.length, ...gone };
  });
}

/** What is paid and not yet delivered needs its address. */
async function refuseOpenOrders(tx: Writer, { orderIds }: KnownPerson): Promise<void> {
  const open = await forIds(orderIds, (some) =>
    tx
      .select({ number: orders.number })
      .from(orders)
      .where(
        and(
          inArray(orders.id, some),
          sql`${orders.status} in ('Not Process', 'Processing', 'Shipped')`,
          sql`${orders.paymentStatus} in ('paid', 'part_refunded', 'review', 'pending')`,
        ),
      ),
  );
  if (open.length === 0) return;
  throw new PlainProblem(
    `These orders are still under way: ${open.map(({ number }) => number).join(", ")}. Deliver or cancel them first, or set their status.`,
  );
}

/** Enquiries, and mails to the person or, about an enquiry, to the shop. */
async function eraseWritings(tx: Writer, { email }: KnownPerson) {
  const wrote = await tx
    .delete(enquiries)
    .where(eq(sql`lower(trim(${enquiries.email}))`, email))
    .returning({ id: enquiries.id });
  await eraseFromLog(
    tx,
    wrote.map(({ id }) => id),
  );
  const sent = await tx
    .delete(mails)
    .where(
      or(eq(sql`lower(${mails.recipient})`, email), sql`instr(lower(${mails.text}), ${email}) > 0`),
    )
    .returning({ id: mails.id });
  return { enquiries: wrote.length, mails: sent.length };
}

async function eraseOrders(tx: Writer, { orderIds }: KnownPerson): Promise<void> {
  await forIds(orderIds, async (some) => {
    await tx
      .update(orders)
      .set({
        buyerName: nobody,
        buyerEmail: "",
        buyerPhone: "",
        buyerAddress: "",
        shipName: null,
        shipPhone: null,
        shipLine: null,
        shipCity: null,
        shipState: null,
        shipPin: null,
        buyerGstin: null,
        trackingNumber: null,
      })
      .where(inArray(orders.id, some));
    const asked = await tx
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(inArray(paymentOrders.orderId, some));
    // The provider tells the payer's e-mail and phone with every event. Those that still wait are acted on by their ids.
    await tx
      .update(webhookEvents)
      .set({ body: '{"erased":true}' })
      .where(
        and(
          inArray(
            webhookEvents.providerOrderId,
            asked.map(({ id }) => id),
          ),
          sql`${webhookEvents.status} in ('done', 'ignored')`,
        ),
      );
    await tx
      .update(auditLog)
      .set({ changes: "{}" })
      .where(and(inArray(auditLog.subjectId, some), eq(auditLog.action, "order.tracking")));
    return [];
  });
}

async function eraseAccount(
  tx: Writer,
  id: string,
  unusable: { passwordHash: string; answerHash: string },
  now: number,
): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(apiTokens).where(eq(apiTokens.userId, id));
  await tx.delete(secondSteps).where(eq(secondSteps.userId, id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  await tx.delete(knownNetworks).where(eq(knownNetworks.userId, id));
  await tx.delete(carts).where(eq(carts.userId, id));
  const email = `erased-${id.toLowerCase()}@erased.invalid`;
  const facts = { name: nobody, email, phone: "", address: "", termsAcceptedAt: null };
  await tx
    .update(users)
    .set({ ...facts, ...unusable, updatedAt: now })
    .where(eq(users.id, id));
}

/** The entries stay; who they were about, and what was changed from what, does not. */
async function eraseFromLog(tx: Writer, subjectIds: string[]): Promise<void> {
  await forIds(subjectIds, async (some) => {
    await tx
      .update(auditLog)
      .set({ subjectName: nobody, changes: "{}" })
      .where(inArray(auditLog.subjectId, some));
    return [];
  });
}
