import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { mails, products } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { movementsOf } from "~/goods/stock/admin/movements.server";
import { stockOfProduct, stockPage } from "~/goods/stock/admin/stock-list.server";
import { markOf, onHandWords } from "~/goods/stock/admin/stock-words";
import { packAhead } from "~/goods/stock/kits/pack.server";
import { pays, placedOrder } from "../counted";
import { carton } from "./kit";

const owner = { id: "owner", name: "Owner" };
const packs = (productId: string, count: number) =>
  packAhead(productId, { id: newId(), packs: count, chosen: new Map() }, owner);

function rowOf(id: string) {
  const row = stockOfProduct(id);
  if (!row) throw new Error("No such product");
  return row;
}

describe("the stock of what is made of others", () => {
  it("is its ready packs, and beside them what its parts would make", async () => {
    const { carton: kit } = await carton(45);
    expect(onHandWords(rowOf(kit.id))).toBe("0, and parts for 4 more");
    await packs(kit.id, 1);
    expect(onHandWords(rowOf(kit.id))).toBe("1, and parts for 3 more");
    await packs(kit.id, 3);
    expect(onHandWords(rowOf(kit.id))).toBe("4");
  });

  it("is not low while its parts make more than its line, in the list, as a mark and by mail", async () => {
    const { single, carton: kit } = await carton(40);
    await packs(kit.id, 3);
    await write((tx) =>
      tx.update(products).set({ lowStock: 1 }).where(eq(products.id, kit.id)).run(),
    );
    const isListed = () =>
      stockPage({ show: "low", q: "" }, 1).products.some(({ id }) => id === kit.id);
    const isTold = () =>
      db
        .select()
        .from(mails)
        .all()
        .some(({ key }) => key.startsWith(`stock-low:${kit.id}`));
    const sale = async (productId: string, count: number) =>
      pays((await placedOrder(productId, count)).order);
    await sale(kit.id, 1);
    expect([markOf(rowOf(kit.id)), isListed(), isTold()]).toEqual([null, false, false]);
    await sale(single.id, 5);
    await sale(kit.id, 1);
    expect([markOf(rowOf(kit.id)), isListed()]).toEqual(["Low", true]);
    expect(isTold()).toBe(true);
  });

  it("tells of a part's movement what it was for", async () => {
    const { single, carton: kit } = await carton(30);
    await packs(kit.id, 1);
    await pays((await placedOrder(kit.id, 2)).order);
    const told = ({ id }: { id: string }) =>
      movementsOf(rowOf(id), 1)
        .movements.map(({ kind, packs: count, partOf }) => [kind, count, partOf])
        .toReversed();
    expect(told(single)).toEqual([
      ["arrived", 30, null],
      ["packed", -10, rowOf(kit.id).name],
      ["sold", -10, rowOf(kit.id).name],
    ]);
    expect(told(kit)).toEqual([
      ["packed", 1, null],
      ["sold", -1, null],
    ]);
  });
});
