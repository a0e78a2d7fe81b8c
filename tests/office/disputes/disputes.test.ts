import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import { monthBounds } from "~/sales/invoices/financial-year";
import { monthOf } from "~/base/lib/days";
import { newId, newToken } from "~/base/lib/ids.server";
import { day, hour } from "~/base/lib/time";
import { disputeMoney } from "~/office/disputes/dispute-list.server";
import { evidenceOf } from "~/office/disputes/evidence.server";
import { reasonOf } from "~/office/disputes/reasons";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import { erasableOf, mayErase } from "~/people/privacy/my-data/erasable.server";
import { personBy } from "~/people/privacy/person.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { leftOver, sumOf } from "~/sales/payments/takings/takings";
import { takingsByDay } from "~/sales/payments/takings/takings.server";
import * as casePage from "~/routes/admin/disputes/dispute";
import * as evidence from "~/routes/admin/disputes/evidence-pdf";
import * as list from "~/routes/admin/disputes/disputes";
import * as today from "~/routes/admin/home";
import * as money from "~/routes/admin/money/money";
import * as moneyCsv from "~/routes/admin/money/money-csv";
import * as orderPage from "~/routes/admin/orders/order";
import * as refundScreen from "~/routes/admin/orders/refund";
import { admin, argsFor, cookieOf, packer, seller } from "../../cast";
import { htmlOf } from "../../people/accounts/rendered";
import { disputeEntity, tellDispute } from "../../sales/payments/disputing";
import { providerOnTheWire } from "../../sales/payments/provider";
import { confirmRefund, paidOrder, refundsOfPayment } from "../../sales/payments/refunding";

providerOnTheWire();

const area = "/dashboard/admin";

let boss: Viewer;
let cookie: string;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});

type Paid = Awaited<ReturnType<typeof paidOrder>>;

/** A paid order of ₹1,450 whose buyer's bank asks it back, and what the provider tells of that. */
async function disputed(more: object = {}, word = "created") {
  const paid = await paidOrder();
  const entity = disputeEntity(paid.paymentId, more);
  await tellDispute({ name: word, entity });
  return { ...paid, entity };
}

const pageOf = (screen: Parameters<typeof htmlOf>[0], path: string, params = {}) =>
  htmlOf(screen, argsFor(path, { cookie, params }));

const amount = (rupees: number) => ({
  kind: "amount",
  amount: String(rupees),
  expected: String(rupees * 100),
});

describe("where the owner sees it", () => {
  test("Today has each open case with its sum and last day, the most urgent first", async () => {
    const now = Math.floor(Date.now() / 1000);
    const later = await disputed({ amount: 70_000, respond_by: now + (5 * day) / 1000 + 60 });
    const soon = await disputed({ amount: 80_000, respond_by: now + hour / 1000 });
    const over = await disputed({ amount: 60_000, status: "lost" }, "lost");
    const foreign = disputeEntity("pay_NotOurs000001", { amount: 90_000 });
    await tellDispute({ name: "created", entity: foreign });
    const html = await pageOf(today, area);
    expect(html).toContain("Banks ask money back");
    expect(html.indexOf(soon.order.number)).toBeGreaterThan(0);
    expect(html.indexOf(`Order ${soon.order.number}`)).toBeLessThan(
      html.indexOf(`Order ${later.order.number}`),
    );
    expect(html).toContain("₹800");
    expect(html).toMatch(/Answer by [^,]+, [^,]+, less than a day left/);
    expect(html).toMatch(/Answer by [^,]+, [^,]+, 5 days left/);
    expect(html).not.toContain(`Order ${over.order.number}`);
    expect(html).not.toContain(foreign.id);
    const all = await pageOf(list, `${area}/money/disputes`);
    for (const { order } of [later, soon, over]) expect(all).toContain(order.number);
    expect(all).toContain("Not a payment of this shop");
  });

  test("the order's page says so to the owner, and not to a seller", async () => {
    const { order } = await disputed();
    const params = { number: order.number };
    const path = `${area}/orders/${order.number}`;
    const html = await pageOf(orderPage, path, params);
    expect(html).toContain("asks ₹1,450 back. Answer by");
    const sellers = await orderPage.loader(
      argsFor(path, { params, cookie: await cookieOf(await seller()) }),
    );
    expect(sellers.disputes).toEqual([]);
  });

  test("a case says why, what to do, what proves the sale, and its money", async () => {
    const { entity, order } = await disputed({ deduct_at_onset: true });
    const html = await pageOf(casePage, `${area}/money/disputes/${entity.id}`, { id: entity.id });
    expect(html).toContain("The buyer says that the goods did not come");
    expect(html).toContain("in Razorpay’s Dashboard under Disputes");
    expect(html).toContain("The courier’s tracking with the day of delivery");
    expect(html).toContain(`${area}/money/disputes/${entity.id}/evidence.pdf`);
    expect(html).toContain(`${area}/invoices/`);
    expect(html).toContain(order.number);
    expect(html).toContain("Held back");
    const none = casePage.loader(
      argsFor(`${area}/money/disputes/disp_None`, { cookie, params: { id: "disp_None" } }),
    );
    await expect(none).rejects.toMatchObject({ status: 404 });
  });

  test("the screens are the owner's alone", async () => {
    const { entity } = await disputed();
    for (const member of [await packer(), await seller()])
      for (const [screen, path] of [
        [list, "money/disputes"],
        [casePage, `money/disputes/${entity.id}`],
        [evidence, `money/disputes/${entity.id}/evidence.pdf`],
      ] as const) {
        const args = argsFor(`${area}/${path}`, {
          params: { id: entity.id },
          cookie: await cookieOf(member),
        });
        await expect(Promise.resolve(screen.loader(args))).rejects.toMatchObject({ status: 403 });
      }
  });
});

