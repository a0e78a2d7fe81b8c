import { expect, test } from "vitest";
import { codeIn } from "~/sales/coupons/code";
import { emailKey } from "~/base/lib/typed/email";
import { gstinProblem, typedGstin } from "~/base/lib/india/gstin";
import { keywordIn } from "~/base/lib/list-filter";
import { soughtBy } from "~/sales/orders/list/order-keyword";
import { trackingOrNone } from "~/sales/orders/forms";
import { pinIn } from "~/goods/delivery/pin";
import { batchForm } from "~/goods/stock/batches/batch-form-fields";
import { bankReferenceIn, utrIn } from "~/sales/payments/by-hand/upi";

/** As a phone's contacts and messages give what is copied from them. */
const pasted = (text: string) => `\u2068\u202a ${text}\u200b\u202c\u2069\ufeff`;

test("codes that were pasted lose what cannot be seen, and have one kind of dash", () => {
  expect(codeIn(pasted("odd\u201333"))).toBe("ODD-33");
  expect(emailKey(pasted("Asha.Patel@Example.com"))).toBe("asha.patel@example.com");
  expect(emailKey("asha\u2011patel@example.com")).toBe("asha-patel@example.com");
  expect(trackingOrNone.parse(pasted("EA\u2013123 456 789IN"))).toBe("EA-123456789IN");
  expect(trackingOrNone.parse("\u200b")).toBeNull();
  expect(utrIn(pasted("4123\u20135678\u20139012"))).toBe("412356789012");
  expect(bankReferenceIn(pasted("sbin\u20131234 5678"))).toBe("SBIN12345678");
  const batch = { number: pasted("GN\u20137"), packedOn: "2026-11-01" };
  expect(batchForm.parse(batch).number).toBe("GN-7");
});

test.each([
  "24AAACC1206D1ZM",
  pasted("24aaacc1206d1zm"),
  "24-AAACC1206D-1ZM",
  "24\u2013AAACC1206D\u20131ZM",
  "GSTIN: 24AAACC1206D1ZM",
  "GSTIN 24AAACC1206D1ZM",
  "GST No. 24AAACC1206D1ZM",
  "gstin/uin : 24 AAACC 1206 D 1ZM.",
])("the GSTIN %j", (typed) => {
  expect(typedGstin(typed)).toBe("24AAACC1206D1ZM");
  expect(gstinProblem(typedGstin(typed))).toBeNull();
});

test.each([
  "395002",
  "395 002",
  "395-002",
  "395\u2013002",
  "395\u2212002",
  "PIN 395002",
  "PIN: 395002",
  "Pincode - 395002",
  "pin code 395002",
  "395002.",
  "Surat".slice(5) + "\u202a395002\u202c,",
  "૩૯૫૦૦૨",
  "３９５００２",
])("the PIN %j", (typed) => {
  expect(pinIn(typed)).toBe("395002");
});

test.each(["39500", "3950021", "095002", "surat 395002", "PIN", "395.002.1", ""])(
  "%j is no PIN",
  (typed) => {
    expect(pinIn(typed)).toBeNull();
  },
);

const sought = (typed: string) => soughtBy(keywordIn(new URLSearchParams({ q: typed })));

test.each([
  "PR-000010",
  "PR\u2013000010",
  "PR\u2014000010",
  "#PR-000010",
  "# pr 10",
  "PR000010",
  pasted("PR-000010"),
  "PR-૦૦૦૦૧૦",
])("the owner finds an order by %j", (typed) => {
  expect(sought(typed)).toEqual({ by: "serial", serial: 10 });
});

test("the owner finds what was copied from elsewhere", () => {
  expect(sought(pasted("asha@example.com"))).toMatchObject({ text: "asha@example.com" });
  expect(sought(pasted("Asha Patel"))).toEqual(sought("Asha Patel"));
  expect(sought("\u202a+91 98250 11115\u202c")).toEqual(sought("+91 98250 11115"));
  expect(sought("98250\u201311115")).toEqual(sought("98250-11115"));
  expect(sought("PR2627\u201312")).toEqual({ by: "paper", number: "PR2627-12" });
  expect(sought(pasted("pay_ABC123"))).toEqual({ by: "payment", id: "pay_ABC123" });
});
