import { expect, test } from "vitest";
import type { PaymentStatus } from "~/base/db/statuses";
import { badgeOf } from "~/sales/orders/page/payment-badge";
import { refundWords } from "./refund-words";

test.each<[PaymentStatus, boolean, string]>([
  ["paid", false, "Success"],
  ["part_refunded", false, "Partly refunded"],
  ["refunded", false, "Refunded"],
  ["review", false, "Needs review"],
  ["paid", true, "Needs review"],
])(
  "an order that is %s (a payment in review: %s) wears '%s'",
  (paymentStatus, needsReview, words) => {
    const order = {
      status: "Processing",
      paymentMethod: "online",
      partPaidAt: null,
      writtenOffAt: null,
    } as const;
    expect(badgeOf({ ...order, paymentStatus, needsReview }).words).toBe(words);
  },
);

test.each([
  ["on-delivery", "Pay on delivery"],
  ["transfer", "Awaiting transfer"],
  ["online", "Confirming"],
] as const)("an order to be paid %s wears '%s'", (paymentMethod, words) => {
  const order = {
    paymentStatus: "pending",
    needsReview: false,
    paymentMethod,
    partPaidAt: null,
    writtenOffAt: null,
  } as const;
  expect(badgeOf({ ...order, status: "Processing" }).words).toBe(words);
  const cancelled = badgeOf({ ...order, status: "cancel" }).words;
  expect(cancelled).toBe(paymentMethod === "online" ? words : "Not paid");
});

test.each(["Processing", "cancel"] as const)("a part that came is said: %s", (status) => {
  const order = { paymentStatus: "pending", needsReview: false, paymentMethod: "later" } as const;
  const shown = { ...order, status, partPaidAt: 1, writtenOffAt: null };
  expect(badgeOf(shown).words).toBe("Part paid");
});

test("what is written off is said, whether a part came or not", () => {
  const order = { paymentStatus: "pending", needsReview: false, paymentMethod: "later" } as const;
  const shown = { ...order, status: "deliverd", writtenOffAt: 1 } as const;
  expect(badgeOf({ ...shown, partPaidAt: 1 }).words).toBe("Written off");
  expect(badgeOf({ ...shown, partPaidAt: null }).words).toBe("Written off");
});

test.each([
  ["requested", true, "under way since 21 Nov 2026"],
  ["pending", true, "refund started on 21 Nov 2026; banks take 5–7 working days"],
  ["processed", true, "sent back on 22 Nov 2026, the way it came"],
  ["failed", true, "did not go through"],
  ["processed", false, "₹450 of a payment that was not needed sent back"],
] as const)("a refund that is %s (for the order: %s) says '%s'", (status, counts, words) => {
  const refund = {
    id: "r",
    amountPaise: 45_000,
    currency: "INR",
    status,
    startedAt: Date.UTC(2026, 10, 20, 20),
    processedAt: Date.UTC(2026, 10, 22, 6),
    counts,
    byHand: false,
  };
  expect(refundWords(refund)).toContain(words);
});
