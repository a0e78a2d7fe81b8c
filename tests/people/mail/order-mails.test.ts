import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailPlaced } from "~/sales/payments/by-hand/confirmation-mails.server";
import { markOrderPaid } from "~/sales/payments/mark-order-paid.server";
import { db, write, type Writer } from "~/base/db/connection.server";
import { couriers, orders } from "~/base/db/schema";
import { arrivalInWords } from "~/goods/delivery/calendar";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { day } from "~/base/lib/time";
import * as orderMails from "~/sales/orders/mails/order-mails.server";
import { mailOrderPlaced } from "~/sales/orders/mails/placed-mail.server";
import { mailShipped } from "~/sales/orders/mails/parcel-mails.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { emptyOutbox, mailsOf } from "./outbox";

type Order = typeof orders.$inferSelect;
let userId: string;

/** The order as it is stored, with these facts. */
async function order(given: Partial<Order> = {}, lines = [{}]): Promise<Order> {
  const { id } = await sold({ userId, lines, ...given });
  const stored = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!stored) throw new Error("No order");
  return stored;
}

function only(kind: string) {
  const found = mailsOf(kind);
  expect(found).toHaveLength(1);
  const [mail] = found;
  if (!mail) throw new Error("No mail");
  return mail;
}

beforeAll(async () => {
  userId = (await shopper()).id;
  await setCompanyFacts({ name: "Prayosha Oil", email: "office@shop.example" });
  const now = Date.now();
  await write((tx) => {
    tx.insert(couriers)
      .values([
        {
          id: newId(),
          name: "Maruti",
          linkTemplate: "https://track.example/?awb={awb}",
          createdAt: now,
          updatedAt: now,
        },
        { id: newId(), name: "Our van", createdAt: now, updatedAt: now },
      ])
      .run();
  });
});
beforeEach(emptyOutbox);

describe("an order that is paid", () => {
  test("is confirmed to its buyer: what, how much, where to, and where to look", async () => {
    const paid = await order(
      { totalPaise: 305_050, buyerName: "આશા પટેલ", buyerAddress: "12 Ring Road\nSurat" },
      [
        { name: "Sing tel & co", quantity: 2 },
        { name: "Pouch", volumeMl: 500, unitPricePaise: 15_050 },
      ],
    );
    await write((tx) => orderMails.mailOrderPaid(tx, paid));
    const mail = only("order-paid");
    expect(mail).toMatchObject({
      recipient: "asha@example.com",
      subject: `Your order ${paid.number} is confirmed`,
      status: "waiting",
    });
    for (const words of [
      "Hello આશા પટેલ,",
      paid.number,
      "2 × Sing tel & co, 5 L: ₹2,900",
      "1 × Pouch, 0.5 L: ₹150.50",
      "Total paid: ₹3,050.50",
      "12 Ring Road\n  Surat",
      `${shopAddress()}/order/${paid.token}`,
    ])
      expect(mail.text).toContain(words);
    expect(mail.html).toContain("2 × Sing tel &amp; co, 5 L");
    expect(mail.html).toContain(`href="${shopAddress()}/order/${paid.token}"`);
  });

  test("is told once, however often it is said", async () => {
    const paid = await order();
    await write((tx) => orderMails.mailOrderPaid(tx, paid));
    await write((tx) => orderMails.mailOrderPaid(tx, paid));
    only("order-paid");
  });

  test("goes to the parts of the address where they are known", async () => {
    const paid = await order({
      shipName: "Meera",
      shipPhone: "9825012345",
      shipLine: "4 Lake View",
      shipCity: "Surat",
      shipState: "24",
      shipPin: "395007",
    });
    await write((tx) => orderMails.mailOrderPaid(tx, paid));
    expect(only("order-paid").text).toContain(
      "Delivery to: Meera\n  4 Lake View\n  Surat, Gujarat 395007",
    );
  });

  test("that was paid at the door is not called confirmed", async () => {
    const paid = await order({ paymentMethod: "on-delivery" });
    await write((tx) => orderMails.mailOrderPaid(tx, paid));
    expect(only("order-paid").subject).toBe(`We have your payment for order ${paid.number}`);
  });

  test("leaves no mail when its transaction fails, and one when it does not", async () => {
    const unpaid = await order({ paymentStatus: "unpaid", paidAt: null });
    const pay = (thenFail: boolean) =>
      write((tx) => {
        markOrderPaid(tx, unpaid, { actor: "provider", by: "pay_1", paymentId: null });
        if (thenFail) throw new Error("The power is gone");
      });
    await expect(pay(true)).rejects.toThrow("The power is gone");
    expect(mailsOf()).toEqual([]);
    await pay(false);
    const { text } = only("order-paid");
    expect(text).toContain(
      `Your invoice (after signing in):\n${shopAddress()}/order/${unpaid.token}/invoice`,
    );
  });
});

