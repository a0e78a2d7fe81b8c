import { expect, test } from "vitest";
import { productFields } from "~/catalogue/forms";
import { packShape } from "~/catalogue/pack-fields";
import { couponForm } from "~/coupons/admin/coupon-fields";
import { deliverySettingsForm } from "~/delivery/settings-form";
import { otherPaymentsForm } from "~/payments/forms";
import { chosenRefund } from "~/payments/refunds/refund-form";
import { hundredthsIn } from "~/prices/day/raised";
import { typedPrices } from "~/prices/day/typed-prices";
import { stepsIn } from "~/prices/steps/steps-form";
import { amountIn } from "~/quotes/forms";

/** An amount as people write it is read the same in every field of the owner. */
const written = "₹ 1,245.50";
const paise = 124_550;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("price and MRP of a product", () => {
  const [{ price }, { mrp }] = [productFields, packShape];
  expect(price.parse(written)).toBe(paise);
  expect(mrp.parse(written)).toBe(paise);
});

test("prices of the day, and all raised by so much", () => {
  const { prices } = typedPrices(formOf({ "price-a": written, "seen-a": "100" }));
  expect(prices).toMatchObject([{ productId: "a", pricePaise: paise }]);
  expect(hundredthsIn(written)).toBe(paise);
  expect(hundredthsIn(`-${written}`)).toBe(-paise);
  expect(hundredthsIn("+2.5 %")).toBe(250);
  for (const wrong of ["0", "+", "100000", "1,2", "2 % 3"]) expect(hundredthsIn(wrong)).toBeNull();
});

test("prices by quantity", () => {
  const fits = { pricePaise: 200_000, mrpPaise: null };
  const read = stepsIn(formOf({ "from.0": "5", "price.0": written }), fits, true);
  expect(read).toEqual({ steps: [{ fromPacks: 5, pricePaise: paise }] });
});

test("coupons, refunds, quotes and payment on delivery", () => {
  const blank = { code: "SAVE", perBuyer: "", inAll: "", from: "", to: "" };
  const coupon = couponForm.parse({ ...blank, kind: "amount", value: written, least: written });
  expect(coupon).toMatchObject({ value: paise, leastPaise: paise });
  const choice = chosenRefund(formOf({ kind: "amount", amount: written }));
  expect(choice).toMatchObject({ what: { kind: "amount", amountPaise: paise } });
  expect(amountIn("Price", 1).parse(written)).toBe(paise);
  expect(otherPaymentsForm.parse({ most: written, fee: written })).toMatchObject({
    most: paise,
    fee: paise,
  });
});

test("mistakes in the delivery settings are told together", () => {
  const wrong = { cutOff: "noon", collect: "on", collectHours: "", divisor: "x" };
  const { error } = deliverySettingsForm.safeParse(wrong);
  const fields = error?.issues.map(({ path }) => path[0]).toSorted();
  expect(fields).toEqual(["collectHours", "cutOff", "divisor"]);
});
