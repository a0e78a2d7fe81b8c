import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/base/db/connection.server";
import { isUnpaidByHand } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import * as page from "~/routes/admin/courier-money/courier-money";
import * as dues from "~/routes/admin/money/dues";
import * as money from "~/routes/admin/money/money";
import { versionOf } from "~/base/lib/form/version.server";
import { owedByCouriers } from "~/office/courier-money/owed-by-couriers.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { onDelivery } from "./files";

let cookie: string;
const now = Date.now();
beforeAll(async () => {
  const boss = await admin();
  cookie = await cookieOf(boss);
  const ago = (days: number) => ({ deliveredAt: now - days * day });
  await onDelivery("W1", 100_000, ago(3));
  await onDelivery("W2", 1_000_000, ago(9));
  const part = await onDelivery("W3", 900_000, ago(40));
  await receiveMoney(
    part.id,
    { came: "courier", reference: null, note: "", amountPaise: 76_000 },
    boss,
  );
  await onDelivery("W4", 50_000, { ...ago(70), courier: "DTDC" });
  await onDelivery("W5", 70_000, { ...ago(70), deliveryWay: "van", courier: null });
  await onDelivery("W6", 70_000, { ...ago(70), status: "Shipped" });
});

it("is told by courier and age, with what is late", () => {
  const owed = owedByCouriers(now);
  expect(owed.couriers).toEqual([
    {
      courier: "Delhivery",
      orders: 3,
      owedPaise: 1_924_000,
      byAge: [100_000, 1_000_000, 824_000, 0],
      lateOrders: 2,
      latePaise: 1_824_000,
    },
    {
      courier: "DTDC",
      orders: 1,
      owedPaise: 50_000,
      byAge: [0, 0, 0, 50_000],
      lateOrders: 1,
      latePaise: 50_000,
    },
  ]);
  expect(owed.late.map(({ parcel }) => parcel)).toEqual(["W4", "W3", "W2"]);
});

it("is shown beside the other money, and late after as many days as the owner says", async () => {
  expect(await htmlOf(page, argsFor("/dashboard/admin/money/courier", { cookie }))).toContain(
    "₹18,240 older than 8 days with Delhivery",
  );
  for (const [screen, path] of [
    [money, "money"],
    [dues, "dues"],
  ] as const)
    expect(await htmlOf(screen, argsFor(`/dashboard/admin/${path}`, { cookie }))).toContain(
      "With couriers: ₹19,740, ₹18,740 of it for more than 8 days.",
    );
  const path = "/dashboard/admin/money/courier";
  const { version } = await page.loader(argsFor(path, { cookie }));
  const save = (days: string) => posted(page.action, path, { version, days }, { cookie });
  for (const _ of ["first", "sent twice"]) expect((await save("10")).status).toBe(303);
  const late = await save("12");
  expect(late.status).toBe(409);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed these days"),
      days: "“Days from delivery to the transfer” says now: 10",
    },
    values: { days: "12", version: versionOf(10) },
  });
  expect(owedByCouriers(now).couriers[0]?.latePaise).toBe(824_000);
});

it("is found by the index of what is due", () => {
  const plan = db.all<{ detail: string }>(
    sql`explain query plan select id from orders where ${isUnpaidByHand}
      and payment_method = 'on-delivery' and status = 'deliverd'`,
  );
  expect(plan.map(({ detail }) => detail).join()).toContain("orders_due");
});