describe("an order that is sent", () => {
  const shipped = async (given: Partial<Order>) => {
    const sent = await order(given);
    await write((tx) => mailShipped(tx, sent));
    return sent;
  };

  test("comes with courier, number and the courier's page", async () => {
    await shipped({ courier: "maruti", trackingNumber: "AB 12/3&x=#" });
    const { text, html } = only("order-shipped");
    expect(text).toContain("Courier: maruti\nTracking number: AB 12/3&x=#");
    expect(text).toContain("https://track.example/?awb=AB%2012%2F3%26x%3D%23");
    expect(html).toContain('href="https://track.example/?awb=AB%2012%2F3%26x%3D%23"');
  });

  test.each([
    ["a courier without a page", { courier: "Our van", trackingNumber: "7" }],
    ["a courier nobody knows", { courier: "Somebody", trackingNumber: "7" }],
    ["no number", { courier: "Maruti" }],
    ["nothing", {}],
  ])("has no link to follow with %s", async (_, given) => {
    await shipped(given);
    const { text } = only("order-shipped");
    expect(text).not.toContain("Follow the parcel");
    expect(text).toContain("We have sent the parcel");
  });

  test("is said to be sent once; sent again with another parcel, only that is told", async () => {
    const sent = await shipped({ courier: "Maruti", trackingNumber: "1" });
    await write((tx) => mailShipped(tx, sent));
    only("order-shipped");
    expect(mailsOf("order-parcel")).toEqual([]);
    await write((tx) => mailShipped(tx, { ...sent, trackingNumber: "2" }));
    only("order-shipped");
    expect(only("order-parcel")).toMatchObject({
      subject: `The parcel of your order ${sent.number}`,
    });
    expect(only("order-parcel").text).toContain("Tracking number: 2");
  });

  test("with the shop's own van is not said to be a parcel", async () => {
    await shipped({ deliveryWay: "van" });
    expect(only("order-shipped").text).toContain("Our own van brings your order");
  });
});

describe("where an order goes, and when it comes,", () => {
  const inDays = (days: number) => dayOf(Date.now() + days * day);
  const promised = (from: number, to: number) =>
    ({ deliveryWay: "courier", promisedFrom: inDays(from), promisedTo: inDays(to) }) as const;
  const to = "Delivery to: Asha Patel\n  12 Ring Road, Surat 395002";

  async function told(tell: (tx: Writer, order: Order) => void, given: Partial<Order>) {
    const about = await order(given);
    await write((tx) => tell(tx, about));
    return mailsOf().find(({ kind }) => kind !== "new-order")?.text;
  }

  test.each<[string, (tx: Writer, order: Order) => void]>([
    ["placed", (tx, placed) => mailOrderPlaced(tx, placed, null)],
    ["to be confirmed", (tx, placed) => mailPlaced(tx, { ...placed, needsConfirmation: true })],
    ["paid", orderMails.mailOrderPaid],
    ["sent", mailShipped],
  ])("stands in the mail about an order that is %s", async (_, tell) => {
    const days = arrivalInWords({ from: inDays(2), to: inDays(4) });
    expect(await told(tell, promised(2, 4))).toContain(`${to}\nArrives: ${days}\n`);
  });

  test("is only when it can be collected, for an order that is", async () => {
    const given = { ...promised(1, 1), deliveryWay: "collect" } as const;
    const text = await told(orderMails.mailOrderPaid, given);
    const ready = arrivalInWords({ from: inDays(1), to: inDays(1) });
    expect(text).toContain(`Ready to collect: ${ready}\n`);
    expect(text).not.toContain("Delivery to");
  });

  test.each([
    ["were not promised", { deliveryWay: "courier" } as const],
    ["are over", promised(-3, -1)],
  ])("is only the address once the days %s", async (_, given) => {
    const text = await told(mailShipped, given);
    expect(text).toContain(`${to}\n\n`);
    expect(text).not.toContain("Arrives");
  });
});

describe("the rest of an order's life", () => {
  const refund = { id: "rf1", amountPaise: 12_345, reason: "The tin leaked" };

  test.each([
    ["order-delivered", "was delivered", orderMails.mailDelivered],
    ["order-cancelled", "is cancelled", orderMails.mailCancelled],
  ])("%s is told to the buyer", async (kind, words, tell) => {
    const told = await order();
    await write((tx) => tell(tx, told));
    const mail = only(kind);
    expect(mail.subject).toBe(`Your order ${told.number} ${words}`);
    expect(mail.text).toContain(`/order/${told.token}`);
  });

  test("a refund is told when it starts and when it is done, with amount and reason", async () => {
    const told = await order();
    await write((tx) => orderMails.mailRefundStarted(tx, told, refund));
    await write((tx) => orderMails.mailRefunded(tx, told, refund));
    for (const kind of ["refund-started", "refunded"]) {
      const { subject, text } = only(kind);
      expect(subject).toContain(told.number);
      expect(text).toContain("₹123.45");
      expect(text).toContain("Reason: The tin leaked");
    }
  });

  test("two refunds of one order are two", async () => {
    const told = await order();
    await write((tx) => orderMails.mailRefunded(tx, told, refund));
    await write((tx) => orderMails.mailRefunded(tx, told, { ...refund, id: "rf2" }));
    expect(mailsOf("refunded")).toHaveLength(2);
  });
});
