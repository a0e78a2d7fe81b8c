import { db, type Reader, write } from "~/base/db/connection.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { defaultYield } from "./oil-figures";

/** What the owner says of pressing: festivals as typed (`festivalsIn`), and kilograms of oil out of 100 kg of kernel. */
export type PressSettings = { festivals: string; yieldKg: number };

/** The stored settings; no festivals until the owner types them. */
export function pressSettings(from: Reader = db): PressSettings {
  const stored = storedSettings(from);
  return {
    festivals: stored.get("press.festivals") ?? "",
    yieldKg: Number(stored.get("press.yieldKg") ?? defaultYield),
  };
}

/** Stores the settings, read at this `version`, if there is one. Returns what somebody else has changed them to; null: nobody has. */
export function changePressSettings(
  after: PressSettings,
  actor: Actor,
  version?: string,
): Promise<PressSettings | null> {
  return write((tx) => {
    const before = pressSettings(tx);
    if (version !== undefined && isOvertaken(before, version, after)) return before;
    storeSettings(tx, {
      "press.festivals": after.festivals || null,
      "press.yieldKg": String(after.yieldKg),
    });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "press", name: "How much to press" },
      before,
      after,
    });
    return null;
  });
}
