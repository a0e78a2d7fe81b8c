import type { Carrier } from "~/base/db/statuses";
import { decimalRupees, rupees } from "~/base/lib/money";
import { pinsAsText } from "./pin-list";

/** A zone of the owner's table. Amounts in paise, weights in grams, days in business days. */
export type DeliveryZone = {
  name: string;
  carrier: Carrier;
  /** The town that all its PINs are in, of a zone of the own van; null: none is proposed. */
  town: string | null;
  /** Prefixes, or `*`. */
  pins: string[];
  fromG: number;
  /** By weight, the lightest first; none for a transporter. */
  rates: { uptoG: number; pricePaise: number }[];
  extraKgPaise: number | null;
  freeFromPaise: number | null;
  daysMin: number;
  daysMax: number;
  isOffered: boolean;
  paysOnDelivery: boolean;
};

/** Zones are known by their names, whatever their case. */
export const keyOf = ({ name }: Pick<DeliveryZone, "name">): string => name.toLowerCase();

/** The cells of a zone but its prices, as typed or shown. Named as the columns of the CSV file. */
export const zoneCells = [
  "zone",
  "carrier",
  "pins",
  "from_g",
  "extra_kg",
  "days_min",
  "days_max",
  "offered",
  "cod",
  "free_from",
  "town",
] as const;
export type ZoneCell = (typeof zoneCells)[number];

/** The table as text: rupees, grams, `yes` and `no`. `prices` has one text for each of the steps (grams). */
export type TypedZone = Record<ZoneCell, string> & { prices: string[] };
export type TypedTable = { steps: string[]; zones: TypedZone[] };

/**
 * A cell that is refused. `zone`: its row, null for the weights at the top. `cell`: `price-2` and `step-2` for those columns.
 * `sentence`: why, without the zone's name.
 */
export type CellProblem = { zone: number | null; cell: string; sentence: string };

/** An empty row. */
export const blankZone = (steps: number): TypedZone => ({
  ...(Object.fromEntries(zoneCells.map((cell) => [cell, ""])) as Record<ZoneCell, string>),
  carrier: "courier",
  offered: "yes",
  cod: "no",
  prices: Array.from({ length: steps }, () => ""),
});

/** The table as it is typed. */
export function typedTable(zones: DeliveryZone[]): TypedTable {
  const steps = [...new Set(zones.flatMap(({ rates }) => rates.map(({ uptoG }) => uptoG)))];
  steps.sort((one, other) => one - other);
  return {
    steps: steps.map(String),
    zones: zones.map((zone) => ({
      zone: zone.name,
      carrier: zone.carrier,
      pins: pinsAsText(zone.pins),
      from_g: zone.fromG === 0 ? "" : String(zone.fromG),
      extra_kg: typedRupees(zone.extraKgPaise),
      days_min: String(zone.daysMin),
      days_max: String(zone.daysMax),
      offered: zone.isOffered ? "yes" : "no",
      cod: zone.paysOnDelivery ? "yes" : "no",
      free_from: typedRupees(zone.freeFromPaise),
      town: zone.town ?? "",
      prices: steps.map((step) =>
        typedRupees(zone.rates.find(({ uptoG }) => uptoG === step)?.pricePaise ?? null),
      ),
    })),
  };
}

const typedRupees = (paise: number | null) =>
  paise === null ? "" : decimalRupees(paise).replace(/\.00$/, "");

/** A zone in the words of the audit log and of the check of a file: label → value. */
export function zoneInWords(zone: DeliveryZone): Record<string, string | number | boolean | null> {
  const { carrier, fromG, extraKgPaise, freeFromPaise } = zone;
  return {
    name: zone.name,
    carrier,
    pins: pinsAsText(zone.pins),
    ...(fromG > 0 && { "from weight": `${fromG} g` }),
    ...Object.fromEntries(
      zone.rates.map(({ uptoG, pricePaise }) => [`up to ${uptoG} g`, rupees(pricePaise)]),
    ),
    "each further kg": extraKgPaise === null ? null : rupees(extraKgPaise),
    days: `${zone.daysMin}–${zone.daysMax}`,
    "free from": freeFromPaise === null ? null : rupees(freeFromPaise),
    offered: zone.isOffered,
    "pay on delivery": zone.paysOnDelivery,
    ...(zone.town && { town: zone.town }),
  };
}
