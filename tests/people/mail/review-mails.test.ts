import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailMoneyWaits, mailReviewNeeded } from "~/sales/payments/held/review-mails.server";
import { dropNotices } from "~/people/notices/tell.server";
import { write } from "~/base/db/connection.server";
import { reviewReasons } from "~/base/db/statuses";
import { shopAddress } from "~/base/lib/http/listening.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { emptyOutbox, mailsOf } from "./outbox";

const asha = { name: "Asha Patel", email: "asha@example.com", language: "en" } as const;
const kept = { id: "pay_9", amountPaise: 50_000, currency: "INR", reason: "amount" } as const;

beforeAll(() => setCompanyFacts({ name: "Prayosha Oil", email: "office@shop.example" }));
beforeEach(async () => {
  await emptyOutbox();
  await write((tx) => dropNotices(tx));
});

describe("a payment that waits for a person", () => {
  test.each([
    ["amount", "PR-000009", "INR", "₹500"],
    ["no order", null, "INR", "₹500"],
    ["currency", "PR-000009", "USD", "500.00 USD"],
  ] as const)("is told to the operator (%s)", async (reason, number, currency, amount) => {
    const payment = { ...kept, reason, number, currency };
    await write((tx) => mailReviewNeeded(tx, payment));
    const [mail, ...more] = mailsOf("review-needed");
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe("office@shop.example");
    expect(mail?.subject).toContain(number ?? "no order");
    expect(mail?.text).toContain("Payment: pay_9");
    expect(mail?.text).toContain(`${shopAddress()}/dashboard/admin/review`);
    expect(mail?.text).toContain(`Amount: ${amount}`);
  });

  test("is told to its buyer once, whatever is said about it later", async () => {
    for (const reason of reviewReasons)
      await write((tx) => mailMoneyWaits(tx, { ...kept, reason, number: "PR-000009" }, asha));
    const [mail, ...more] = mailsOf("payment-waits");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: "asha@example.com",
      subject: "We have your payment of ₹500 and write to you",
    });
    for (const words of ["Hello Asha Patel,", "for order PR-000009", "need not pay again", "pay_9"])
      expect(mail?.text).toContain(words);
  });
});
