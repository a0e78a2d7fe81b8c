import { eq } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { khatas } from "~/base/db/schema";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { rupees } from "~/base/lib/money";
import {
  type Buyer,
  keysOfKhata,
  khataOf,
  openKhata,
  standOf,
} from "~/sales/orders/money/khata.server";
import { recordKhata } from "~/sales/payments/by-hand/on-account.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { duesOfBuyer } from "../dues/dues.server";
import { khataBuyer } from "../dues/khata-buyer.server";
import type { OverLimit } from "./question";

const usualKey = "khata.limitPaise";

/** The most that a buyer may owe whose khata has no limit of its own, in paise; null: as much as they like. */
export function usualLimit(from: Reader = db): number | null {
  const stored = storedSettings(from).get(usualKey);
  return stored === undefined ? null : Number(stored);
}

export function setUsualLimit(tx: Writer, after: number | null, actor: Actor): void {
  const before = usualLimit(tx);
  if (before === after) return;
  storeSettings(tx, { [usualKey]: after === null ? null : String(after) });
  recordChange(tx, {
    actor,
    action: "settings.update",
    subject: { id: "khata-limit", name: "limit of khatas" },
    before: { limitPaise: before },
    after: { limitPaise: after },
  });
}

/** The limit of one khata itself, in paise; null: it has none. */
export function ownLimit(khataId: string | null, from: Reader = db): number | null {
  if (khataId === null) return null;
  const found = from
    .select({ limitPaise: khatas.limitPaise })
    .from(khatas)
    .where(eq(khatas.id, khataId))
    .get();
  return found?.limitPaise ?? null;
}

/**
 * Gives a buyer's khata, read at this `version`, if there is one, a limit of its own (paise); null: it has the usual one. `problem`: why
 * not; `meanwhile`: what somebody else has changed it to.
 */
export const setLimit = (
  handle: string,
  limitPaise: number | null,
  actor: Actor,
  version?: string,
): Promise<{ problem?: string; meanwhile?: { limitPaise: number | null } }> =>
  write((tx) => {
    const buyer = khataBuyer(handle, tx);
    const stored = ownLimit(buyer?.khataId ?? null, tx);
    if (version !== undefined && isOvertaken(stored, version, limitPaise))
      return { meanwhile: { limitPaise: stored } };
    const khataId = buyer && (buyer.khataId ?? openKhata(tx, buyer, Date.now()));
    if (!khataId) return { problem: "This buyer has neither an account nor a mobile number." };
    if (stored === limitPaise) return {};
    tx.update(khatas).set({ limitPaise }).where(eq(khatas.id, khataId)).run();
    recordKhata(tx, khataId, actor, {
      limit: limitPaise === null ? "the usual one" : rupees(limitPaise),
    });
    return {};
  });

/** Whether a sale on account (paise) takes what this buyer owes beyond the limit; null: it does not, or there is none. */
export function overLimit(from: Reader, buyer: Buyer, salePaise: number): OverLimit | null {
  const khataId = khataOf(buyer, from);
  const limitPaise = ownLimit(khataId, from) ?? usualLimit(from);
  if (limitPaise === null) return null;
  const joined = khataId === null ? [] : keysOfKhata(khataId, from);
  const { openingLeftPaise, creditPaise } =
    khataId === null ? { openingLeftPaise: 0, creditPaise: 0 } : standOf(khataId, from);
  const owedPaise =
    (duesOfBuyer({ id: "", ...buyer, joined }, from)?.sumPaise ?? 0) + openingLeftPaise;
  const thenPaise = owedPaise - creditPaise + salePaise;
  if (thenPaise <= limitPaise) return null;
  return { owesPaise: Math.max(0, owedPaise - creditPaise), limitPaise, thenPaise };
}
