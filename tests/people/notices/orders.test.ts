import { eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { summaryJob } from "~/office/dashboard/today/summary-job.server";
import { db, write } from "~/base/db/connection.server";
import { mails, notices, orders } from "~/base/db/schema";
import { noticeKinds } from "~/base/db/statuses";
import { dayStart } from "~/base/lib/days";
import { hour } from "~/base/lib/time";
import { changeNotices, noticeSettings } from "~/people/notices/notice-settings.server";
import { markOrderPaid } from "~/sales/payments/mark-order-paid.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { loader as newest } from "~/routes/admin/newest-notices";
import * as list from "~/routes/admin/notices";
import { versionOf } from "~/base/lib/form/version.server";
import * as settingsScreen from "~/routes/admin/notice-settings";
import { formIn, posted } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { fillCart, orderOf, pressCheckout, tokenIn } from "../../sales/checkout/shopping";
import { formFor, written } from "../../office/counter/counter";
import { sold } from "../../sales/orders/sold";
import { product } from "../../shelf";

let owner: Viewer;
let cookie: string;

const settingsPath = "/dashboard/admin/settings/notices";
const everything = {
  recipients: ["care@shop.example"],
  mails: [...noticeKinds],
  pushes: [...noticeKinds],
  summaryHour: 20,
};

beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 500_000, feePaise: 0, asksToConfirm: false },
      transfer: { isOn: false, details: "" },
    },
    owner,
  );
});
beforeEach(async () => {
  await write((tx) => {
    tx.delete(notices).run();
    tx.delete(mails).run();
  });
  await changeNotices(everything, owner);
});

const told = () => db.select().from(notices).all();
const mailed = () => db.select().from(mails).where(like(mails.kind, "new-order")).all();

test("an order on delivery is told when it is placed, without the buyer's name or number", async () => {
  const user = await shopper();
  await fillCart(user, (await product()).id);
  const order = orderOf(tokenIn(await pressCheckout(user, { method: "on-delivery" })));
  expect(told()).toMatchObject([
    {
      kind: "order",
      words: `New order ${order.number}: ₹1,450, 1 pack, to be paid on delivery`,
      path: `/dashboard/admin/orders/${order.number}`,
    },
  ]);
  const [mail] = mailed();
  expect(mail).toMatchObject({ recipient: "care@shop.example" });
  for (const secret of [order.buyerName, order.buyerPhone, order.buyerEmail])
    expect(`${told()[0]?.words} ${mail?.subject} ${mail?.text}`).not.toContain(secret);
});

test("an order that is paid online is told once it is paid, and once only", async () => {
  const order = await sold({ userId: null, paymentStatus: "unpaid", paidAt: null, serial: 900 });
  const stored = () => db.select().from(orders).where(eq(orders.id, order.id)).get();
  const pay = () =>
    write((tx) => {
      const found = stored();
      if (found) markOrderPaid(tx, found, { actor: "provider", by: "upi", paymentId: null });
    });
  await pay();
  expect(told()).toMatchObject([
    { words: `New order ${order.number}: ₹1,450, 1 pack, paid online` },
  ]);
  await write((tx) => void tx.update(orders).set({ paymentStatus: "unpaid" }).run());
  await pay();
  expect(told()).toHaveLength(1);
  expect(mailed()).toHaveLength(1);
});

test("an order that the owner wrote down is no news", async () => {
  await written(formFor({ [(await product()).id]: 1 }));
  expect(told()).toEqual([]);
});

test("the day is summed up once, from the chosen hour on", async () => {
  const day = dayStart("2026-11-24") ?? 0;
  expect(await summaryJob.run(day + 19 * hour)).toBe("It is not time yet");
  expect(told()).toEqual([]);
  await summaryJob.run(day + 20 * hour);
  await summaryJob.run(day + 23 * hour);
  expect(told().map(({ kind }) => kind)).toEqual(["summary"]);
  await summaryJob.run(day + 44 * hour);
  expect(told()).toHaveLength(2);
  await changeNotices({ ...everything, summaryHour: null }, owner);
  expect(await summaryJob.run(day + 70 * hour)).toBe("Nobody wants a summary");
});

test("what happened is listed, and an open page asks for what is new", async () => {
  const user = await shopper();
  await fillCart(user, (await product()).id);
  await pressCheckout(user, { method: "on-delivery" });
  const [first] = told();
  expect(await htmlOf(list, argsFor("/dashboard/admin/notices", { cookie }))).toContain(
    `href="${first?.path}">${first?.words}</a>`,
  );
  const ask = async (query: string) =>
    (await newest(argsFor(`/dashboard/admin/notices/newest${query}`, { cookie }))).json();
  expect(await ask("")).toMatchObject([{ words: first?.words }]);
  expect(await ask(`?since=${first?.createdAt}`)).toEqual([]);
  expect(await ask(`?since=${(first?.createdAt ?? 0) - 1}`)).toHaveLength(1);
});

test("a wrong address is said beside the field, and nothing typed is lost", async () => {
  const form = { recipients: "care@shop.example, nobody", hour: "7", "mail-order": "on" };
  const answer = await posted(settingsScreen.action, settingsPath, form, { cookie });
  expect(answer.status).toBe(400);
  expect(formIn(answer).errors).toEqual({
    recipients: "Each address must look like name@example.com",
  });
  expect(formIn(answer).values).toMatchObject(form);
});

test("what is ticked is told, and what is not ticked is not", async () => {
  const form = {
    recipients: "a@shop.example\nb@shop.example",
    hour: "",
    "mail-order": "on",
    "push-low-stock": "on",
  };
  const { version } = await settingsScreen.loader(argsFor(settingsPath, { cookie }));
  const send = (more: object) =>
    posted(settingsScreen.action, settingsPath, { version, ...form, ...more }, { cookie });
  for (const _ of ["first", "sent twice"]) expect((await send({})).location).toBe(settingsPath);
  const late = await send({ recipients: "c@shop.example", "push-price": "on", hour: "7" });
  expect(late.status).toBe(409);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed the notices"),
      recipients: "“Mails go to” says now: a@shop.example\nb@shop.example",
      "push-price": expect.stringContaining("on my devices” is not ticked now."),
      hour: "“The summary of the day comes” is empty now.",
    },
    values: { recipients: "c@shop.example", version: versionOf(noticeSettings()) },
  });
  const html = await htmlOf(settingsScreen, argsFor(settingsPath, { cookie }));
  const ticked = [...html.matchAll(/<input type="checkbox"[^>]* name="([^"]+)" checked/g)];
  expect(ticked.map(([, name]) => name)).toEqual(["mail-order", "push-low-stock"]);
  expect(html).toContain("a@shop.example\nb@shop.example</textarea>");
});

test("a device of an unknown push service is not added", async () => {
  const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
  const form = { intent: "add-device", endpoint: "https://push.example/device", ...keys };
  const answer = await posted(settingsScreen.action, settingsPath, form, { cookie });
  expect(formIn(answer).errors.form).toBe(
    "The shop does not know the push service of this browser.",
  );
});
