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
    `It cannot be on sale without ${inWords(missing)}, because the shop is set to strict. ${wayOut(missing, before === null)}`,
    Object.fromEntries(
      missing.map((fact) => [fieldOf(fact), `${musts[fact].words} is needed to be on sale`]),
    ),
  );
}

/** A new product has no photo yet that could be said to show its label. */
function wayOut(missing: SellFact[], isNew: boolean): string {
  if (!missing.includes("labelPhotoId")) return "Add them under “Pack facts”, or keep it hidden.";
  const facts = missing.length > 1;
  if (isNew)
    return `Keep it hidden, ${facts ? "fill its pack facts, " : ""}add the photo of its label, then put it on sale.`;
  const photo = "under “Photos” on its page, say which one shows the label";
  return facts
    ? `Add them under “Pack facts” and, ${photo}; or keep it hidden.`
    : `Keep it hidden, or, ${photo}.`;
}

const fieldOf = (fact: SellFact): string => (fact === "labelPhotoId" ? "photo" : musts[fact].field);

/**
 * Throws `Refused` when the shop is strict and this product, as it is to be, is on sale with `photoId` as the photo of its label: that
 * one may not leave it. `photoId` null: none leaves.
 */
export function refuseLosingLabel(
  from: Reader,
  { name, sale, labelPhotoId }: { name: string; sale: SaleState; labelPhotoId: string | null },
  photoId: string | null,
): void {
  if (sale !== "on sale" || photoId === null || photoId !== labelPhotoId || !isStrict(from)) return;
  throw new Refused(
    `${name} cannot be on sale without the photo of its label, because the shop is set to strict. Say first that another photo shows the label, or hide the product.`,
    { photo: "It would take the place of the photo that shows the label" },
  );
}

/** `MRP, net weight` */
export const inWords = (facts: SellFact[]): string =>
  facts.map((fact) => musts[fact].words).join(", ");
