import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { admin } from "../../cast";
import { db, write } from "~/base/db/connection.server";
import { notices, pushDevices, users } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { addDevice, devicesOf } from "~/people/notices/devices.server";
import { noticeJob } from "~/people/notices/notice-job.server";
import { push } from "~/people/notices/push.server";
import { tell } from "~/people/notices/tell.server";
import { pushService } from "./push-service";

let service: Awaited<ReturnType<typeof pushService>>;
let owner: Awaited<ReturnType<typeof admin>>;
let told = 0;

beforeAll(async () => {
  owner = await admin();
});
beforeEach(async () => {
  service = await pushService();
  await write((tx) => {
    tx.delete(pushDevices).run();
    tx.delete(notices).run();
  });
  await addDevice({ ...service.subscription, userId: owner.id, device: "Chrome on Android" });
});
afterEach(() => service.stop());

const tellOfOrder = (number: string, at?: number) =>
  write((tx) =>
    tell(
      tx,
      {
        key: `order:${(told += 1)}`,
        kind: "order",
        words: `New order ${number}`,
        path: `/dashboard/admin/orders/${number}`,
        mail: {
          key: `new-order:${told}`,
          kind: "new-order",
          letter: { subject: "New order", parts: ["."] },
        },
      },
      at,
    ),
  );
const makeDue = () => write((tx) => void tx.update(notices).set({ nextTryAt: 0 }).run());
const unpushed = () =>
  db
    .select()
    .from(notices)
    .all()
    .filter(({ pushedAt }) => pushedAt === null);

test("a device reads what was encrypted for it, signed by the shop", async () => {
  await tellOfOrder("PR-000007");
  expect(await noticeJob.run(Date.now())).toBe("Devices: 1 told");
  expect(service.received).toEqual([
    { title: "Prayosha", words: "New order PR-000007", path: "/dashboard/admin/orders/PR-000007" },
  ]);
  expect(service.signed).toEqual([true]);
  expect(unpushed()).toEqual([]);
  expect(await noticeJob.run(Date.now())).toBe("Nothing to push");
  expect(service.received).toHaveLength(1);
});

test("what came together is one message", async () => {
  await tellOfOrder("PR-000008");
  await tellOfOrder("PR-000009");
  await noticeJob.run(Date.now());
  expect(service.received).toEqual([
    {
      title: "2 new",
      words: "New order PR-000008\nNew order PR-000009",
      path: "/dashboard/admin/notices",
    },
  ]);
});

test("two processes at once push once", async () => {
  await tellOfOrder("PR-000010");
  await Promise.all([noticeJob.run(Date.now()), noticeJob.run(Date.now())]);
  expect(service.received).toHaveLength(1);
});

test("a device that is added later is told only of what is new", async () => {
  await tellOfOrder("PR-000011");
  const later = await pushService();
  await addDevice({ ...later.subscription, userId: owner.id, device: "Firefox" });
  await noticeJob.run(Date.now());
  await tellOfOrder("PR-000012");
  await noticeJob.run(Date.now());
  expect(service.received.map(({ words }) => words)).toEqual([
    "New order PR-000011",
    "New order PR-000012",
  ]);
  expect(later.received.map(({ words }) => words)).toEqual(["New order PR-000012"]);
  await later.stop();
});

describe("a push service that", () => {
  test.each([404, 410])(
    "answers %i has forgotten the device, and so does the shop",
    async (status) => {
      service.state.status = status;
      await tellOfOrder("PR-000013");
      await noticeJob.run(Date.now());
      expect(devicesOf(owner.id)).toEqual([]);
      expect(unpushed()).toEqual([]);
    },
  );

  test.each([301, 403, 429, 500])(
    "answers %i is asked again later, and nothing is lost",
    async (status) => {
      service.state.status = status;
      await tellOfOrder("PR-000014");
      expect(await noticeJob.run(Date.now())).toBe("Devices: 1 to be tried again");
      expect(await noticeJob.run(Date.now())).toBe("Nothing to push");
      service.state.status = 201;
      await makeDue();
      await noticeJob.run(Date.now());
      expect(service.received.map(({ words }) => words)).toEqual(["New order PR-000014"]);
    },
  );

  test("never answers is left alone after a while", async () => {
    service.state.isSilent = true;
    const message = { title: "Prayosha", words: "A test", path: "/" };
    expect(await push(service.subscription, message, 200)).toBe("later");
  });

  test("cannot be reached for a day is told no more of it", async () => {
    service.state.status = 500;
    await tellOfOrder("PR-000015", Date.now() - day - 1000);
    await noticeJob.run(Date.now());
    expect(unpushed()).toEqual([]);
  });
});

test("whoever is no admin any more is told nothing", async () => {
  const role = (to: number) =>
    write((tx) => void tx.update(users).set({ role: to }).where(eq(users.id, owner.id)).run());
  await role(0);
  await tellOfOrder("PR-000016");
  expect(await noticeJob.run(Date.now())).toBe("No device to tell");
  await role(1);
  expect(service.received).toEqual([]);
});

test("notices are kept for a month", async () => {
  await tellOfOrder("PR-000017", Date.now() - 31 * day);
  await tellOfOrder("PR-000018", Date.now() - 29 * day);
  await noticeJob.run(Date.now());
  expect(db.select({ words: notices.words }).from(notices).all()).toEqual([
    { words: "New order PR-000018" },
  ]);
});
