import { expect, test } from "vitest";
import { z } from "zod";
import { productFields, productForm } from "~/goods/catalogue/forms";
import { packShape } from "~/goods/catalogue/pack-fields";
import { couponForm } from "~/sales/coupons/coupon-fields";
import { readTable } from "~/goods/delivery/read-table";
import { deliverySettingsForm } from "~/goods/delivery/settings-form";
import { wholeIn } from "~/base/lib/typed/digits";
import { paiseFrom } from "~/base/lib/money";
import { otherPaymentsForm } from "~/sales/payments/forms";
import { chosenRefund } from "~/sales/payments/refunds/refund-form";
import { hundredthsIn } from "~/goods/prices/day/raised";
import { typedPrices } from "~/goods/prices/day/typed-prices";
import { stepsIn } from "~/goods/prices/steps/steps-form";
import { amountIn } from "~/office/quotes/forms";
import { packsIn } from "~/goods/stock/admin/forms";

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
  const { prices } = typedPrices(formOf({ "price-a": written, "version-a": "100" }));
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

test.each(["1,000", "1000", " ૧,૦૦૦ ", "१०००"])("a whole number typed as %s", (typed) => {
  const facts = z.object(packShape).parse({ net_weight_g: typed, box_length_mm: typed });
  expect(facts).toMatchObject({ net_weight_g: 1000, box_length_mm: 1000 });
  expect(packsIn(typed)).toBe(1000);
  const blank = { code: "SAVE", kind: "percent", value: "10", least: "", from: "", to: "" };
  expect(couponForm.parse({ ...blank, perBuyer: typed, inAll: typed })).toMatchObject({
    perBuyer: 1000,
    inAll: 1000,
  });
  expect(readTable({ steps: [typed], zones: [] })).toMatchObject({ problems: [] });
  expect(wholeIn(typed)).toBe(1000);
});

test.each(["1,00", "1,0000", ",100", "1.5", "-1", "1 000", "1,000,", "ten", ""])(
  "%s is no whole number",
  (typed) => expect(wholeIn(typed)).toBeNull(),
);

test("packs from which a price counts, in the digits of the owner", () => {
  const fits = { pricePaise: 200_000, mrpPaise: null };
  expect(stepsIn(formOf({ "from.0": "૫", "price.0": "૧,૯૦૦" }), fits, true)).toEqual({
    steps: [{ fromPacks: 5, pricePaise: 190_000 }],
  });
});

test("HSN code and GST rate in the digits of the owner", () => {
  const tax = { hsn: "૧૫૦૮", gst: "૫ %" };
  const product = { name: "Oil", description: "Oil", price: "1", quantity: "1", category: "a" };
  expect(productForm.parse({ ...product, ...tax })).toMatchObject({
    hsn: "1508",
    gstBasisPoints: 500,
  });
});

test("mistakes in the delivery settings are told together", () => {
  const wrong = { cutOff: "noon", collect: "on", collectHours: "", divisor: "x" };
  const { error } = deliverySettingsForm.safeParse(wrong);
  const fields = error?.issues.map(({ path }) => path[0]).toSorted();
  expect(fields).toEqual(["collectHours", "cutOff", "divisor"]);
});

test.each([
  "1450",
  "₹1450",
  "₹ 1,450.00",
  "₨ 1450",
  "Rs.1450",
  "Rs. 1,450/-",
  "Rs 1450 only",
  "Rs. 1450/- only.",
  "rs1450/=",
  "INR 1450",
  "1450 INR",
  "1450 Rs.",
  "Rupees 1450",
  "રૂ. ૧૪૫૦",
  "રૂ ૧,૪૫૦/- માત્ર",
  "૧૪૫૦ રૂપિયા",
  "रु 1450",
  "रु. १४५०/-",
  "रुपये 1450 मात्र",
  "\u200e₹\u00a01450\u200b",
  "１４５０",
])("%j are 1450 rupees", (typed) => expect(paiseFrom(typed)).toBe(145_000));

test.each(["", "₹", "only", "1450²", "Rs Rs 1450", "USD 1450", "1450,50", "1450 2", "one", "½"])(
  "%j is no amount",
  (typed) => expect(paiseFrom(typed)).toBeNull(),
);

test("yes and no are one rule in files and forms", () => {
  const { shipping } = productForm.in.shape;
  for (const yes of ["yes", "Yes", "TRUE", "true", "1", "Y", "હા", "हाँ", "हां", "\u200byes "])
    expect(shipping.parse(yes), yes).toBe(1);
  for (const no of ["no", "NO", "False", "0", "n", "ના", "नहीं"])
    expect(shipping.parse(no), no).toBe(0);
  for (const neither of ["maybe", "2", ""])
    expect(shipping.safeParse(neither).success, neither).toBe(false);
  expect(packShape.vegetarian.parse("TRUE")).toBe(1);
});
