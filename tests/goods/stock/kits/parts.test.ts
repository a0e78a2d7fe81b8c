import { describe, expect, it } from "vitest";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { versionOf } from "~/base/lib/form/version.server";
import * as partsPage from "~/routes/admin/goods/product-parts";
import { editedParts, partOf, partsOf, saveParts } from "~/goods/catalogue/parts/parts.server";
import { supplyWarning } from "~/goods/catalogue/parts/supply-warning";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { batchWords } from "~/sales/orders/admin/slip/slip-words";
import { packAhead } from "~/goods/stock/kits/pack.server";
import { newId } from "~/base/lib/ids.server";
import { endCounting } from "~/goods/stock/admin/change-stock.server";
import { batch, counted, pays, placedOrder, stockOf } from "../counted";
import { admin, argsFor, cookieOf } from "../../../cast";
import { formIn, posted } from "../../../people/accounts/answers";
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

  it("comes back to who did not know what somebody else has changed", async () => {
    const [single, box, kit] = [await counted(20), await counted(5), await product()];
    const cookie = await cookieOf(await admin());
    const params = { slug: kit.slug };
    const path = `/dashboard/admin/product/${kit.slug}/parts`;
    const { version } = await partsPage.loader(argsFor(path, { cookie, params }));
    const save = (form: Record<string, string>) =>
      posted(partsPage.action, path, { version, ...form }, { cookie, params });
    const first = { "part-0": single.id, "packs-0": "2", rule: "mixed" };
    for (const _ of ["first", "sent twice"]) expect((await save(first)).status).toBe(303);
    const late = await save({
      "part-0": box.id,
      "packs-0": "3",
      "part-1": single.id,
      "packs-1": "1",
    });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed what this product is made of"),
        "part-0": expect.stringContaining("“Part 1” says now: "),
        "packs-0": "“Packs of part 1” says now: 2",
        "part-1": "“Part 2” is empty now.",
        rule: "“Tax” says now: Mixed supply: the highest rate of the parts",
      },
      values: { "packs-0": "3", version: versionOf(editedParts(kit.id)) },
    });
    expect(partsOf(kit.id)).toMatchObject([{ id: single.id, packs: 2 }]);
    const again = { "part-0": box.id, "packs-0": "3", version: formIn(late).values.version ?? "" };
    expect((await save(again)).status).toBe(303);
    expect(partsOf(kit.id)).toMatchObject([{ id: box.id, packs: 3 }]);
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
