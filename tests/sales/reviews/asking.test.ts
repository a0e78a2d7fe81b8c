import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import {
  guestEmails,
  orderReturns,
  orders,
  reviewRequests,
  reviews,
  reviewStops,
} from "~/base/db/schema";
import { jobTitle } from "~/upkeep/jobs/job-words";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { changeNotices, noticeSettings } from "~/people/notices/notice-settings.server";
import { proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import { reviewJob } from "~/sales/reviews/ask/request-job.server";
import { saveReview } from "~/sales/reviews/save-review.server";
import * as stopPage from "~/routes/shop/stop-review-mails";
import { got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { product } from "../../shelf";
import { asked, changeOrder, delivered, linksOf, orderRow } from "./delivered";

beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => {
    tx.delete(reviewRequests).run();
    tx.delete(reviewStops).run();
    tx.delete(guestEmails).run();
    tx.update(orders).set({ deliveredAt: null }).run();
  });
});

const ask = () => reviewJob.run(Date.now());
const askedAbout = () => mailsOf("review-request").map(({ key }) => key.split(":")[1]);
const stop = (token: string) =>
  posted(stopPage.action, `/review/stop/${token}`, {}, { params: { token } });
const stopPageOf = (token: string) =>
  htmlOf(stopPage, argsFor(`/review/stop/${token}`, { params: { token } }));

describe("the mail that asks for a review", () => {
  test("goes out ten days after the order arrived, once", async () => {
    const oil = await product();
    const [early, due] = [await delivered(9, [oil]), await delivered(10.1, [oil])];
    expect(await ask()).toBe("Asked about 1 order");
    expect(askedAbout()).toEqual([due.id]);
    const [mail] = mailsOf("review-request");
    expect(mail?.recipient).toBe(due.buyerEmail);
    expect(mail?.subject).toContain(due.number);
    await changeOrder(early.id, { deliveredAt: Date.now() - 11 * day });
    expect(await ask()).toBe("Asked about 1 order");
    expect(await ask()).toBe("Nobody to ask");
    expect(askedAbout()).toEqual([due.id, early.id]);
    expect(jobTitle(reviewJob.name)).not.toBe(reviewJob.name);
  });

  test.each([
    ["arrived long before the shop asked for reviews", { deliveredAt: Date.now() - 31 * day }],
    ["was cancelled", { status: "cancel" }],
    ["is on its way", { status: "Shipped" }],
    ["was given back in full", { paymentStatus: "refunded" }],
    ["has no address to write to", { buyerEmail: "" }],
  ] as const)("is not sent about an order that %s", async (_why, given) => {
    await delivered(11, [await product()], given);
    expect(await ask()).toBe("Nobody to ask");
  });

  test("is not sent when packs were sent back", async () => {
    const { id: orderId } = await delivered(11, [await product()]);
    const now = Date.now();
    const row = { id: newId(), orderId, lines: "[]", isResold: false, actor: "admin", why: "" };
    await write((tx) =>
      tx
        .insert(orderReturns)
        .values({ ...row, returnedAt: now, createdAt: now })
        .run(),
    );
    expect(await ask()).toBe("Nobody to ask");
  });

  test("goes out for a hundred orders a run, so that an upgrade does not send those of weeks at once", async () => {
    const given = { userId: null, buyerEmail: "weeks@example.com" };
    const oil = await product();
    for (let made = 0; made < 101; made += 1) await delivered(11, [oil], given);
    await write((tx) => proveGuestEmail(tx, given.buyerEmail));
    expect(await ask()).toBe("Asked about 100 orders");
    expect(await ask()).toBe("Asked about 1 order");
  });

  test("goes to a guest whose address is proved", async () => {
    const order = await delivered(11, [await product()], { userId: null });
    expect(await ask()).toBe("Nobody to ask");
    await write((tx) => proveGuestEmail(tx, order.buyerEmail));
    expect(await ask()).toBe("Asked about 1 order");
  });
});

describe("the link that stops these mails", () => {
  test("asks first: opening it changes nothing; one press does", async () => {
    const { order, stop: token } = await asked();
    expect(await stopPageOf(token)).toContain("Send me no more of these mails");
    await delivered(11, [await product()], { buyerEmail: order.buyerEmail.toUpperCase() });
    expect((await stop(token)).status).toBe(303);
    expect((await stop(token)).status, "pressed twice").toBe(303);
    expect(await stopPageOf(token)).toContain("We send you no more mails that ask for a review");
    expect(await ask()).toBe("Nobody to ask");
    await delivered(11, [await product()]);
    expect(await ask(), "others are asked").toBe("Asked about 1 order");
  });

  test("is no link to the form, nor the other way round", async () => {
    const { form, stop: token } = await asked();
    const wrong = await got(stopPage.loader, `/review/stop/${form}`, { params: { token: form } });
    expect(wrong.status).toBe(410);
    await stop(form);
    expect(await db.$count(reviewStops)).toBe(0);
    expect(form).not.toBe(token);
  });
});

test("erasing a person takes reviews, photos, links and mails along, and nobody asks again", async () => {
  const { order, goods } = await asked();
  const [oil] = goods;
  if (!oil) throw new Error("Nothing was bought");
  const said = {
    stars: 2,
    words: "Too dark for us",
    name: "Kalpana",
    photo: null,
    dropPhoto: false,
  };
  await saveReview({ orderId: order.id, productId: oil.id }, said);
  const links = linksOf(order);
  await stop(links.stop);
  const known = await exportUser(order.buyerEmail);
  expect(known).toMatchObject({
    reviews: [{ stars: 2, words: "Too dark for us", name: "Kalpana" }],
    reviewStops: [{ email: order.buyerEmail }],
  });
  expect(JSON.stringify(known)).not.toContain(links.form);

  await eraseUser(order.buyerEmail);
  expect(orderRow(order.id)?.buyerEmail).toBe("");
  expect(await db.$count(reviews)).toBe(0);
  expect(await db.$count(reviewRequests)).toBe(0);
  expect(await db.$count(reviewStops)).toBe(0);
  expect(mailsOf().filter(({ text }) => text.includes("Too dark"))).toEqual([]);
  expect(await ask()).toBe("Nobody to ask");
  const token = links.stop;
  expect((await got(stopPage.loader, `/review/stop/${token}`, { params: { token } })).status).toBe(
    410,
  );
});

test("erasing a person takes along the mail to each who was told of the review", async () => {
  const before = noticeSettings();
  const recipients = ["owner@shop.example", "packer@shop.example"];
  await changeNotices({ ...before, recipients }, await admin());
  const { order, goods } = await asked();
  const said = { stars: 1, words: "Smelt old", name: "Kalpana", photo: null, dropPhoto: false };
  await saveReview({ orderId: order.id, productId: goods[0]?.id ?? "" }, said);
  expect(mailsOf("review").map(({ recipient }) => recipient)).toEqual(recipients);
  await eraseUser(order.buyerEmail);
  expect(mailsOf("review")).toEqual([]);
  await changeNotices(before, await admin());
});
