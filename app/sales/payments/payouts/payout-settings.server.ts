import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import type { PayoutRhythm } from "./due-days";

const keys = { days: "payouts.days", holidays: "payouts.holidays" } as const;

/** How soon payouts come, as the owner set it: two bank days by default, as the provider does it. */
export function payoutRhythm(from: Reader = db): PayoutRhythm {
  const stored = storedSettings(from);
  return {
    days: Number(stored.get(keys.days) ?? 2),
    holidays: stored.get(keys.holidays)?.split("\n") ?? [],
  };
}

/** Stores how soon payouts come, read at this `version`. Returns what somebody else has changed it to; null: nobody has. */
export function changePayoutRhythm(
  changed: PayoutRhythm,
  actor: Actor,
  version: string,
): Promise<PayoutRhythm | null> {
  return write((tx) => {
    const stored = payoutRhythm(tx);
    if (isOvertaken(stored, version, changed)) return stored;
    const before = inWords(stored);
    const after = inWords(changed);
    if (before.days === after.days && before.holidays === after.holidays) return null;
    storeSettings(tx, {
      [keys.days]: String(changed.days),
      [keys.holidays]: changed.holidays.join("\n") || null,
    });
    const subject = { id: "payouts", name: "payouts" };
    recordChange(tx, { actor, action: "settings.update", subject, before, after });
    return null;
  });
}

const inWords = ({ days, holidays }: PayoutRhythm) => ({ days, holidays: holidays.join(", ") });
