import { eq } from "drizzle-orm";
import { encode } from "uqr";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { mails, orderEvents, orders } from "~/base/db/schema";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { claimUtr } from "~/sales/payments/by-hand/claimed-utr.server";
import { bankReferenceIn, isVpa, upiLink, utrIn } from "~/sales/payments/by-hand/upi";
import * as adminOrder from "~/routes/admin/orders/order";
import * as received from "~/routes/admin/orders/order-received";
import * as orderPage from "~/routes/checkout/order-status";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { newId } from "~/base/lib/ids.server";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { fillCart, orderOf, pressCheckout, tokenIn } from "../checkout/shopping";
import { product } from "../../shelf";

let boss: Viewer;
let bossCookie: string;
let user: Viewer;
let token: string;

beforeAll(async () => {
  boss = await admin();
  bossCookie = await cookieOf(boss);
  await changeOtherPayments(
    {
      onDelivery: { isOn: false, mostPaise: null, feePaise: 0, asksToConfirm: false },
      transfer: {
        isOn: true,
        details: null,
        upi: { vpa: "prayosha@okbank", payee: "Prayosha & Sons" },
      },
    },
    boss,
  );
});

async function orderByTransfer(): Promise<string> {
  user = await shopper();
  await fillCart(user, (await product()).id);
  return tokenIn(await pressCheckout(user, { method: "transfer" }));
}
const page = async () =>
  htmlOf(
    orderPage,
    argsFor(`/order/${token}`, { params: { token }, cookie: await cookieOf(user) }),
  );
const type = (utr: string, at = token) =>
  posted(orderPage.action, `/order/${at}`, { intent: "utr", utr }, { params: { token: at } });
const receive = (number: string, reference: string) =>
  posted(
    received.action,
    `/dashboard/admin/orders/${number}/received`,
    { idempotencyKey: newId(), reference },
    { cookie: bossCookie, params: { number } },
  );

describe("a UPI link", () => {
  test("carries address, name, amount and order, in the notation that apps read", () => {
    expect(
      upiLink(
        { vpa: "prayosha@okbank", payee: "Prayosha & Sons" },
        { number: "PR-000123", totalPaise: 145_050 },
      ),
    ).toBe(
      "upi://pay?pa=prayosha@okbank&pn=Prayosha%20%26%20Sons&am=1450.50&cu=INR&tr=PR000123&tn=Order%20PR-000123",
    );
  });

  test.each([
    ["prayosha@okbank", true],
    ["98250.12345-1@ybl", true],
    ["asha@example.com", false],
    ["prayosha", false],
    ["a@b", false],
    ["pra yosha@okbank", false],
  ])("goes to %s: %s", (vpa, is) => expect(isVpa(vpa)).toBe(is));

  test("is confirmed by 12 digits in any notation; banks' own references have letters, too", () => {
    expect(["6326 1234 5678", "૬૩૨૬-૧૨૩૪-૫૬૭૮", "६३२६१२३४५६७८"].map(utrIn)).toEqual(
      Array(3).fill("632612345678"),
    );
    expect(["63261234567", "6326123456789", "63261234567x"].map(utrIn)).toEqual([null, null, null]);
    expect(bankReferenceIn("sbin r5 2026 1122 334455")).toBe("SBINR520261122334455");
    expect(["paid", "x".repeat(23), "12345678;"].map(bankReferenceIn)).toEqual([null, null, null]);
  });
});

