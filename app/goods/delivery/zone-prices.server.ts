import { and, asc, eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { db, type Reader } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { storedSettings } from "~/base/db/stored-settings.server";
import { deliveryPins, deliveryRates, deliveryZones } from "~/base/db/schema";
import { carriers } from "~/base/db/statuses";
import { groupedBy } from "~/base/lib/grouped-by";

type Zone = typeof deliveryZones.$inferSelect;
type Rate = { uptoG: number; pricePaise: number };
export type PricedZone = Zone & { rates: Rate[] };
/** `isNamed`: by a beginning of the PIN, not as "every other PIN". */
type ZoneOfPin = PricedZone & { isNamed: boolean };

/** Whether the shop has a table of delivery prices. */
const hasZones = (from: Reader): boolean =>
  from.select({ id: deliveryZones.id }).from(deliveryZones).limit(1).get() !== undefined;

/**
 * Whether everything goes everywhere for nothing, with no day promised: without a table, as in the first release, in a shop that has done
 * so since then. Any other shop without a table sells only what is collected.
 */
export const deliversForNothing = (from: Reader = db): boolean =>
  !hasZones(from) && storedSettings(from).get("delivery.withoutZones") !== "closed";

/** The zone of each carrier that this PIN (six digits) belongs to, whether offered or not: the longest prefix counts. */
export function zonesOfPin(from: Reader, pin: string): ZoneOfPin[] {
  if (from !== db) return zonesIn(from, pin);
  const known = ofPins();
  const zones = known.get(pin) ?? zonesIn(db, pin);
  known.set(pin, zones);
  return zones;
}

/** Of the PINs asked for last, until a price or zone changes: two queries, 60 µs, for each view of a cart or checkout. */
const ofPins = keptWithOpenPages(() => new LRUCache<string, ZoneOfPin[]>({ max: 1000 }));

function zonesIn(from: Reader, pin: string): ZoneOfPin[] {
  const prefixes = [...[6, 5, 4, 3, 2, 1].map((length) => pin.slice(0, length)), "*"];
  const matches = from
    .select({ prefix: deliveryPins.prefix, zone: deliveryZones })
    .from(deliveryPins)
    .innerJoin(deliveryZones, eq(deliveryZones.id, deliveryPins.zoneId))
    .where(
      and(inArray(deliveryPins.carrier, [...carriers]), inArray(deliveryPins.prefix, prefixes)),
    )
    .all();
  const zones = carriers.flatMap((carrier) => {
    const own = matches.filter(({ zone }) => zone.carrier === carrier);
    const best = own.toSorted((one, other) => lengthOf(other.prefix) - lengthOf(one.prefix))[0];
    return best ? [{ ...best.zone, isNamed: best.prefix !== "*" }] : [];
  });
  return withRates(from, zones);
}

const lengthOf = (prefix: string) => (prefix === "*" ? 0 : prefix.length);

/** These zones with their prices, the lightest first. */
function withRates<Z extends { id: string }>(from: Reader, zones: Z[]): (Z & { rates: Rate[] })[] {
  const { zoneId, uptoG } = deliveryRates;
  const ids = zones.map(({ id }) => id);
  const rows = from
    .select()
    .from(deliveryRates)
    .where(inArray(zoneId, ids))
    .orderBy(asc(zoneId), asc(uptoG))
    .all();
  const rates = groupedBy(rows, (rate) => rate.zoneId);
  return zones.map((zone) => ({ ...zone, rates: rates.get(zone.id) ?? [] }));
}

/** All zones with their prices, in the owner's order. */
export const pricedZones = (from: Reader): PricedZone[] => withRates(from, allZones(from));

/** The beginnings of the PINs of each zone, by its name, until the table changes. */
export const pinsOfZones = keptWithOpenPages((from) => {
  const { zoneId, prefix } = deliveryPins;
  const rows = from.select({ zoneId, prefix }).from(deliveryPins).orderBy(asc(prefix)).all();
  const pins = groupedBy(rows, (row) => row.zoneId);
  return new Map(
    allZones(from).map(({ id, name }) => [name, (pins.get(id) ?? []).map((pin) => pin.prefix)]),
  );
});

const allZones = (from: Reader): Zone[] =>
  from
    .select()
    .from(deliveryZones)
    .orderBy(asc(deliveryZones.position), asc(deliveryZones.id))
    .all();

/**
 * What a parcel of this weight (grams) costs in a zone, in paise; null: the zone does not take it. Goods sent by a transporter
 * cost nothing here: the buyer pays the freight at the transporter's.
 */
export function priceOfWeight(zone: PricedZone, weightG: number): number | null {
  if (weightG < zone.fromG) return null;
  if (zone.carrier === "transporter") return 0;
  const step = zone.rates.find(({ uptoG }) => weightG <= uptoG);
  if (step) return step.pricePaise;
  const heaviest = zone.rates.at(-1);
  if (!heaviest || zone.extraKgPaise === null) return null;
  return heaviest.pricePaise + zone.extraKgPaise * Math.ceil((weightG - heaviest.uptoG) / 1000);
}
