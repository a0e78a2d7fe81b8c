import { describe, expect, test } from "vitest";
import { agreedOn, furtherThan, noBargain } from "~/office/counter/bargain/agreed";
import { bargainTyped } from "~/office/counter/bargain/typed";

const tin = { product: { id: "tin", name: "Tin" }, quantity: 3, unitPricePaise: 145_000 };
const pouch = { product: { id: "pouch", name: "Pouch" }, quantity: 2, unitPricePaise: 9_050 };
const lines = [tin, pouch];
const prices = (of: Record<string, number>) => new Map(Object.entries(of));

describe("what was agreed on", () => {
  test("is nothing where nothing was typed", () => {
    expect(agreedOn(lines, noBargain)).toMatchObject({
      discounts: [0, 0],
      paise: 0,
      problem: null,
    });
    expect(furtherThan(agreedOn(lines, noBargain), 0)).toBeNull();
  });

  test("is taken off each pack of its line, and the round-off off what is left, to the paisa", () => {
    const { discounts, paise } = agreedOn(lines, {
      prices: prices({ tin: 140_000 }),
      offPaise: 3_801,
    });
    expect(paise).toBe(15_000 + 3_801);
    expect(discounts.reduce((sum, one) => sum + one, 0)).toBe(paise);
    expect(discounts[1]).toBe(Math.round((3_801 * 18_100) / (420_000 + 18_100)));
  });

  test("never costs more than the list price, and leaves a rupee to pay", () => {
    const dearer = agreedOn(lines, { prices: prices({ pouch: 9_051 }), offPaise: 100 });
    expect(dearer).toMatchObject({
      paise: 0,
      discounts: [0, 0],
      problem: { field: "price.pouch" },
    });
    const goods = 3 * 145_000 + 2 * 9_050;
    expect(agreedOn(lines, { prices: prices({}), offPaise: goods - 99 }).problem?.field).toBe(
      "off",
    );
    expect(agreedOn(lines, { prices: prices({}), offPaise: goods - 100 })).toMatchObject({
      paise: goods - 100,
      problem: null,
    });
    expect(agreedOn([], { prices: prices({}), offPaise: 100 }).problem?.field).toBe("off");
  });

  test("is held against the percent for each pack and for the whole, exactly", () => {
    const at = (typed: Record<string, number>, offPaise = 0) =>
      furtherThan(agreedOn(lines, { prices: prices(typed), offPaise }), 10);
    expect(at({ tin: 130_500 })).toBeNull();
    expect(at({ tin: 130_499 })).toBe("price.tin");
    expect(at({ pouch: 8_144 })).toBe("price.pouch");
    expect(at({}, 45_310)).toBeNull();
    expect(at({}, 45_311)).toBe("off");
    expect(at({ tin: 130_500, pouch: 8_145 }, 1)).toBe("off");
  });

  test("is read from what was typed, however it was written", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["price.tin", "₹ 1,400"],
      ["price.pouch", " "],
      ["price.jar", "free"],
      ["price.can", "0"],
      ["off", "૩૭.૫૦"],
    ] as const)
      form.set(name, value);
    const { bargain, errors } = bargainTyped(form);
    expect([...bargain.prices]).toEqual([["tin", 140_000]]);
    expect(bargain.offPaise).toBe(3_750);
    expect(Object.keys(errors)).toEqual(["price.jar", "price.can"]);
    form.set("off", "-5");
    expect(bargainTyped(form)).toMatchObject({
      bargain: { offPaise: 0 },
      errors: { off: expect.any(String) },
    });
  });
});
