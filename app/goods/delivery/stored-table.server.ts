import { createHash } from "node:crypto";
import { asc } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { deliveryPins, deliveryRates, deliveryZones } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { newId } from "~/base/lib/ids.server";
import { type DeliveryZone, keyOf, zoneInWords } from "./delivery-table";
import { type PricedZone, pricedZones } from "./zone-prices.server";

/** The owner's table as stored, in its order, and a version that changes with anything in it. */
export function storedTable(): { zones: DeliveryZone[]; version: string } {
  const zones = storedZones(db).map(({ zone }) => zone);
  return { zones, version: versionOf(zones) };
}

function storedZones(from: Reader): { row: PricedZone; zone: DeliveryZone }[] {
  const { zoneId, prefix } = deliveryPins;
  const rows = from.select({ zoneId, prefix }).from(deliveryPins).orderBy(asc(prefix)).all();
  const pins = groupedBy(rows, (pin) => pin.zoneId);
  return pricedZones(from).map((row) => ({
    row,
    zone: {
      name: row.name,
      carrier: row.carrier,
      town: row.town,
      pins: (pins.get(row.id) ?? []).map((pin) => pin.prefix),
      fromG: row.fromG,
      rates: row.rates.map(({ uptoG, pricePaise }) => ({ uptoG, pricePaise })),
      extraKgPaise: row.extraKgPaise,
      freeFromPaise: row.freeFromPaise,
      daysMin: row.daysMin,
      daysMax: row.daysMax,
      isOffered: row.isOffered,
      paysOnDelivery: row.paysOnDelivery,
    },
  }));
}

const versionOf = (zones: DeliveryZone[]) =>
  createHash("sha256")
    .update(JSON.stringify(zones.map(inOrder)))
    .digest("base64url");

/** The same zone is the same text, however its PINs were sorted. */
const inOrder = (zone: DeliveryZone) => ({ ...zone, pins: zone.pins.toSorted() });

/**
 * Stores the whole table, as it was read at this `version`. If it has changed since, stores nothing: `changed-meanwhile`.
 * Without an actor (the demo) nothing is written into the audit log. Placed orders keep their prices.
 */
export function saveTable(
  zones: DeliveryZone[],
  version: string,
  actor: Actor | null,
): Promise<{ problem?: "changed-meanwhile" }> {
  return write((tx) => {
    const before = storedZones(tx);
    const current = versionOf(before.map(({ zone }) => zone));
    if (current === versionOf(zones)) return {};
    if (current !== version) return { problem: "changed-meanwhile" };
    const known = new Map(before.map(({ row }) => [keyOf(row), row]));
    replaceZones(tx, zones, known);
    if (actor)
      recordZones(
        tx,
        actor,
        before.map(({ zone }) => zone),
        zones,
        known,
      );
    return {};
  });
}

function replaceZones(tx: Writer, zones: DeliveryZone[], known: Map<string, PricedZone>): void {
  const now = Date.now();
  const kept = zones.map((zone, position) => {
    const { pins: _, rates: __, ...columns } = zone;
    const { id = newId(now), createdAt = now } = known.get(keyOf(zone)) ?? {};
    return { zone, row: { ...columns, id, position, createdAt, updatedAt: now } };
  });
  tx.delete(deliveryZones).run();
  insertAll(
    kept.map(({ row }) => row),
    (rows) => tx.insert(deliveryZones).values(rows).run(),
  );
  insertAll(
    kept.flatMap(({ zone, row }) => zone.rates.map((rate) => ({ zoneId: row.id, ...rate }))),
    (rows) => tx.insert(deliveryRates).values(rows).run(),
  );
  insertAll(
    kept.flatMap(({ zone, row }) =>
      zone.pins.map((prefix) => ({ zoneId: row.id, carrier: zone.carrier, prefix })),
    ),
    (rows) => tx.insert(deliveryPins).values(rows).run(),
  );
}

/** SQLite takes so many parameters at once. */
function insertAll<Row>(rows: Row[], insert: (batch: Row[]) => void): void {
  const batchSize = 1000;
  for (let start = 0; start < rows.length; start += batchSize)
    insert(rows.slice(start, start + batchSize));
}

function recordZones(
  tx: Writer,
  actor: Actor,
  before: DeliveryZone[],
  after: DeliveryZone[],
  known: Map<string, PricedZone>,
): void {
  const old = new Map(before.map((zone) => [keyOf(zone), zone]));
  const names = new Map([...old, ...after.map((zone) => [keyOf(zone), zone] as const)]);
  const left = new Map(after.map((zone) => [keyOf(zone), zone]));
  for (const [key, { name }] of names) {
    const [was, is] = [old.get(key), left.get(key)];
    if (was && is && versionOf([was]) === versionOf([is])) continue;
    recordChange(tx, {
      actor,
      action: was ? (is ? "delivery-zone.update" : "delivery-zone.delete") : "delivery-zone.create",
      subject: { id: known.get(key)?.id ?? key, name },
      before: was && zoneInWords(was),
      after: is && zoneInWords(is),
    });
  }
}
