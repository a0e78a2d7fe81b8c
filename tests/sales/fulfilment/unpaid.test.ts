import type { LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { waitingOrders } from "~/office/dashboard/waiting-orders.server";
import { dayWork } from "~/office/dashboard/today/day-work.server";
import { db, write } from "~/base/db/connection.server";
import { notices, orderEvents, orders } from "~/base/db/schema";
import { paymentMethods } from "~/base/db/statuses";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { chipCounts } from "~/sales/orders/list/order-chips.server";
import { ordersMatching } from "~/sales/orders/admin/admin-orders.server";
import type { OrderChip } from "~/sales/orders/list/order-chips";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { packingOrder } from "~/sales/orders/packing/packing-orders.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { stillToCome } from "~/sales/payments/takings/takings.server";
import * as labels from "~/routes/admin/orders/labels-pdf";
import * as importScreen from "~/routes/admin/orders/send-import";
import * as listScreen from "~/routes/admin/orders/orders";
import * as orderScreen from "~/routes/admin/orders/order";
import * as parcelScreen from "~/routes/admin/orders/parcel";
import * as parcelsScreen from "~/routes/admin/orders/parcels";
import * as sendScreen from "~/routes/admin/orders/send";
import * as sendTicked from "~/routes/admin/orders/send-ticked";
import * as slips from "~/routes/admin/orders/slips-pdf";
import * as ticked from "~/routes/admin/orders/ticked";
import * as apiStatus from "~/routes/api/order-status";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf, packer, seller, shopper, tokenOf } from "../../cast";
import { sold } from "../orders/sold";
import { cookieOfLongAgo } from "../payments/changing";

let boss: Viewer;
let clerk: Viewer;
let hand: Viewer;
let userId: string;

beforeAll(async () => {
  [boss, clerk, hand] = [await admin(), await seller(), await packer()];
  userId = (await shopper()).id;
});

const unpaid = { paymentStatus: "pending", paidAt: null } as const;
const awaited = () => sold({ userId, ...unpaid, paymentMethod: "transfer" });
const statusOf = (id: string) =>
  db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)).get()?.status;

const numbersIn = (show: OrderChip) =>
  ordersMatching(orderFilterIn(new URLSearchParams({ show })), 1).orders.map(
    ({ number }) => number,
  );

type Order = Awaited<ReturnType<typeof sold>>;
type Door = {
  action: (args: LoaderFunctionArgs) => unknown;
  path: string;
  form: (order: Order) => Record<string, string> | FormData;
  /** Whose doors these are besides the owner's. */
  who: ("packer" | "seller")[];
};

const area = "/dashboard/admin";
const sent = { status: "Shipped", version: "Not Process" };
const doors: Record<string, Door> = {
  "the order's page": {
    action: orderScreen.action,
    path: `${area}/orders/:number`,
    form: () => sent,
    who: ["seller"],
  },
  "the form “Send it”": {
    action: sendScreen.action,
    path: `${area}/orders/:number/send`,
    form: () => ({ version: "Not Process", numberless: "yes" }),
    who: ["seller"],
  },
  "the list of orders": {
    action: listScreen.action,
    path: `${area}/orders`,
    form: ({ id }) => ({ order: id, ...sent }),
    who: ["seller"],
  },
  "the packers' page": {
    action: parcelScreen.action,
    path: `${area}/parcels/:number`,
    form: () => sent,
    who: ["packer", "seller"],
  },
  "the packers' list": {
    action: parcelsScreen.action,
    path: `${area}/parcels`,
    form: ({ id }) => ({ order: id, status: "Processing", version: "Not Process" }),
    who: ["packer", "seller"],
  },
  "ticked and packed": {
    action: ticked.action,
    path: `${area}/orders/ticked`,
    form: ({ number }) => ({ order: number }),
    who: ["packer", "seller"],
  },
  "ticked and sent": {
    action: sendTicked.action,
    path: `${area}/orders/send`,
    form: ({ number }) => ({ order: number, intent: "send" }),
    who: ["packer", "seller"],
  },
  "a file of numbers": {
    action: importScreen.action,
    path: `${area}/orders/send/import`,
    form: ({ number }) => {
      const form = new FormData();
      const text = `order,courier,number\n${number},Delhivery,AWB1234567\n`;
      form.set("file", new File([text], "sent.csv", { type: "text/csv" }));
      return form;
    },
    who: ["seller"],
  },
};

const through = async ({ action, path, form }: Door, order: Order, cookie: string, more = {}) => {
  const fields = form(order);
  return answerTo(
    action,
    argsFor(path.replace(":number", order.number), {
      params: { number: order.number },
      cookie,
      form: fields instanceof FormData ? fields : { ...fields, ...more },
    }),
  );
};

