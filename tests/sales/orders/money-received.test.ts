import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { moneyReceived } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import {
  cameFor,
  noteMoney,
  ordersPaidBy,
  receivedOf,
} from "~/sales/orders/money/money-received.server";
import { paymentFor, sold } from "./sold";

type Order = Awaited<ReturnType<typeof sold>>;
const open = {
  userId: null,
  paymentStatus: "pending",
  paymentMethod: "later",
  paidAt: null,
} as const;
const cash = { way: "cash", reference: null, note: "at the mill", by: "boss" } as const;

let order: Order;
beforeEach(async () => {
  order = await sold(open);
});

const note = (orderId: string, amountPaise: number, more: object = {}) =>
  write((tx) => noteMoney(tx, { ...cash, orderId, amountPaise, ...more }, 1_000));

const rowsOf = (orderId: string) =>
  db.select().from(moneyReceived).where(eq(moneyReceived.orderId, orderId)).all();

/** Takes back what was noted last for an order. */
const takenBack = (orderId: string, more: Partial<typeof moneyReceived.$inferInsert> = {}) =>
  write((tx) => {
    const row = rowsOf(orderId).at(-1) ?? expect.fail("Nothing was noted");
    const { id: takesBack, receiptId, amountPaise } = row;
    tx.insert(moneyReceived)
      .values({
        id: newId(),
        receiptId,
        orderId,
        amountPaise: -amountPaise,
        note: "noted for the wrong order",
        cameAt: 2_000,
        notedBy: "boss",
        takesBack,
        createdAt: 2_000,
        ...more,
      })
      .run();
  });

const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (error: Error) => error.message,
  );

test("what came for an order is a row for each time, and their sum", async () => {
  await note(order.id, 50_000);
  await note(order.id, 95_000, { way: "upi", reference: "612345678901", note: "" });
  await note(order.id, 0);
  expect(receivedOf(order.id)).toMatchObject([
    { amountPaise: 50_000, way: "cash", reference: null, note: "at the mill", cameAt: 1_000 },
    { amountPaise: 95_000, way: "upi", reference: "612345678901" },
  ]);
  expect(cameFor(db, [order.id, "nobody"])).toEqual(new Map([[order.id, 145_000]]));
});

test("a payment of the provider is what came, too", async () => {
  const online = await sold({ userId: null });
  await paymentFor(online, `pay_${online.id}`);
  expect(cameFor(db, [online.id])).toEqual(new Map([[online.id, 145_000]]));
});

test("a row neither changes nor goes", async () => {
  await note(order.id, 50_000);
  const change = write((tx) => tx.update(moneyReceived).set({ amountPaise: 60_000 }).run());
  expect(await refusal(change)).toContain("Money that came does not change");
  const removal = write((tx) => tx.delete(moneyReceived).run());
  expect(await refusal(removal)).toContain("Money that came is not deleted");
  expect(rowsOf(order.id)).toHaveLength(1);
});

describe("a row that takes another one back", () => {
  test("takes all of it, once, and both stay written down", async () => {
    await note(order.id, 50_000);
    await takenBack(order.id);
    expect(cameFor(db, [order.id]).get(order.id)).toBe(0);
    expect(receivedOf(order.id)).toEqual([]);
    expect(rowsOf(order.id)).toHaveLength(2);
    const [first] = rowsOf(order.id);
    const again = takenBack(order.id, { takesBack: first?.id ?? "", amountPaise: -50_000 });
    expect(await refusal(again)).toContain("UNIQUE constraint failed");
  });

  test.each([
    ["another amount", { amountPaise: -40_000 }],
    ["a row that is not there", { takesBack: "nothing" }],
  ])("does not take %s", async (_what, given) => {
    await note(order.id, 50_000);
    expect(await refusal(takenBack(order.id, given))).toContain("the whole of one other row");
  });

  test("does not take one of another order", async () => {
    await note(order.id, 50_000);
    const other = await sold(open);
    expect(await refusal(takenBack(order.id, { orderId: other.id }))).toContain("of its order");
  });
});

describe("a reference", () => {
  const reference = "412345678901";

  test("belongs to one receipt, which may pay several orders", async () => {
    const other = await sold(open);
    const receiptId = newId();
    await note(order.id, 50_000, { reference, receiptId });
    await note(other.id, 60_000, { reference, receiptId });
    expect(new Set(ordersPaidBy(reference))).toEqual(new Set([order.number, other.number]));
    expect(ordersPaidBy(reference, db, receiptId)).toEqual([]);
    const third = await sold(open);
    expect(await refusal(note(third.id, 1, { reference }))).toContain("belongs to another receipt");
  });

  test("is free again once its row is taken back", async () => {
    const own = "412345678999";
    await note(order.id, 50_000, { reference: own });
    await takenBack(order.id);
    expect(ordersPaidBy(own)).toEqual([]);
    const other = await sold(open);
    expect(await refusal(note(other.id, 50_000, { reference: own }))).toBeNull();
    expect(ordersPaidBy(own)).toEqual([other.number]);
  });
});
