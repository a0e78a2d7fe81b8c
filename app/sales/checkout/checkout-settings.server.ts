import { isDeepStrictEqual } from "node:util";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { versionOf } from "~/base/lib/form/version.server";
import { type HoldLimits, holdLimits, storeHoldLimits } from "~/goods/stock/hold-limits.server";

const guests = "checkout.guests";
const guestsNote = "checkout.guestsNote";

/**
 * `guests`: whether one can order without an account. `guestsNote`: why one cannot, as the cart tells shoppers; null: nothing is written.
 */
type CheckoutSettings = { guests: boolean; guestsNote: string | null } & HoldLimits;

/** The stored settings of the checkout. */
export function checkoutSettings(from: Reader = db): CheckoutSettings {
  const stored = storedSettings(from);
  return {
    guests: stored.get(guests) !== "off",
    guestsNote: stored.get(guestsNote) || null,
    ...holdLimits(from),
  };
}

/**
 * Stores these settings, read at this `version`, if there is one; the others stay. Returns what somebody else has changed them to; null:
 * nobody has.
 */
export function changeCheckout(
  changed: Partial<CheckoutSettings>,
  actor: Actor,
  version?: string,
): Promise<CheckoutSettings | null> {
  return write((tx) => {
    const before = checkoutSettings(tx);
    const after = { ...before, ...changed };
    if (isDeepStrictEqual(before, after)) return null;
    if (version !== undefined && version !== versionOf(before)) return before;
    storeSettings(tx, {
      [guests]: after.guests ? "on" : "off",
      [guestsNote]: after.guestsNote,
    });
    storeHoldLimits(tx, after);
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "checkout", name: "checkout" },
      before,
      after,
    });
    return null;
  });
}