describe("an order by UPI", () => {
  beforeEach(async () => {
    token = await orderByTransfer();
  });

  test("shows code, link and text with its amount and number, also without script", async () => {
    const html = await page();
    const { number } = orderOf(token);
    const link = upiLink(
      { vpa: "prayosha@okbank", payee: "Prayosha & Sons" },
      { number, totalPaise: 145_000 },
    );
    expect(html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
    const { size } = encode(link, { border: 2 });
    expect(html).toContain(`viewBox="0 0 ${size} ${size}"`);
    expect(html).toContain(`aria-label="UPI code: ₹1,450 to prayosha@okbank, order ${number}"`);
    for (const words of ["prayosha@okbank", "Pay ₹1,450 with any UPI app", "Prayosha &amp; Sons"])
      expect(html).toContain(words);
    expect(html).toContain("We have your order and pack it as soon as your money is here.");
    expect(orderOf(token).paymentStatus).toBe("pending");
    const mail = db
      .select()
      .from(mails)
      .where(eq(mails.key, `order-placed:${orderOf(token).id}`))
      .get();
    expect(mail?.text).toContain("UPI id prayosha@okbank");
  });

  test("takes the reference that its buyer types as a claim, which pays nothing", async () => {
    const refused = await type("6326 1234");
    expect(refused.status).toBe(400);
    expect(formIn(refused)).toMatchObject({
      errors: { utr: "UPI reference must have 12 digits, as your UPI app shows them after paying" },
      values: { utr: "6326 1234" },
    });
    expect((await type("6326 1234 0001")).location).toBe(`/order/${token}`);
    expect(orderOf(token)).toMatchObject({
      claimedUtr: "632612340001",
      paymentStatus: "pending",
    });
    expect(receivedOf(orderOf(token).id)).toEqual([]);
    const { number } = orderOf(token);
    const ask = { cookie: bossCookie, params: { number } };
    const owner = await htmlOf(adminOrder, argsFor(`/dashboard/admin/orders/${number}`, ask));
    expect(owner).toContain("632612340001");
    const form = await htmlOf(received, argsFor(`/dashboard/admin/orders/${number}/received`, ask));
    expect(form).toContain("The buyer typed 632612340001: type it here");
    expect(form).not.toContain('value="632612340001"');
    const other = await orderByTransfer();
    await claimUtr(orderOf(other).id, "632612340001");
    const both = await htmlOf(received, argsFor(`/dashboard/admin/orders/${number}/received`, ask));
    expect(both).toContain(`632612340001 (also at ${orderOf(other).number})`);
    await type("632612340002");
    expect(orderOf(token).claimedUtr).toBe("632612340002");
    const events = db.select().from(orderEvents).where(eq(orderEvents.kind, "utr-claimed")).all();
    expect(events.filter(({ orderId }) => orderId === orderOf(token).id)).toHaveLength(1);
  });

  test("is paid by its reference, and that reference by no other order", async () => {
    const first = orderOf(token);
    expect((await receive(first.number, "6326 1234 1111")).status).toBe(303);
    expect(orderOf(token)).toMatchObject({ paymentStatus: "paid" });
    expect(receivedOf(first.id)).toMatchObject([
      { amountPaise: first.totalPaise, way: "bank", reference: "632612341111" },
    ]);
    expect((await type("632612341112")).status, "it is paid already").toBe(409);

    token = await orderByTransfer();
    const second = orderOf(token);
    const refused = await receive(second.number, "632612341111");
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors.reference).toBe(
      `This reference has paid ${first.number} already: one payment is noted once.`,
    );
    expect(orderOf(token)).toMatchObject({ paymentStatus: "pending" });
    expect(receivedOf(second.id)).toEqual([]);
    expect(formIn(await receive(second.number, "no")).errors.reference).toContain("12 digits");
    expect((await receive(second.number, "632612342222")).status).toBe(303);
  });

  test("is paid once when two admins give the same reference to two orders at once", async () => {
    const tokens = [token, await orderByTransfer()];
    const answers = await Promise.all(
      tokens.map((each) => receive(orderOf(each).number, "632612343333")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const paid = tokens.filter((each) => orderOf(each).paymentStatus === "paid");
    expect(paid).toHaveLength(1);
  });

  test("takes no reference once it is cancelled", async () => {
    await write((tx) =>
      tx.update(orders).set({ status: "cancel" }).where(eq(orders.token, token)).run(),
    );
    expect((await type("632612340001")).status).toBe(409);
    expect(await page()).not.toContain("upi://");
  });
});