describe("the evidence", () => {
  test("has order, parcel and mails, and no link that only the buyer may use", async () => {
    const { entity, order } = await disputed();
    await moveOrder(
      order.id,
      { status: "Shipped", courier: "Delhivery", trackingNumber: "1490812345678" },
      boss,
    );
    const secret = newToken();
    const now = Date.now();
    await write((tx) =>
      tx
        .insert(mails)
        .values({
          id: newId(),
          key: newId(),
          kind: "order-shipped",
          recipient: "asha@example.com",
          subject: "Your order is on its way",
          text: `Track it: https://shop.example/order/${secret}`,
          html: "",
          orderId: order.id,
          status: "sent",
          sentAt: now,
          nextTryAt: now,
          createdAt: now,
        })
        .run(),
    );
    const words = JSON.stringify(evidenceOf(entity.id));
    for (const each of [order.number, "1490812345678", "Delhivery", "on its way", entity.id])
      expect(words).toContain(each);
    expect(words).not.toContain(secret);
    expect(words).not.toContain(order.token);
    const file = await evidence.loader(
      argsFor(`${area}/money/disputes/${entity.id}/evidence.pdf`, {
        params: { id: entity.id },
        cookie,
      }),
    );
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  test.each([
    ["1064", "", "The buyer says that the goods did not come"],
    ["13.3", "", "The buyer says that the goods were not as described, or damaged"],
    ["duplicate_processing", "", "The buyer says that they paid twice, or in another way"],
    ["something_new", "The card was closed", "The card was closed"],
    ["", "", "The bank gives a reason of its own"],
  ])("the reason %s is in plain words", (reasonCode, reason, words) => {
    expect(reasonOf({ reasonCode, reason }).words).toBe(words);
  });
});

describe("a refund", () => {
  const sent = async ({ order, paymentId }: Paid, form: Record<string, string>) => {
    const answer = await confirmRefund(boss, order.number, form);
    return { answer, refunds: refundsOfPayment(paymentId).length };
  };

  test("does not give back what a bank asks for or has taken", async () => {
    const open = await disputed();
    const { answer, refunds } = await sent(open, amount(100));
    expect(answer.status).toBe(409);
    expect(refunds).toBe(0);
    const html = await pageOf(refundScreen, `${area}/orders/${open.order.number}/refund`, {
      number: open.order.number,
    });
    expect(html).toContain("taken or asked back: not to be refunded as well");

    const lost = await disputed({ status: "lost" }, "lost");
    expect((await sent(lost, amount(100))).refunds).toBe(0);
  });

  test("gives back the rest of a payment of which a part is disputed, and no more", async () => {
    const part = await disputed({ amount: 100_000 });
    const tooMuch = await sent(part, amount(500));
    expect(tooMuch.refunds).toBe(0);
    expect(JSON.stringify(tooMuch.answer.data)).toContain(
      "₹500 is more than the ₹450 that is left. The buyer’s bank has taken ₹1,000 or asks for it back",
    );
    expect((await sent(part, amount(450))).refunds).toBe(1);
  });

  test("is free again when the case is won, and while it is only a fraud inquiry", async () => {
    const won = await disputed({ deduct_at_onset: true });
    expect((await sent(won, amount(100))).refunds).toBe(0);
    await tellDispute({ name: "won", entity: { ...won.entity, status: "won" } });
    expect((await sent(won, amount(100))).refunds).toBe(1);
    expect((await sent(await disputed({ phase: "fraud" }), amount(1450))).refunds).toBe(1);
  });

  test("nothing is to be given back of a cancelled order whose money the bank took", async () => {
    const { order } = await disputed({ status: "lost" }, "lost");
    const before = toGiveBack(50).total;
    await moveOrder(order.id, { status: "cancel" }, boss);
    expect(toGiveBack(50)).toMatchObject({ total: before });
    const kept = await paidOrder();
    await moveOrder(kept.order.id, { status: "cancel" }, boss);
    expect(toGiveBack(50)).toMatchObject({ total: before + 1 });
  });
});

describe("the money of the month", () => {
  const span = monthBounds(monthOf(Date.now())) ?? { from: 0, until: 0 };
  const sums = () => sumOf(takingsByDay(span));

  test("is less by what banks hold back, have taken, and not by what they returned", async () => {
    await paidOrder();
    const before = sums();
    const lost = await disputed({ status: "lost", amount: 50_000 }, "lost");
    const held = await disputed({ deduct_at_onset: true });
    const came = 2 * 145_000;
    const { feePaise } = sums();
    expect(leftOver(sums()) - leftOver(before)).toBe(
      came - (feePaise - before.feePaise) - 50_000 - 145_000,
    );
    expect(disputeMoney(span)).toMatchObject({ month: { lostPaise: expect.any(Number) } });
    await tellDispute({ name: "won", entity: { ...held.entity, status: "won" } });
    expect(leftOver(sums()) - leftOver(before)).toBe(came - (feePaise - before.feePaise) - 50_000);
    const html = await pageOf(money, `${area}/money`);
    expect(html).toContain("What banks take back");
    expect(html).toContain("taken by buyers’ banks");
    const csv = await (
      await moneyCsv.loader(argsFor(`${area}/money/money.csv`, { cookie }))
    ).text();
    expect(csv).toContain(`"Taken by the buyer's bank"`.replaceAll('"', ""));
    expect(csv).toContain(lost.entity.id);
  });

  test("knows nothing of another shop's payments", async () => {
    const before = { sums: sums(), money: disputeMoney(span) };
    const entity = disputeEntity("pay_NotOurs000002", { status: "lost" });
    await tellDispute({ name: "lost", entity });
    expect({ sums: sums(), money: disputeMoney(span) }).toEqual(before);
  });
});

test("a buyer is given what is stored of it, and is not erased before it is decided", async () => {
  const { buyer, order, entity } = await disputed();
  await moveOrder(order.id, { status: "deliverd" }, boss);
  const email = buyer.email;
  await expect(eraseUser(email)).rejects.toThrow(order.number);
  expect(erasableOf(db, personBy(db, email)).disputed).toEqual([order.number]);
  expect((await exportUser(email))?.disputes).toMatchObject([{ id: entity.id }]);
  await tellDispute({ name: "lost", entity: { ...entity, status: "lost" } });
  expect(mayErase(erasableOf(db, personBy(db, email)))).toBe(true);
  expect((await exportUser(email))?.disputeMoves).toMatchObject([{ kind: "lost" }]);
  expect(await eraseUser(email)).not.toBeNull();
});
