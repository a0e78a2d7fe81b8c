import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { batches, batchParts, openPages, recalls } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { compose } from "~/goods/stock/kits/compose";
import { breakUp, packAhead } from "~/goods/stock/kits/pack.server";
import { batch, movementsOf, pays, placedOrder, stockOf, stockProblems } from "../counted";
import { carton } from "./kit";

const owner = { id: "owner", name: "Owner" };
const none = new Map<string, string>();
const batchOf = (id: string) => db.select().from(batches).where(eq(batches.id, id)).get();
const batchesOf = (productId: string) =>
  db
    .select()
    .from(batches)
    .where(eq(batches.productId, productId))
    .orderBy(desc(batches.packs))
    .all();

describe("packs that are filled from lots", () => {
  it("are grouped by what they hold", () => {
    const lots = [
      { batchId: "a", left: 25 },
      { batchId: "b", left: 12 },
    ];
    const one = (partBatchId: string | null, packs: number) => ({
      partId: "p",
      partBatchId,
      packs,
    });
    expect(compose([{ partId: "p", packs: 10, lots }], 4)).toEqual([
      { packs: 2, holds: [one("a", 10)] },
      { packs: 1, holds: [one("a", 5), one("b", 5)] },
      { packs: 1, holds: [one("b", 7), one(null, 3)] },
    ]);
  });
});

describe("cartons that are packed ahead", () => {
  it("come from the oldest batch, with a batch of their own, once for a form", async () => {
    const { single, carton: kit } = await carton(0);
    const [old] = [await batch(single.id, 25, { number: "26-10-A", bestBefore: "2027-07-01" })];
    await batch(single.id, 30, { number: "26-11-A", bestBefore: "2027-08-01" });
    const form = { id: newId(), packs: 2, chosen: none };
    expect(await packAhead(kit.id, form, owner)).toEqual({ stock: 2 });
    expect(await packAhead(kit.id, form, owner)).toEqual({ stock: 2 });
    expect(stockOf(single.id).stock).toBe(35);
    expect(batchesOf(kit.id)).toMatchObject([
      { number: "26-10-A-10", packs: 2, bestBefore: "2027-07-01", packedOn: "2026-11-12" },
    ]);
    expect(batchOf(old)?.packs).toBe(5);
    // One that holds both, and one that goes into the batch that there is by then.
    expect(await packAhead(kit.id, { ...form, id: newId() }, owner)).toEqual({ stock: 4 });
    expect(batchesOf(kit.id).map(({ number, packs }) => [number, packs])).toEqual([
      ["26-10-A-10", 2],
      ["26-10-A-10.2", 1],
      ["26-11-A-10", 1],
    ]);
    expect(await packAhead(kit.id, { ...form, id: newId(), packs: 2 }, owner)).toEqual({
      problem: "too-few",
      most: 1,
    });
    expect(await stockProblems()).toEqual([]);
    const mixed = batchesOf(kit.id)[1];
    const broken = { id: newId(), packs: 1, batchId: mixed?.id ?? "" };
    expect(await breakUp(kit.id, broken, owner)).toEqual({ stock: 3 });
    expect(await breakUp(kit.id, broken, owner)).toEqual({ stock: 3 });
    expect(batchOf(old)?.packs).toBe(5);
    expect(stockOf(single.id).stock).toBe(25);
    expect(await breakUp(kit.id, { ...broken, id: newId() }, owner)).toEqual({
      problem: "batch-short",
      most: 0,
    });
    expect(await stockProblems()).toEqual([]);
    const { order } = await placedOrder(kit.id, 3);
    await pays(order);
    expect(movementsOf(order.id).toSorted()).toEqual(["sold -1", "sold -2"]);
  });

  it("leave what orders hold of their parts", async () => {
    const { single, carton: kit } = await carton(12);
    await placedOrder(single.id, 3);
    const form = { id: newId(), packs: 1, chosen: none };
    expect(await packAhead(kit.id, form, owner)).toEqual({ problem: "too-few", most: 0 });
  });

  it("are of no batch where none are kept, and can be broken up again", async () => {
    const { single, carton: kit } = await carton(12);
    const form = { id: newId(), packs: 1, chosen: none };
    expect(await packAhead(kit.id, form, owner)).toEqual({ stock: 1 });
    expect(batchesOf(kit.id)).toEqual([]);
    const broken = { id: newId(), packs: 1, batchId: null };
    expect(await breakUp(kit.id, broken, owner)).toEqual({ stock: 0 });
    expect(stockOf(single.id).stock).toBe(12);
    expect(await breakUp(kit.id, { ...broken, id: newId() }, owner)).toEqual({
      problem: "too-few",
      most: 0,
    });
    expect(await stockProblems()).toEqual([]);
  });

  it("are recalled and age with any batch inside, and go on sale again with it", async () => {
    const { single, carton: kit } = await carton(0);
    const id = await batch(single.id, 20);
    const chosen = new Map([[single.id, id]]);
    await packAhead(kit.id, { id: newId(), packs: 1, chosen }, owner);
    const [made] = batchesOf(kit.id);
    const version = () => db.select().from(openPages).get()?.version ?? 0;
    const before = version();
    await write((tx) =>
      tx
        .insert(recalls)
        .values({ id, batchId: id, why: "Leaks", createdAt: 1, updatedAt: 1 })
        .run(),
    );
    expect(batchOf(made?.id ?? "")?.isRecalled).toBe(true);
    expect(stockOf(kit.id)).toMatchObject({ agedStock: 1, isSoldOut: true });
    expect(version()).toBeGreaterThan(before);
    await expect(
      write((tx) =>
        tx
          .update(batches)
          .set({ isRecalled: false })
          .where(eq(batches.id, made?.id ?? ""))
          .run(),
      ),
    ).rejects.toThrow("recalled by its recall alone");
    await write((tx) => tx.update(recalls).set({ state: "called off" }).run());
    expect(stockOf(kit.id)).toMatchObject({ agedStock: 0, isSoldOut: false });
    await write((tx) =>
      tx
        .update(batches)
        .set({ isAged: true, bestBefore: "2026-12-01" })
        .where(eq(batches.id, id))
        .run(),
    );
    expect(batchOf(made?.id ?? "")).toMatchObject({ isAged: true, bestBefore: "2026-12-01" });
    await expect(write((tx) => tx.update(batchParts).set({ packs: 9 }).run())).rejects.toThrow(
      "never changed",
    );
    expect(await stockProblems()).toEqual([]);
  });
});
