import { expect, test } from "vitest";
import { queryOf } from "~/base/lib/list-filter";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { soughtBy } from "~/sales/orders/list/order-keyword";

test.each([
  ["", { by: "nothing" }],
  ["PR-000123", { by: "serial", serial: 123 }],
  ["pr 7", { by: "serial", serial: 7 }],
  ["42", { by: "serial", serial: 42 }],
  ["pay_Demo1", { by: "payment", id: "pay_Demo1" }],
  ["order_Demo1", { by: "payment", id: "order_Demo1" }],
  ["pr2627-000123", { by: "paper", number: "PR2627-000123" }],
  ["CN2627-0", { by: "paper", number: "CN2627-0" }],
  ["asha@example", { by: "start", column: "buyer_email", text: "asha@example" }],
  ["As", { by: "start", column: "buyer_name", text: "As" }],
  ["ગી", { by: "start", column: "buyer_name", text: "ગી" }],
  ["+", { by: "start", column: "buyer_name", text: "+" }],
  [
    "+91 98250-12345",
    {
      by: "part",
      match: '({phone} : "9825012345") OR ({number place reference} : "919825012345")',
    },
  ],
  ["825 01", { by: "part", match: '{phone number place reference} : "82501"' }],
  ["૩૮૦ ૦૦૧", { by: "part", match: '{phone number place reference} : "380001"' }],
  ['a" OR name:*', { by: "part", match: '{name number place email reference} : "a"" OR name:*"' }],
])("%j looks for %j", (keyword, sought) => expect(soughtBy(keyword)).toEqual(sought));

test("a filter survives the way into a URL and back", () => {
  const filter = {
    q: "asha & co",
    status: "Not Process",
    source: "owner",
    from: "2024-01-12",
    to: "2024-02-01",
    show: "to-pack",
  } as const;
  expect(orderFilterIn(new URLSearchParams(queryOf(filter, 3)))).toEqual(filter);
  expect(queryOf(orderFilterIn(new URLSearchParams()))).toBe("");
});

test("what makes no sense in a URL filters nothing", () => {
  const params = new URLSearchParams({
    status: "lost",
    source: "moon",
    from: "yesterday",
    to: "2024-02-30",
    show: "lost",
  });
  params.set("q", " a\u0000b\n");
  expect(orderFilterIn(params)).toEqual({
    q: "a b",
    status: "",
    source: "",
    from: "",
    to: "",
    show: "",
  });
});
