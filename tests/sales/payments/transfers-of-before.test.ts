import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { cancelMissingTransfers } from "~/sales/payments/by-hand/missing-transfers.server";
import { sold } from "../orders/sold";

test("an order that waits for its transfer when the shop is upgraded gets the new time from then on", async () => {
  const { id } = await sold({
    userId: null,
    source: "shop",
    paymentStatus: "pending",
    paymentMethod: "transfer",
    paidAt: null,
    createdAt: Date.now() - 10 * day,
    updatedAt: Date.now() - 10 * day,
  });
  const upgrade =
    readFileSync("drizzle/0059_unpaid_holds.sql", "utf8")
      .split("--> statement-breakpoint")
      .at(-1) ?? "";
  await write((tx) => tx.run(sql.raw(upgrade)));
  const status = () => db.select().from(orders).where(eq(orders.id, id)).get()?.status;
  expect(await cancelMissingTransfers(Date.now() + day)).toBe(0);
  expect(status()).toBe("Not Process");
  expect(await cancelMissingTransfers(Date.now() + 3 * day)).toBe(1);
  expect(status()).toBe("cancel");
});
