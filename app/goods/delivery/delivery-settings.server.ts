import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { versionOf } from "~/base/lib/form/version.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { storedFacts } from "~/upkeep/pages/company.server";
import { type Calendar, timeOfDay } from "./calendar";
import { t } from "~/base/words/say";

export type DeliverySettings = Calendar & {
  /** Collecting at the press, free; `hours`: when, as text. */
  collecting: { isOn: boolean; hours: string | null };
  /** cm³ of a parcel that couriers charge as one kilogram. */
  divisor: number;
};

const deliveryKeys = {
  cutOff: "delivery.cutOff",
  holidays: "delivery.holidays",
  collect: "delivery.collect",
  collectHours: "delivery.collectHours",
  divisor: "delivery.divisor",
} as const;

/** The stored settings; by default parcels leave the same day until 14:00 and nothing is collected. */
export function deliverySettings(from: Reader = db): DeliverySettings {
  const stored = storedSettings(from);
  return {
    cutOff: Number(stored.get(deliveryKeys.cutOff) ?? 14 * 60),
    holidays: stored.get(deliveryKeys.holidays)?.split("\n") ?? [],
    collecting: {
      isOn: stored.get(deliveryKeys.collect) === "on",
      hours: stored.get(deliveryKeys.collectHours) ?? null,
    },
    divisor: Number(stored.get(deliveryKeys.divisor) ?? 5000),
  };
}

/**
 * Where and when orders are collected, with line breaks: the firm's first address and the hours, in the language spoken now; null: neither is
 * set.
 */
export function collectingPlace(from: Reader = db): string | null {
  const [address] = storedFacts(from).facts.address?.split(/\n\s*\n/) ?? [];
  const { hours } = deliverySettings(from).collecting;
  return [address, hours && t(hours)].filter(Boolean).join("\n") || null;
}

/**
 * Stores the settings, read at this `version`, if there is one. Without an actor (the demo) nothing is written into the audit log. Placed
 * orders keep their days. Returns what somebody else has changed them to; null: nobody has.
 */
export function changeDeliverySettings(
  changed: DeliverySettings,
  actor: Actor | null,
  version?: string,
): Promise<DeliverySettings | null> {
  return write((tx) => {
    const stored = deliverySettings(tx);
    const [before, after] = [inWords(stored), inWords(changed)];
    if (JSON.stringify(before) === JSON.stringify(after)) return null;
    if (version !== undefined && version !== versionOf(stored)) return stored;
    const { collecting, cutOff, holidays, divisor } = changed;
    storeSettings(tx, {
      [deliveryKeys.cutOff]: String(cutOff),
      [deliveryKeys.holidays]: holidays.join("\n") || null,
      [deliveryKeys.collect]: collecting.isOn ? "on" : null,
      [deliveryKeys.collectHours]: collecting.hours || null,
      [deliveryKeys.divisor]: String(divisor),
    });
    const subject = { id: "delivery", name: "delivery" };
    if (actor) recordChange(tx, { actor, action: "settings.update", subject, before, after });
    return null;
  });
}

const inWords = ({ cutOff, holidays, collecting, divisor }: DeliverySettings) => ({
  cutOff: timeOfDay(cutOff),
  holidays: holidays.join(", "),
  collecting: collecting.isOn,
  collectingHours: collecting.hours,
  volumetricDivisor: divisor,
});
