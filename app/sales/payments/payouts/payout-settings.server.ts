import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
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

/** Stores how soon payouts come. */
export async function changePayoutRhythm(changed: PayoutRhythm, actor: Actor): Promise<void> {
  await write((tx) => {
    const before = inWords(payoutRhythm(tx));
    const after = inWords(changed);
    if (before.days === after.days && before.holidays === after.holidays) return;
    storeSettings(tx, {
      [keys.days]: String(changed.days),
      [keys.holidays]: changed.holidays.join("\n") || null,
    });
    const subject = { id: "payouts", name: "payouts" };
    recordChange(tx, { actor, action: "settings.update", subject, before, after });
  });
}

const inWords = ({ days, holidays }: PayoutRhythm) => ({ days, holidays: holidays.join(", ") });
