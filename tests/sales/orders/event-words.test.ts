import { describe, expect, test } from "vitest";
import { eventWords } from "~/sales/orders/event-words";

const sentence = (kind: string, detail = "", name: string | null = "Ramesh Shah") => {
  const { who, what, mark } = eventWords({ actor: "shop", kind, detail }, name);
  return [`${who} ${what}`, mark];
};

describe("the history of an order", () => {
  test.each([
    ["Not Process → Processing", "Ramesh Shah packed the order", "Processing"],
    ["Processing → Shipped", "Ramesh Shah sent the order", "Shipped"],
    ["Shipped → deliverd", "Ramesh Shah noted that the order has arrived", "deliverd"],
    ["Processing → Not Process", "Ramesh Shah set the order back to be packed", "Not Process"],
    ["Not Process → cancel", "Ramesh Shah cancelled the order", "cancel"],
    ["cancel → Processing", "Ramesh Shah took the cancelled order up again", "Processing"],
  ])("says %s in words, with the status beside", (detail, words, mark) => {
    expect(sentence("status", detail)).toEqual([words, mark]);
  });

  test.each([
    ["confirmed", "by phone", "Ramesh Shah confirmed the order by phone", ""],
    ["tracking", "DTDC D1234567", "Ramesh Shah gave the parcel to DTDC D1234567", ""],
    ["tracking", "taken away", "Ramesh Shah took courier and number away", ""],
    ["payment-by-hand", "on delivery", "Ramesh Shah agreed that it is paid on delivery", ""],
    ["refund-requested", "₹449", "Ramesh Shah asked for a refund", "₹449"],
    ["address", "", "Ramesh Shah changed the address", ""],
  ])("says %s %s as a sentence", (kind, detail, words, mark) => {
    expect(sentence(kind, detail)).toEqual([words, mark]);
  });

  test("names whoever acted, also when nobody did or the account is gone", () => {
    expect(sentence("reminded", "", null)[0]).toBe(
      "The shop reminded the buyer to confirm the order",
    );
    expect(eventWords({ actor: "gone", kind: "placed", detail: "" }, null).who).toBe(
      "Someone whose account was deleted",
    );
  });
});
