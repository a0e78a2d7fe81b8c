import { beforeAll, describe, expect, it } from "vitest";
import { reading, write } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { storeHoldLimits } from "~/goods/stock/hold-limits.server";
import { packAhead } from "~/goods/stock/kits/pack.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { batch, cartWith, guest, pays, stockOf, stockProblems } from "../counted";
import { carton } from "./kit";

const buyers = 500;

beforeAll(() =>
  write((tx) => storeHoldLimits(tx, { unprovenPacks: null, networkPacks: null, transferDays: 2 })),
);

describe("500 buyers of cartons and singles of the same stock", () => {
  it("buy all there is and nothing more, some of it packed ahead", async () => {
    const { single, carton: kit } = await carton(0);
    await batch(single.id, 333, { bestBefore: "2027-07-01" });
    await batch(single.id, 500, { bestBefore: "2027-08-01" });
    await packAhead(kit.id, { id: newId(), packs: 4, chosen: new Map() }, { id: "o", name: "O" });
    const wants = Array.from({ length: buyers }, (_, turn) =>
      turn % 3 === 0
        ? { id: kit.id, packs: 1 + (turn % 2) }
        : { id: single.id, packs: 1 + (turn % 4) },
    );
    const carts = await Promise.all(wants.map(({ id, packs }) => cartWith(id, packs)));
    const sold = { kits: 0, singles: 0, told: 0 };
    await Promise.all(
      carts.map(async (visitor, turn) => {
        const { order } = await placeOrder(guest(), visitor);
        const want = wants[turn] ?? { id: "", packs: 0 };
        if (!order) return void (sold.told += 1);
        expect((await pays(order)).settled).toBe("paid");
        if (want.id === kit.id) sold.kits += want.packs;
        else sold.singles += want.packs;
      }),
    );
    expect(sold.told).toBeGreaterThan(50);
    expect(sold.kits).toBeGreaterThan(0);
    // All that was there, but for what nobody wanted in a size that is left.
    const left = stockOf(single.id).stock + 10 * stockOf(kit.id).stock;
    expect(stockOf(single.id).stock).toBeGreaterThanOrEqual(0);
    expect(stockOf(kit.id).stock).toBeGreaterThanOrEqual(0);
    expect(sold.kits * 10 + sold.singles + left).toBe(833);
    // By other SQL: every movement of the two, and of their batches.
    const sums = reading.prepare<
      [{ single: string }],
      { moved: number; batched: number; lowest: number }
    >(
      `select (select sum(packs) from stock_movements where product_id = @single) as moved,
        (select sum(packs) from batches where product_id = @single) as batched,
        (select min(b.packs) from batches b where b.product_id = @single) as lowest`,
    );
    for (const { id } of [single, kit]) {
      const { stock } = stockOf(id);
      expect(sums.get({ single: id })).toMatchObject({ moved: stock, batched: stock });
      expect(sums.get({ single: id })?.lowest).toBeGreaterThanOrEqual(0);
    }
    const lines = reading
      .prepare<[{ single: string; kit: string }], { packs: number }>(
        `select sum(l.quantity * iif(l.product_id = @kit, 10, 1)) as packs
        from order_lines l join orders o on o.id = l.order_id
        where o.payment_status = 'paid' and l.product_id in (@single, @kit)`,
      )
      .get({ kit: kit.id, single: single.id });
    expect(lines?.packs).toBe(833 - left);
    expect(await stockProblems()).toEqual([]);
  });
});
