import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { admin } from "../../cast";
import { db, write } from "~/base/db/connection.server";
import { mails, notices } from "~/base/db/schema";
import { noticeKinds, type NoticeKind } from "~/base/db/statuses";
import { changeNotices, type NoticeSettings } from "~/people/notices/notice-settings.server";
import { type News, tell } from "~/people/notices/tell.server";

const everything: NoticeSettings = {
  recipients: ["owner@shop.example", "packer@shop.example"],
  mails: [...noticeKinds],
  pushes: [...noticeKinds],
  summaryHour: null,
};

const news = (key: string, kind: NoticeKind = "order"): News => ({
  key,
  kind,
  words: "New order PR-000001",
  path: "/dashboard/admin/orders/PR-000001",
  mail: { key: `mail-${key}`, kind: "new-order", letter: { subject: "New order", parts: ["."] } },
});

const recipients = (key: string) =>
  db
    .select({ to: mails.recipient, key: mails.key })
    .from(mails)
    .orderBy(asc(mails.key))
    .all()
    .filter((mail) => mail.key.startsWith(`mail-${key}`))
    .map(({ to }) => to);
const noticeOf = (key: string) => db.select().from(notices).where(eq(notices.key, key)).all();

let owner: Awaited<ReturnType<typeof admin>>;
beforeEach(async () => {
  owner = await admin();
  await changeNotices(everything, owner);
});

test("an event is told once, by mail to every address", async () => {
  await write((tx) => tell(tx, news("twice")));
  await write((tx) => tell(tx, news("twice")));
  expect(noticeOf("twice")).toMatchObject([{ kind: "order", pushedAt: null }]);
  expect(recipients("twice")).toEqual(everything.recipients);
});

test("a kind that is switched off is listed, but not mailed or pushed", async () => {
  await changeNotices({ ...everything, mails: ["enquiry"], pushes: ["enquiry"] }, owner);
  await write((tx) => tell(tx, news("quiet")));
  expect(noticeOf("quiet")).toMatchObject([{ pushedAt: expect.any(Number) }]);
  expect(recipients("quiet")).toEqual([]);
});

test("without any address an order is listed and queues no mail; an enquiry stays in the outbox", async () => {
  await changeNotices({ ...everything, recipients: [] }, owner);
  await write((tx) => tell(tx, news("nowhere")));
  await write((tx) => tell(tx, news("kept", "enquiry")));
  expect(noticeOf("nowhere")).toHaveLength(1);
  expect(recipients("nowhere")).toEqual([]);
  expect(recipients("kept")).toEqual([""]);
});
