import { describe, expect, it } from "vitest";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { partOf, partsOf, saveParts } from "~/goods/catalogue/parts/parts.server";
import { supplyWarning } from "~/goods/catalogue/parts/supply-warning";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { batchWords } from "~/sales/orders/admin/slip/slip-words";
import { packAhead } from "~/goods/stock/kits/pack.server";
import { newId } from "~/base/lib/ids.server";
import { endCounting } from "~/goods/stock/admin/change-stock.server";
import { batch, counted, pays, placedOrder, stockOf } from "../counted";
import { product } from "../../../shelf";
import { carton } from "./kit";

const owner = { id: "owner", name: "Owner" };

describe("what a product is made of", () => {
  it("is said and unsaid by the owner, with the rule of its tax", async () => {
    const [single, box, kit] = [await counted(20), await counted(5), await product()];
    const parts = [
      { partId: single.id, packs: 2 },
      { partId: box.id, packs: 1 },
    ];
    expect(await saveParts(kit.id, parts, "composite", owner)).toBeNull();
    expect(partsOf(kit.id).map(({ id, packs }) => [id, packs])).toEqual([
      [single.id, 2],
      [box.id, 1],
    ]);
    expect(partOf(box.id)).toEqual([kit.name]);
    const other = await product();
    expect(await saveParts(single.id, [{ partId: other.id, packs: 1 }], null, owner)).toBe(
      "is-part",
    );
    expect(await saveParts(other.id, [{ partId: kit.id, packs: 1 }], null, owner)).toBe(
      "made-of-others",
    );
    expect(await saveParts(other.id, [{ partId: other.id, packs: 1 }], null, owner)).toBe(
      "made-of-others",
    );
    expect(await deleteProduct(box.id, owner)).toBe(false);
    await endCounting(kit.id, owner);
    expect(stockOf(kit.id).isSoldOut).toBe(false);
    expect(await saveParts(kit.id, [], null, owner)).toBeNull();
    expect(stockOf(kit.id).isSoldOut).toBe(true);
    expect(await deleteProduct(box.id, owner)).toBe(true);
  });

  it("has the rate of its principal part, or the highest", () => {
    const oil = { name: "Oil", gstBasisPoints: 500 };
    const box = { name: "Box", gstBasisPoints: 1800 };
    const warned = (rule: "composite" | "mixed" | null, gstBasisPoints: number) =>
      supplyWarning({ rule, gstBasisPoints }, [oil, box]);
    expect(warned("composite", 500)).toBeNull();
    expect(warned("composite", 1800)).toContain("principal part, Oil: 5 %");
    expect(warned("mixed", 1800)).toBeNull();
    expect(warned("mixed", 500)).toContain("highest rate of its parts: 18 %");
    expect(warned(null, 500)).toContain("different rates");
    expect(supplyWarning({ rule: null, gstBasisPoints: 500 }, [oil])).toBeNull();
    expect(supplyWarning({ rule: "mixed", gstBasisPoints: 500 }, [])).toBeNull();
  });

  it("stands on the slip: ready packs with their batch, the rest as parts with theirs", async () => {
    const { single, carton: kit } = await carton(0);
    await batch(single.id, 40, { number: "26-12-A" });
    await packAhead(kit.id, { id: newId(), packs: 1, chosen: new Map() }, owner);
    const { order } = await placedOrder(kit.id, 3);
    await pays(order);
    const [line] = slipOf(order.number)?.lines ?? [];
    expect(line && batchWords(line)).toBe(
      `Batch 26-12-A-10 × 1. To be made of 20 × ${single.name} (batch 26-12-A)`,
    );
  });
});