describe("an order whose money comes first, and has not", () => {
  test.each(Object.entries(doors))("does not go through %s", async (_, door) => {
    const people = { packer: hand, seller: clerk };
    for (const who of [boss, ...door.who.map((role) => people[role])]) {
      const order = await awaited();
      await through(door, order, await cookieOf(who));
      expect(statusOf(order.id)).toBe("Not Process");
      // The same press goes through once the money is there: the door itself works.
      await receiveMoney(order.id, { reference: null, note: "" }, boss);
      if (door !== doors["a file of numbers"]) {
        await through(door, order, await cookieOf(who));
        expect(statusOf(order.id)).not.toBe("Not Process");
      }
    }
  });

  test.each(["the order's page", "the form “Send it”"])(
    "is sent through %s by the owner alone, who is asked for the password",
    async (name) => {
      const door = doors[name]!;
      const order = await awaited();
      const yes = { unpaid: "yes" };
      expect((await through(door, order, await cookieOf(clerk), yes)).status).toBe(403);
      const asked = await through(door, order, await cookieOfLongAgo(boss), yes);
      expect(asked.status).toBe(428);
      expect(statusOf(order.id)).toBe("Not Process");

      expect((await through(door, order, await cookieOf(boss), yes)).status).toBe(303);
      expect(statusOf(order.id)).toBe("Shipped");
      const events = db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).all();
      expect(events.map(({ kind }) => kind)).toContain("unpaid-on");
      const shown = ordersMatching(orderFilterIn(new URLSearchParams({ show: "problems" })), 1);
      expect(shown.orders).toContainEqual(
        expect.objectContaining({ number: order.number, leftUnpaid: true }),
      );
      // What has left arrives without another question.
      expect((await moveOrder(order.id, { status: "deliverd" }, boss)).problem).toBeUndefined();
      await receiveMoney(order.id, { reference: null, note: "" }, boss);
      expect(numbersIn("problems")).not.toContain(order.number);
    },
  );

  test("waits for its money on Today and in the list, and is not to be packed", async () => {
    const before = { work: dayWork(), chips: chipCounts(), waiting: waitingOrders().total };
    const order = await awaited();
    expect(numbersIn("unpaid")).toContain(order.number);
    expect(numbersIn("to-pack")).not.toContain(order.number);
    const { work } = before;
    expect(dayWork()).toMatchObject({
      toPack: work.toPack,
      unpaid: { orders: work.unpaid.orders + 1, paise: work.unpaid.paise + 145_000 },
    });
    expect(chipCounts().unpaid).toBe(before.chips.unpaid + 1);
    expect(waitingOrders().total).toBe(before.waiting);
    expect(stillToCome().find(({ method }) => method === "transfer")).toMatchObject(
      dayWork().unpaid,
    );
    expect(packingOrder(order.number, hand)?.waits).toContain("Waits for its money");

    await receiveMoney(order.id, { reference: null, note: "" }, boss);
    expect(numbersIn("unpaid")).not.toContain(order.number);
    expect(numbersIn("to-pack")).toContain(order.number);
  });

  test("is on no slip and no label among others, and says so; by itself it says that it is not paid", async () => {
    const [order, paid] = [await awaited(), await sold({ userId })];
    const cookie = await cookieOf(hand);
    for (const file of [slips, labels]) {
      const ask = (...numbers: string[]) => {
        const query = new URLSearchParams(numbers.map((number) => ["order", number]));
        return answerTo(file.loader, argsFor(`${area}/orders/x.pdf?${query}`, { cookie }));
      };
      const both = await ask(order.number, paid.number);
      expect(both.location).toBe(
        `${area}/orders/ticked?order=${order.number}&order=${paid.number}`,
      );
      expect((await ask(order.number)).status).toBe(200);
    }
  });
});

test.each(paymentMethods.filter((method) => method !== "online" && method !== "transfer"))(
  "an order to be paid %s is packed and sent as it is",
  async (paymentMethod) => {
    const order = await sold({ userId, ...unpaid, paymentMethod });
    expect(numbersIn("to-pack")).toContain(order.number);
    for (const status of ["Processing", "Shipped"] as const)
      expect((await moveOrder(order.id, { status }, hand)).problem).toBeUndefined();
  },
);

test("who has paid needs to confirm nothing: the order is to be packed", async () => {
  const order = await sold({
    userId,
    ...unpaid,
    paymentMethod: "on-delivery",
    needsConfirmation: true,
  });
  expect(numbersIn("to-pack")).not.toContain(order.number);
  await receiveMoney(order.id, { reference: null, note: "" }, boss);
  expect(numbersIn("to-pack")).toContain(order.number);
});

test("the API sends what is not paid, and the owner is told", async () => {
  const order = await sold({ userId, paymentStatus: "refunded" });
  const headers = {
    Authorization: await tokenOf(boss, "client"),
    "Content-Type": "application/json",
  };
  const body = JSON.stringify({ status: "Shipped" });
  const request = new Request(`http://localhost:3000/api/v1/auth/order-status/${order.id}`, {
    method: "PUT",
    headers,
    body,
  });
  const args = { ...argsFor(request), params: { orderId: order.id } };
  expect((await answerTo(apiStatus.action, args)).status).toBe(200);
  expect(statusOf(order.id)).toBe("Shipped");
  const told = db
    .select()
    .from(notices)
    .where(eq(notices.key, `unpaid:${order.id}:Shipped`))
    .all();
  expect(told.map(({ words }) => words)).toEqual([
    `Order ${order.number} is Shipped, but not paid`,
  ]);
  await write((tx) => tx.delete(notices).run());
});

test.each(Object.entries(doors))(
  "who sends what is not paid reads at %s what the owner can do, or that only the owner can",
  async (_, door) => {
    const people = { packer: hand, seller: clerk };
    for (const who of [boss, ...door.who.map((role) => people[role])]) {
      const order = await awaited();
      const ask = { cookie: await cookieOf(who) };
      const answer = await through(door, order, ask.cookie);
      const { data } = answer.location
        ? await answerTo(ticked.loader, argsFor(answer.location, ask))
        : answer;
      const [own, others] = ["you can send it from its page", "only the owner can send it"];
      expect(JSON.stringify(data)).toContain(who === boss ? own : others);
      expect(JSON.stringify(data)).not.toContain(who === boss ? others : own);
    }
  },
);
