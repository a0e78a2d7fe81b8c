import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orders, reviewRequests, reviewStops } from "~/base/db/schema";
import * as orderPage from "~/routes/admin/orders/order";
import * as reviewPage from "~/routes/shop/review";
import { stopMails } from "~/sales/reviews/ask/stop-mails.server";
import { askOf, noteAsked } from "~/sales/reviews/ask/whatsapp-ask.server";
import { reviewJob } from "~/sales/reviews/ask/request-job.server";
import { answerTo, formIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, packer, seller } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { asked, delivered } from "./delivered";

beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => {
    tx.delete(reviewRequests).run();
    tx.delete(reviewStops).run();
    tx.update(orders).set({ deliveredAt: null }).run();
  });
});

/** What WhatsApp would open: whom to, and the text. */
function opened(orderId: string) {
  const address = new URL(askOf(orderId)?.whatsApp ?? expect.fail("There is nothing to send"));
  const text = address.searchParams.get("text") ?? "";
  return { to: address.pathname, text, token: /\/review\/([\w-]{43})\n/.exec(text)?.[1] ?? "" };
}

const formBehind = (token: string) =>
  htmlOf(reviewPage, argsFor(`/review/${token}`, { params: { token } }));

describe("the text that asks for a review", () => {
  test("has the buyer’s name, what was bought, and a link that opens once it was sent", async () => {
    const oils = [await product({ name: "Sing Tel" }), await product({ name: "Kachi Ghani" })];
    const { id } = await delivered(1, oils);
    const { to, text, token } = opened(id);
    expect(to).toBe("/919825012345");
    expect(text).toMatch(
      /^Hello Asha Patel, this is .+\. How do you like .+: Sing Tel, Kachi Ghani\?/,
    );
    expect(await noteAsked(id)).toBe(true);
    expect(await formBehind(token)).toContain("Kachi Ghani");
    expect(db.select().from(reviewRequests).get()?.tokenHash).not.toContain(token);
  });

  test("is in the buyer’s language, as its link is, and names two of many", async () => {
    const oils = [];
    for (const name of ["One", "Two", "Three", "Four"]) oils.push(await product({ name }));
    const { id } = await delivered(1, oils, { language: "gu" });
    const { text } = opened(id);
    expect(text).toContain("કેવું લાગ્યું: One, Two અને બીજાં 2?");
    expect(text).toMatch(/\/gu\/review\//);
  });

  test("is opened again with the same link, and no mail follows", async () => {
    const { id } = await delivered(11, [await product()]);
    const before = opened(id);
    await noteAsked(id);
    expect(await noteAsked(id)).toBe(true);
    expect(opened(id)).toEqual(before);
    expect(askOf(id)?.asked?.by).toBe("whatsapp");
    expect(await reviewJob.run(Date.now())).toBe("Nobody to ask");
  });

  test("is not offered to whoever was mailed", async () => {
    const { order } = await asked();
    expect(mailsOf("review-request")).toHaveLength(1);
    expect(askOf(order.id)).toMatchObject({ asked: { by: "mail" }, whatsApp: null });
    expect(await noteAsked(order.id)).toBe(false);
  });

  test("is not offered to whoever wants no mails of this kind", async () => {
    const { order, stop } = await asked();
    await stopMails(stop);
    const { id } = await delivered(1, [await product()], { buyerEmail: order.buyerEmail });
    expect(askOf(id)).toBeNull();
    expect(await noteAsked(id)).toBe(false);
  });

  test.each([
    ["is on its way", { status: "Shipped" }],
    ["was given back in full", { paymentStatus: "refunded" }],
    ["arrived long ago", { deliveredAt: Date.now() - 31 * 24 * 60 * 60 * 1000 }],
    ["has no mobile number", { buyerPhone: "0261 2345678" }],
  ] as const)("is not offered for an order that %s", async (_why, given) => {
    const { id } = await delivered(1, [await product()], given);
    expect(askOf(id)).toBeNull();
    expect(await noteAsked(id)).toBe(false);
  });

  test("needs no email address", async () => {
    const { id } = await delivered(1, [await product()], { userId: null, buyerEmail: "" });
    expect(await noteAsked(id)).toBe(true);
  });
});

test("the order’s page offers it to who sells; one press notes it", async () => {
  const { number } = await delivered(1, [await product()]);
  const path = `/dashboard/admin/orders/${number}`;
  const cookie = await cookieOf(await seller());
  const page = () => htmlOf(orderPage, argsFor(path, { cookie, params: { number } }));
  const press = (who: string) =>
    answerTo(
      orderPage.action,
      argsFor(path, { cookie: who, params: { number }, form: { intent: "ask-review" } }),
    );
  expect(await page()).toContain("Ask for a review by WhatsApp");
  expect((await press(await cookieOf(await packer()))).status).toBe(403);
  expect(await press(cookie)).toMatchObject({ status: 303, location: path });
  const after = await page();
  expect(after).toContain("Open the text in WhatsApp");
  expect(after).toContain("was asked for a review by WhatsApp");
  expect(after).not.toContain("Ask for a review by WhatsApp");
  await write((tx) => tx.update(orders).set({ status: "cancel" }).run());
  const refused = await press(cookie);
  expect(refused.status).toBe(409);
  expect(formIn(refused).errors.form).toContain("not to be asked");
});
