import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import type { SaleState } from "~/base/db/statuses";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { Refused } from "~/base/lib/refused";
import { lackedFacts, musts, type SellFact, type SellFacts } from "../missing-to-sell";

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
 * Which facts keep a strict shop from storing this: those that a product would come on sale without, or lose while it is on sale. `before`:
 * null for a new product.
 */
export function unreadyFacts(after: Sold, before: Sold | null): SellFact[] {
  if (after.sale !== "on sale") return [];
  const lacked = before?.sale === "on sale" ? lackedFacts(before) : [];
  return lackedFacts(after).filter((fact) => !lacked.includes(fact));
}

/** Throws `Refused`, which names what is missing, when the shop is strict and `unreadyFacts` are any. */
export function refuseUnready(from: Reader, after: Sold, before: Sold | null): void {
  const missing = unreadyFacts(after, before);
  if (missing.length === 0 || !isStrict(from)) return;
  throw new Refused(
    `It cannot be on sale without ${inWords(missing)}, because the shop is set to strict. Add them under “Pack facts”, or keep it hidden.`,
    Object.fromEntries(
      missing.map((fact) => [musts[fact].field, `${musts[fact].words} is needed to be on sale`]),
    ),
  );
}

/** `MRP, net weight` */
export const inWords = (facts: SellFact[]): string =>
  facts.map((fact) => musts[fact].words).join(", ");
