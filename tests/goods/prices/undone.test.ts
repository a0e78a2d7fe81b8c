import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { productBySlug } from "~/goods/catalogue/products.server";
import { day, minute } from "~/base/lib/time";
import { savePrices } from "~/goods/prices/day/save-prices.server";
import * as historyPage from "~/routes/admin/prices/history";
import * as prices from "~/routes/admin/prices/prices";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { edited, pack, pastOf, priceOf } from "./shelf";

let owner: Awaited<ReturnType<typeof admin>>;
let cookie: string;
let key = 0;
beforeAll(async () => {
  owner = await admin();
  cookie = await cookieOf(owner);
});
afterEach(() => void vi.useRealTimers());

/** A pack of ₹2,400 whose price a slip makes ₹1,700. */
async function slipped(pricePaise = 170_000) {
  const tin = await pack({ mrpPaise: null });
  const prices = [{ productId: tin.id, seenPaise: 240_000, pricePaise, mrpPaise: null }];
  const saved = await savePrices(owner, { key: `slip ${(key += 1)}`, runsAt: null, prices });
  if (saved.problem) throw new Error("The price was refused");
  return { ...tin, plan: saved.planId };
}

const path = "/dashboard/admin/prices";

async function undo({ id, plan }: { id: string; plan: string }) {
  const { status } = await posted(prices.action, path, { intent: "undo-prices", plan }, { cookie });
  expect([status, priceOf(id)]).toEqual([303, 240_000]);
}

function factsOf(slug: string) {
  const found = productBySlug(slug);
  if (!found || "movedTo" in found) throw new Error("The product is not there");
  const { pricedAt, lowestPaise, isLowered } = found;
  return { pricedAt, lowestPaise, isLowered };
}

describe("a price that was set by a slip and undone", () => {
  test.each([170_000, 310_000])(
    "leaves the facts beside the price as they were: %d",
    async (at) => {
      const tin = await slipped(at);
      await undo(tin);
      // The price is that of the first day again: neither new nor lowered.
      const [first] = pastOf(tin.id).slice(-1);
      expect(factsOf(tin.slug)).toEqual({
        pricedAt: first?.at,
        lowestPaise: null,
        isLowered: false,
      });
      await edited(tin.id, { pricePaise: 230_000 });
      expect(factsOf(tin.slug)).toMatchObject({ lowestPaise: 240_000, isLowered: true });
    },
  );

  test.each([
    ["paid", {}],
    ["to be paid on delivery", { paymentStatus: "pending", paymentMethod: "on-delivery" }],
    ["begun online", { paymentStatus: "unpaid" }],
  ] as const)("counts when somebody ordered at it: %s", async (_how, given) => {
    const tin = await slipped();
    const line = { productId: tin.id, unitPricePaise: 170_000 };
    await sold({ userId: null, ...given, lines: [line] });
    await undo(tin);
    expect(factsOf(tin.slug)).toMatchObject({ lowestPaise: 170_000 });
  });

  test("does not count for an order of it at another price, or before", async () => {
    const tin = await slipped();
    const before = Date.now() - 2 * minute;
    await sold({ userId: null, lines: [{ productId: tin.id, unitPricePaise: 240_000 }] });
    const early = [{ productId: tin.id, unitPricePaise: 170_000 }];
    await sold({ userId: null, createdAt: before, lines: early });
    await undo(tin);
    await edited(tin.id, { pricePaise: 230_000 });
    expect(factsOf(tin.slug)).toMatchObject({ lowestPaise: 240_000 });
  });

  test("counts when it stood for more than a day", async () => {
    const tin = await slipped();
    vi.useFakeTimers({ now: Date.now() + day + minute, toFake: ["Date"] });
    // A sign-in lasts a day.
    cookie = await cookieOf(owner);
    await undo(tin);
    expect(factsOf(tin.slug)).toMatchObject({ lowestPaise: 170_000 });
  });

  test("stays in the history, marked as undone", async () => {
    const tin = await slipped();
    await undo(tin);
    const params = { slug: tin.slug };
    const page = await htmlOf(
      historyPage,
      argsFor(`${path}/history/${tin.slug}`, { cookie, params }),
    );
    expect(page).toContain("₹1,700 (undone)");
    expect(page.match(/\(undone\)/g)).toHaveLength(1);
  });
});
