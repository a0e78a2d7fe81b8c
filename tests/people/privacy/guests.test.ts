import "../../sales/orders/with-mail";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createMailLink } from "~/people/accounts/mail-links.server";
import { db, write } from "~/base/db/connection.server";
import { guestEmails, mailLinks, mails, orderEvents, orders } from "~/base/db/schema";
import { eventWords } from "~/sales/orders/event-words";
import { sendAccountLink } from "~/sales/orders/access/keep-order.server";
import { mailOrderPaid } from "~/sales/orders/mails/order-mails.server";
import { mailOrderPlaced } from "~/sales/orders/mails/placed-mail.server";
import { mailShipped } from "~/sales/orders/mails/parcel-mails.server";
import type { Order } from "~/sales/orders/order.server";
import { day } from "~/base/lib/time";
import { lapseJob } from "~/sales/payments/lapse-job.server";
import { cancelMissingTransfers } from "~/sales/payments/by-hand/missing-transfers.server";
import { paymentJobs } from "~/sales/payments/reconcile/payment-jobs.server";
import { guestsJob } from "~/people/privacy/guests-job.server";
import { mailsOf } from "../mail/outbox";
import { shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";

let people = 0;
const anEmail = () => `guest${(people += 1)}@example.com`;

/** An order as it is stored, placed by a guest so many days ago. */
async function order(daysAgo: number, given: Partial<Parameters<typeof sold>[0]> = {}) {
  const at = Date.now() - daysAgo * day;
  const { id } = await sold({ userId: null, createdAt: at, ...given });
  const stored = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!stored) throw new Error("There is no such order");
  return stored;
}
const unpaid = { paymentStatus: "unpaid", paidAt: null } as const;
const transfer = {
  paymentStatus: "pending",
  paymentMethod: "transfer",
  paidAt: null,
} as const;

/** Notes that this address was typed and mailed to so many days ago. */
const typedBefore = (email: string, daysAgo: number, proved = false) =>
  write((tx) => {
    const at = Date.now() - daysAgo * day;
    const row = { email, mailedAt: at, provedAt: proved ? at : null, createdAt: at };
    tx.insert(guestEmails).values(row).run();
  });
const isNoted = (email: string) =>
  db.select().from(guestEmails).where(eq(guestEmails.email, email)).get() !== undefined;
const mailsTo = (email: string) =>
  db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, email))
    .all()
    .map(({ kind }) => kind)
    .toSorted();
const of = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get();

describe("when the data of a guest who never paid go", () => {
  test("the mails about that order go, and no other mail to the same address", async () => {
    const email = anEmail();
    const [never, paid] = [
      await order(31, { ...unpaid, buyerEmail: email }),
      await order(31, { buyerEmail: email }),
    ];
    await typedBefore(email, 31, true);
    await write((tx) => {
      mailOrderPlaced(tx, never, null);
      mailShipped(tx, { ...never, courier: "DTDC", trackingNumber: "D1" } as Order);
      mailOrderPaid(tx, paid);
    });
    expect(await sendAccountLink(never)).toBeNull();
    expect(mailsTo(email)).toHaveLength(4);
    await guestsJob.run(Date.now());
    expect(mailsTo(email)).toEqual(["order-paid"]);
  });

  test("the note of the address goes once no order needs it, not before it is 30 days old", async () => {
    const [gone, needed, young, noOrder] = [anEmail(), anEmail(), anEmail(), anEmail()];
    await order(31, { ...unpaid, buyerEmail: gone });
    await order(31, { ...unpaid, buyerEmail: needed });
    await order(90, { buyerEmail: ` ${needed.toUpperCase()}` });
    for (const email of [gone, needed, noOrder]) await typedBefore(email, 31);
    await typedBefore(young, 29);
    await guestsJob.run(Date.now());
    expect([gone, noOrder, needed, young].map(isNoted)).toEqual([false, false, true, true]);
  });

  test("expired links of mails go with the same job, and no longer with the payment events", async () => {
    const email = anEmail();
    const long = Date.now() - 40 * day;
    await write((tx) => void createMailLink(tx, "account", { email }, long));
    const left = () => db.select().from(mailLinks).where(eq(mailLinks.email, email)).all().length;
    await paymentJobs.find(({ name }) => name === "webhooks")?.run(Date.now());
    expect(left()).toBe(1);
    await guestsJob.run(Date.now());
    expect(left()).toBe(0);
  });
});

describe("a transfer that does not come in time", () => {
  test("is cancelled by the shop, which the history and a mail say, and its data go 30 days later", async () => {
    const email = anEmail();
    const { id, number } = await order(3, { ...transfer, buyerEmail: email });
    await lapseJob.run(Date.now());
    expect(of(id)).toMatchObject({ status: "cancel", cancelReason: "shop", buyerEmail: email });
    const history = db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).all();
    expect(history.map((event) => eventWords(event, null))).toEqual([
      {
        who: "The shop",
        what: "waited 2 days for the transfer, which did not come",
        mark: "",
      },
      { who: "The shop", what: "cancelled the order", mark: "cancel" },
    ]);
    const [mail] = mailsOf("order-cancelled").filter(({ recipient }) => recipient === email);
    expect(mail?.text).toContain(`Your transfer for order ${number} has not reached us`);
    await guestsJob.run(Date.now() + 31 * day);
    expect(of(id)?.buyerEmail).toBe("");
    expect(mailsTo(email)).toEqual([]);
  });

  test.each([
    ["is younger", 1, {}],
    ["is younger than 30 days and of a quote", 29, { source: "quote" }],
    ["was claimed and is of a quote", 31, { source: "quote", claimedUtr: "412345678901" }],
    ["is being packed", 31, { status: "Processing" }],
    ["was changed lately", 31, { updatedAt: Date.now() }],
    ["is paid", 31, { paymentStatus: "paid", paidAt: 1 }],
    ["is to be paid on delivery", 31, { paymentMethod: "on-delivery" }],
  ] as const)("stays when it %s", async (_why, daysAgo, given) => {
    const { id, status } = await order(daysAgo, { ...transfer, ...given });
    await cancelMissingTransfers();
    expect(of(id)?.status).toBe(status);
  });

  test("stays when an account accepted a quote", async () => {
    const { id: userId } = await shopper();
    const { id } = await order(31, { ...transfer, userId, source: "quote" });
    await cancelMissingTransfers();
    expect(of(id)?.status).toBe("Not Process");
  });
});
