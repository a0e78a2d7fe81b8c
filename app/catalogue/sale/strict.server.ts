import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write } from "~/db/connection.server";
import type { SaleState } from "~/db/statuses";
import { storedSettings, storeSettings } from "~/db/stored-settings.server";
import { Refused } from "~/lib/refused";
import { missingToSell, type SellFacts } from "../missing-to-sell";

/** The triggers on `products` read it, too. */
const key = "sell.strict";

/** Whether a product that lacks what the law wants may not be put on sale. Off until the owner switches it on. */
export const isStrict = (from: Reader = db): boolean => storedSettings(from).get(key) === "on";

export function setStrict(strict: boolean, actor: Actor, now = Date.now()): Promise<void> {
  return write((tx) => {
    const before = isStrict(tx);
    if (before === strict) return;
    storeSettings(tx, { [key]: strict ? "on" : "off" }, now);
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "sell", name: "what may be sold" },
      before: { strict: before },
      after: { strict },
    });
  });
}

type Sold = SellFacts & { sale: SaleState };

/**
 * Throws `Refused`, which names what is missing, when the shop is strict and a product would come to be on sale without it, or lose it
 * while on sale. `before`: null for a new product.
 */
export function refuseUnready(from: Reader, after: Sold, before: Sold | null): void {
  if (after.sale !== "on sale" || !isStrict(from)) return;
  const lacked = before?.sale === "on sale" ? missingToSell(before) : [];
  const missing = missingToSell(after).filter((fact) => !lacked.includes(fact));
  if (missing.length === 0) return;
  throw new Refused(
    `It cannot be on sale without ${missing.join(", ")}, because the shop is set to strict. Add them under “Pack facts”, or keep it hidden.`,
  );
}
