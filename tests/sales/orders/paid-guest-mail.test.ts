import "./with-mail";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { guestEmails, mails, orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { mostUnprovedMails, proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import { mailGapOf } from "~/sales/orders/mails/mail-gap.server";
import { mailRefunded } from "~/sales/orders/mails/order-mails.server";
import { mailOrderPlaced } from "~/sales/orders/mails/placed-mail.server";
import { mailFurtherParcel } from "~/sales/orders/mails/parcel-mails.server";
import type { Order } from "~/sales/orders/order.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { markOrderPaid } from "~/sales/payments/mark-order-paid.server";
import * as list from "~/routes/admin/orders/orders";
import * as orderPage from "~/routes/admin/orders/order";
import * as send from "~/routes/admin/orders/send-ticked";
import * as sendOne from "~/routes/admin/orders/send";
import { answerTo, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { sold } from "./sold";

let boss: Awaited<ReturnType<typeof admin>>;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});
beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => tx.delete(guestEmails).run());
});

const unpaid = { paymentStatus: "unpaid", paymentMethod: "online", paidAt: null } as const;
const atTheDoor = { paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null } as const;
const transfer = { paymentStatus: "pending", paymentMethod: "transfer", paidAt: null } as const;

function stored(id: string): Order {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
}
async function guestsOrder(given: Partial<Order>): Promise<Order> {
  const { id } = await sold({ userId: null, buyerEmail: "asha@example.com", ...given });
  return stored(id);
}
const pay = (order: Order) =>
  write((tx) => markOrderPaid(tx, order, { actor: "provider", by: "pay_1", paymentId: null }));
const placed = (order: Order) => write((tx) => mailOrderPlaced(tx, order, null));
const ship = (order: Order, trackingNumber = "D1234567") =>
  moveOrder(order.id, { status: "Shipped", courier: null, trackingNumber }, boss);
/** What the buyer was mailed about this order. */
const toldOf = ({ number }: Order) =>
  mailsOf()
    .filter(({ subject, recipient }) => subject.includes(number) && recipient.startsWith("asha@"))
    .map(({ kind }) => kind);

describe("a guest whose money arrived, and who pressed nothing", () => {
  test("is mailed of two orders by the same new e-mail, and of what becomes of each", async () => {
    const [one, two] = [await guestsOrder(unpaid), await guestsOrder(unpaid)];
    await pay(one);
    await pay(two);
    expect(toldOf(one)).toEqual(["order-paid"]);
    expect(toldOf(two)).toEqual(["order-paid"]);
    await ship(two);
    expect(toldOf(two)).toEqual(["order-paid", "order-shipped"]);
    expect(mailsOf("order-shipped")[0]?.text).toContain("D1234567");
    const refund = { id: "r1", amountPaise: 100, reason: "" };
    await write((tx) => mailRefunded(tx, { ...two, paymentStatus: "refunded" }, refund));
    expect(toldOf(two)).toEqual(["order-paid", "order-shipped", "refunded"]);
  });

  test("is mailed of a transfer that the owner wrote down, and of the parcel", async () => {
    const order = await guestsOrder(transfer);
    await placed(order);
    await placed(await guestsOrder(transfer));
    expect(mailsOf("order-placed")).toHaveLength(1);
    await receiveMoney(order.id, { reference: "UTR1", note: "" }, boss);
    await ship(order);
    expect(toldOf(order)).toEqual(["order-placed", "order-paid", "order-shipped"]);
  });

  test("is mailed of money that came for an order that never counted as paid, and goes back", async () => {
    const late = await guestsOrder({ ...unpaid, status: "cancel" });
    await write((tx) => mailRefunded(tx, late, { id: "r2", amountPaise: 100, reason: "" }));
    expect(toldOf(late)).toEqual(["refunded"]);
  });

  test("gets no endless mails about it, and none about orders that are not paid", async () => {
    const order = await guestsOrder({});
    await write((tx) => {
      for (let at = 0; at < mostUnprovedMails + 5; at += 1)
        mailFurtherParcel(tx, order, { id: `p${at}`, courier: null, trackingNumber: `D${at}` });
    });
    expect(toldOf(order)).toHaveLength(mostUnprovedMails);
    expect(mailGapOf(order)).toContain("nobody has confirmed the email address");
    const cod = await guestsOrder(atTheDoor);
    await placed(cod);
    await ship(cod);
    expect(toldOf(cod)).toEqual(["order-placed"]);
  });
});

describe("the owner reads whether a mail goes", () => {
  const html = (page: Parameters<typeof htmlOf>[0], path: string, number: string) =>
    htmlOf(page, argsFor(`/dashboard/admin/orders${path}`, { cookie, params: { number } }));
  const everywhere = async ({ number }: Order) => [
    await html(orderPage, `/${number}`, number),
    await html(sendOne, `/${number}/send`, number),
    await html(list, `?q=${number}`, number),
  ];

  test("on the order, beside \u201cSend it\u201d and the status, with WhatsApp, while it is not paid", async () => {
    const first = await guestsOrder(atTheDoor);
    for (const page of await everywhere(first)) expect(page).not.toContain("No mail reaches");
    await placed(first);
    for (const page of await everywhere(first)) {
      expect(page).toContain(
        "No mail reaches this buyer: the order is not paid, and nobody has confirmed the email address.",
      );
      expect(page).toContain("Write by WhatsApp");
      expect(page).toContain("https://wa.me/919825012345");
      expect(page).not.toContain("The buyer gets one mail");
    }
    await write((tx) => proveGuestEmail(tx, first.buyerEmail));
    for (const page of await everywhere(first)) expect(page).not.toContain("No mail reaches");
  });

  test("without an e-mail, and where the last mail was refused", async () => {
    const nameless = await guestsOrder({ buyerEmail: "" });
    expect((await everywhere(nameless))[0]).toContain("the order has no email address");
    const { id: userId } = await shopper();
    const order = await guestsOrder({ ...unpaid, userId });
    await pay(order);
    expect(mailGapOf(order)).toBeNull();
    await write((tx) =>
      tx.update(mails).set({ status: "refused" }).where(eq(mails.orderId, order.id)).run(),
    );
    expect((await everywhere(stored(order.id)))[0]).toContain("refused the last mail");
  });

  test("before and after several are sent at once", async () => {
    const [paid, cod] = [await guestsOrder({}), await guestsOrder(atTheDoor)];
    await placed(cod);
    const form = { courier: "", day: "", order: [paid.number, cod.number] };
    const post = (intent: string) =>
      answerTo(
        send.action,
        argsFor("/dashboard/admin/orders/send", { cookie, form: { ...form, intent } }),
      );
    expect((await post("check")).data).toMatchObject({
      preview: { sendings: [{ mailGap: null }, { mailGap: expect.stringContaining("not paid") }] },
    });
    expect((await toastIn(await post("send")))?.message).toBe(
      `Sent: 2 orders. Their buyers are written to, except those of ${cod.number}.`,
    );
    expect(toldOf(paid)).toEqual(["order-shipped"]);
    expect(toldOf(cod)).toEqual(["order-placed"]);
  });
});
