import { eq } from "drizzle-orm";
import { product } from "../../../shelf";
import { describe, expect, it } from "vitest";
import { write, db } from "~/base/db/connection.server";
import { orderLines, productParts } from "~/base/db/schema";
import { packsLeft, shortOf } from "~/goods/stock/available.server";
import { giveBackPacks } from "~/goods/stock/give-back.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import {
  batch,
  counted,
  holdsOf,
  move,
  movementsOf,
  orderOf,
  pays,
  placedOrder,
  stockOf,
  stockProblems,
} from "../counted";
import { carton, setParts } from "./kit";

const now = Date.now() + 60_000;
const left = (id: string) => packsLeft(db, [id], { cartId: null, now: Date.now() }).get(id);
const actor = { id: "shop", name: "Shop" };

describe("a product that is made of others", () => {
  it("has as many packs as its parts make, beside those packed ahead", async () => {
    const { single, carton: kit } = await carton(29);
    expect(left(kit.id)).toEqual({ packs: 2, held: 0 });
    await move({ productId: kit.id, kind: "arrived", packs: 3, actor: "shop", at: now });
    expect(left(kit.id)).toEqual({ packs: 5, held: 0 });
    expect(left(single.id)).toEqual({ packs: 29, held: 0 });
  });

  it("shares the parts with singles of the same cart, line after line", async () => {
    const { single, carton: kit } = await carton(12);
    const by = { cartId: null, now: Date.now() };
    const wanted = [
      { productId: kit.id, quantity: 1 },
      { productId: single.id, quantity: 5 },
    ];
    expect([...shortOf(db, wanted, by)]).toEqual([[single.id, { packs: 2, held: 0 }]]);
    expect([...shortOf(db, wanted.toReversed(), by)]).toEqual([[kit.id, { packs: 0, held: 0 }]]);
  });

  it("takes ready packs first and parts for the rest, and gives the same back", async () => {
    const { single, carton: kit } = await carton(0);
    await batch(single.id, 25);
    await move({ productId: kit.id, kind: "arrived", packs: 1, actor: "shop", at: now });
    const { order } = await placedOrder(kit.id, 3);
    expect(holdsOf(order.id).map(({ productId, packs }) => [productId, packs])).toEqual(
      expect.arrayContaining([
        [kit.id, 1],
        [single.id, 20],
      ]),
    );
    expect(left(kit.id)).toEqual({ packs: 0, held: 3 });
    expect(left(single.id)).toEqual({ packs: 5, held: 20 });
    await pays(order);
    expect(movementsOf(order.id)).toEqual(["sold -1", "sold -20"]);
    expect(stockOf(kit.id)).toMatchObject({ stock: 0, isSoldOut: true });
    expect(stockOf(single.id)).toMatchObject({ stock: 5, isSoldOut: false });
    expect(await stockProblems()).toEqual([]);
    // A recipe that changes later changes nothing for this order.
    await write((tx) =>
      tx.update(productParts).set({ packs: 5 }).where(eq(productParts.productId, kit.id)).run(),
    );
    const given = {
      orderId: order.id,
      productId: kit.id,
      why: "Taken out",
      actor: "shop",
      at: now,
    };
    await write((tx) => {
      giveBackPacks(tx, { ...given, packs: 1 });
      tx.update(orderLines).set({ takenOut: 1 }).where(eq(orderLines.orderId, order.id)).run();
    });
    expect(stockOf(single.id).stock).toBe(15);
    expect(await stockProblems()).toEqual([]);
    await moveOrder(order.id, { status: "cancel" }, actor);
    expect(stockOf(single.id).stock).toBe(25);
    expect(stockOf(kit.id).stock).toBe(1);
    expect(await stockProblems()).toEqual([]);
  });

  it("breaks packs that came back as parts", async () => {
    const { single, carton: kit } = await carton(20);
    const { order } = await placedOrder(kit.id, 2);
    await pays(order);
    const given = { orderId: order.id, productId: kit.id, why: "Leaking", actor: "shop", at: now };
    await write((tx) => {
      giveBackPacks(tx, { ...given, packs: 1, isSound: false });
      tx.update(orderLines).set({ takenOut: 1 }).where(eq(orderLines.orderId, order.id)).run();
    });
    expect(movementsOf(order.id)).toEqual(["sold -20", "returned 10", "broken -10"]);
    expect(stockOf(single.id).stock).toBe(0);
    expect(await stockProblems()).toEqual([]);
  });

  it("turns sold out and back with its parts", async () => {
    const { single, carton: kit } = await carton(10);
    expect(stockOf(kit.id).isSoldOut).toBe(false);
    const { order } = await placedOrder(single.id, 1);
    await pays(order);
    expect(stockOf(kit.id).isSoldOut).toBe(true);
    expect((await orderOf(kit.id)).placed).toMatchObject({ problem: "empty-cart" });
    await move({ productId: single.id, kind: "arrived", packs: 1, actor: "shop", at: now });
    expect(stockOf(kit.id).isSoldOut).toBe(false);
  });

  it("is as good as sold while its parts are held, and can be paid by its own hold", async () => {
    const { single, carton: kit } = await carton(10);
    const first = await placedOrder(kit.id, 1);
    const second = await orderOf(single.id, 1);
    expect(second.placed).toMatchObject({ problem: "sold-out" });
    await move({ productId: single.id, kind: "corrected", packs: -1, actor: "shop", at: now });
    expect((await pays(first.order)).settled).toBe("paid");
    expect(stockOf(single.id).stock).toBe(-1);
  });

  it("is limited by its counted parts alone", async () => {
    const { single, carton: kit } = await carton(20);
    const loose = await product();
    const made = await counted(0);
    await setParts(made.id, [
      [single.id, 2],
      [loose.id, 1],
    ]);
    expect(left(made.id)).toEqual({ packs: 10, held: 0 });
    const { order } = await placedOrder(made.id, 2);
    await pays(order);
    expect(movementsOf(order.id)).toEqual(["sold -4"]);
    expect(left(kit.id)).toEqual({ packs: 1, held: 0 });
    expect(await stockProblems()).toEqual([]);
    const only = await counted(0);
    await setParts(only.id, [[loose.id, 1]]);
    expect(left(only.id)).toBeUndefined();
    expect(stockOf(only.id).isSoldOut).toBe(false);
  });

  it("refuses parts that are made of others, and itself", async () => {
    const { single, carton: kit } = await carton(10);
    await expect(setParts(kit.id, [[kit.id, 1]])).rejects.toThrow("made of nothing else");
    await expect(setParts(single.id, [[kit.id, 1]])).rejects.toThrow("made of nothing else");
    const other = await carton(10);
    await expect(setParts(other.carton.id, [[kit.id, 1]])).rejects.toThrow("made of nothing else");
  });
});
