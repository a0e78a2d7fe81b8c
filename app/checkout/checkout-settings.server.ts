import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write } from "~/db/connection.server";
import { storedSettings, storeSettings } from "~/db/stored-settings.server";

const keys = { guests: "checkout.guests", unprovenPacks: "checkout.unprovenPacks" } as const;

/** Until an admin says otherwise. */
const defaultUnprovenPacks = 30;

type CheckoutSettings = {
  /** Whether one can order without an account. */
  guests: boolean;
  /** Most packs of one product that orders on delivery may take before they are confirmed; null: no limit. */
  unprovenPacks: number | null;
};

/** The stored settings of the checkout. */
export function checkoutSettings(from: Reader = db): CheckoutSettings {
  const stored = storedSettings(from);
  const packs = stored.get(keys.unprovenPacks);
  return {
    guests: stored.get(keys.guests) !== "off",
    unprovenPacks: packs === undefined ? defaultUnprovenPacks : packs === "" ? null : Number(packs),
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
    storeSettings(tx, {
      [keys.guests]: after.guests ? "on" : "off",
      [keys.unprovenPacks]: after.unprovenPacks === null ? "" : String(after.unprovenPacks),
    });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "checkout", name: "checkout" },
      before,
      after,
    });
  });
}
