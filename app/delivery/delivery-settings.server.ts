import { inArray } from "drizzle-orm";
import { db, type Reader } from "~/db/connection.server";
import { prepared } from "~/db/prepared.server";
import { settings } from "~/db/schema";
import type { Calendar } from "./calendar";

export type DeliverySettings = Calendar & {
  /** Collecting at the press, free; `hours`: when, as text. */
  collecting: { isOn: boolean; hours: string | null };
  /** cm³ of a parcel that couriers charge as one kilogram. */
  divisor: number;
};

export const deliveryKeys = {
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
