import { inArray } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write } from "~/db/connection.server";
import { settings } from "~/db/schema";

const keys = { guests: "checkout.guests", unprovenPacks: "checkout.unprovenPacks" } as const;

/** Until an admin says otherwise. */
const usualPacks = 30;

export type CheckoutSettings = {
  /** Whether one can order without an account. */
  guests: boolean;
  /** Most packs of one product that orders on delivery may take before they are confirmed; null: no limit. */
  unprovenPacks: number | null;
};

/** The stored settings of the checkout. */
export function checkoutSettings(from: Reader = db): CheckoutSettings {
  const rows = from
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.values(keys)))
    .all();
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const packs = stored.get(keys.unprovenPacks);
  return {
    guests: stored.get(keys.guests) !== "off",
    unprovenPacks: packs === undefined ? usualPacks : packs === "" ? null : Number(packs),
  };
}

/** Stores these settings; the others stay. */
export async function changeCheckout(
  changed: Partial<CheckoutSettings>,
  actor: Actor,
): Promise<void> {
  await write((tx) => {
    const before = checkoutSettings(tx);
    const after = { ...before, ...changed };
    if (before.guests === after.guests && before.unprovenPacks === after.unprovenPacks) return;
    const values = {
      [keys.guests]: after.guests ? "on" : "off",
      [keys.unprovenPacks]: after.unprovenPacks === null ? "" : String(after.unprovenPacks),
    };
    const updatedAt = Date.now();
    for (const [key, value] of Object.entries(values))
      tx.insert(settings)
        .values({ key, value, updatedAt })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
        .run();
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "checkout", name: "checkout" },
      before,
      after,
    });
  });
}
