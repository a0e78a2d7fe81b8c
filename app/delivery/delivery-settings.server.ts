import { eq, inArray } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { prepared } from "~/db/prepared.server";
import { settings } from "~/db/schema";
import { storedFacts } from "~/pages/company.server";
import { type Calendar, timeOfDay } from "./calendar";

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

const storedRows = prepared((from) =>
  from
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.values(deliveryKeys)))
    .prepare(),
);

/** The stored settings; by default parcels leave the same day until 14:00 and nothing is collected. */
export function deliverySettings(from: Reader = db): DeliverySettings {
  const stored = new Map(
    storedRows(from)
      .all()
      .map(({ key, value }) => [key, value]),
  );
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

/** Where and when orders are collected, with line breaks: the firm's first address and the hours; null: neither is set. */
export function collectingPlace(from: Reader = db): string | null {
  const [address] = storedFacts(from).facts.address?.split(/\n\s*\n/) ?? [];
  return [address, deliverySettings(from).collecting.hours].filter(Boolean).join("\n") || null;
}

/** Stores the settings. Without an actor (the demo) nothing is written into the audit log. Placed orders keep their days. */
export function changeDeliverySettings(
  changed: DeliverySettings,
  actor: Actor | null,
): Promise<void> {
  return write((tx) => {
    const before = inWords(deliverySettings(tx));
    const after = inWords(changed);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const { collecting, cutOff, holidays, divisor } = changed;
    store(tx, deliveryKeys.cutOff, String(cutOff));
    store(tx, deliveryKeys.holidays, holidays.join("\n"));
    store(tx, deliveryKeys.collect, collecting.isOn ? "on" : "");
    store(tx, deliveryKeys.collectHours, collecting.hours ?? "");
    store(tx, deliveryKeys.divisor, String(divisor));
    if (!actor) return;
    const subject = { id: "delivery", name: "delivery" };
    recordChange(tx, { actor, action: "settings.update", subject, before, after });
  });
}

/** Blank text unsets a setting. */
function store(tx: Writer, key: string, value: string): void {
  const updatedAt = Date.now();
  if (value === "") tx.delete(settings).where(eq(settings.key, key)).run();
  else
    tx.insert(settings)
      .values({ key, value, updatedAt })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
      .run();
}

const inWords = ({ cutOff, holidays, collecting, divisor }: DeliverySettings) => ({
  cutOff: timeOfDay(cutOff),
  holidays: holidays.join(", "),
  collecting: collecting.isOn,
  collectingHours: collecting.hours,
  volumetricDivisor: divisor,
});
