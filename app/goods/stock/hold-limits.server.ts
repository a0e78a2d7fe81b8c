import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";

const keys = {
  unprovenPacks: "checkout.unprovenPacks",
  networkPacks: "checkout.networkPacks",
  transferDays: "checkout.transferDays",
} as const;

/** Until an admin says otherwise. */
const defaults = { unprovenPacks: 30, networkPacks: 20, transferDays: 2 };

/** What orders may hold that are not paid yet, of buyers who never paid one (`unproven.server.ts`). */
export type HoldLimits = {
  /** Most packs of one product in all, or half of what is on hand where that is more; null: no limit. */
  unprovenPacks: number | null;
  /** Most packs of one product from one network; null: no limit. */
  networkPacks: number | null;
  /** Days that an order of the shop waits for its transfer. */
  transferDays: number;
};

export function holdLimits(from: Reader = db): HoldLimits {
  const stored = storedSettings(from);
  const packs = (key: "unprovenPacks" | "networkPacks") => {
    const text = stored.get(keys[key]);
    return text === undefined ? defaults[key] : text === "" ? null : Number(text);
  };
  return {
    unprovenPacks: packs("unprovenPacks"),
    networkPacks: packs("networkPacks"),
    transferDays: Number(stored.get(keys.transferDays) ?? defaults.transferDays),
  };
}

export function storeHoldLimits(tx: Writer, limits: HoldLimits): void {
  storeSettings(tx, {
    [keys.unprovenPacks]: text(limits.unprovenPacks),
    [keys.networkPacks]: text(limits.networkPacks),
    [keys.transferDays]: String(limits.transferDays),
  });
}

const text = (packs: number | null) => (packs === null ? "" : String(packs));
