import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { deliveryPins, deliveryZones } from "~/base/db/schema";

/** The town that the owner wrote beside the own van's zone of this PIN; null: no van goes there, or none is written. */
export const vanTown = (pin: string): string | null =>
  zoneOf(db).get({ pins: JSON.stringify(beginningsOf(pin)) })?.town ?? null;

const beginningsOf = (pin: string) => [...pin].map((_, index) => pin.slice(0, index + 1));

/** Of the zones that name the PIN or how it begins the one that names most of it. */
const zoneOf = prepared((from) =>
  from
    .select({ town: deliveryZones.town })
    .from(deliveryPins)
    .innerJoin(deliveryZones, eq(deliveryZones.id, deliveryPins.zoneId))
    .where(
      and(
        eq(deliveryPins.carrier, "van"),
        inArray(deliveryPins.prefix, sql`(select value from json_each(${placeholder("pins")}))`),
        eq(deliveryZones.isOffered, true),
      ),
    )
    .orderBy(desc(sql`length(${deliveryPins.prefix})`))
    .limit(1)
    .prepare(),
);
