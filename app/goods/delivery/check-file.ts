import type { LineProblem } from "~/base/lib/csv/csv-read.server";
import { differences, valueInWords } from "~/base/lib/differences";
import { type DeliveryZone, keyOf, zoneInWords } from "./delivery-table";
import { readTable } from "./read-table";
import { tableInCsv } from "./table-csv";

/** What a file does to a zone; `line` null: the zone is not in the file and goes. */
export type ZoneChange = {
  line: number | null;
  name: string;
  kind: "new" | "changed" | "unchanged" | "removed";
  /** In words: field, before, after. */
  changes: { field: string; before: string; after: string }[];
};

type FileCheck = { zones: DeliveryZone[]; changes: ZoneChange[]; problems: LineProblem[] };

/** What a file would change in the stored zones, line by line, or what is wrong with it. Changes nothing. */
export function checkFile(text: string, stored: DeliveryZone[]): FileCheck {
  const { typed, lines, problems } = tableInCsv(text);
  const { zones, problems: refused } = readTable(typed);
  const inLines = refused.map(({ zone, cell, sentence }) => ({
    line: zone === null ? 1 : (lines[zone] ?? 0),
    what: zone === null ? "The first line" : (zones[zone]?.name ?? ""),
    reason: zone === null ? `${cell.replace("step", "weight")}: ${sentence}` : sentence,
  }));
  const all = [...problems, ...inLines].toSorted((one, other) => one.line - other.line);
  return { zones, changes: all.length > 0 ? [] : changesOf(zones, lines, stored), problems: all };
}

function changesOf(zones: DeliveryZone[], lines: number[], stored: DeliveryZone[]): ZoneChange[] {
  const before = new Map(stored.map((zone) => [keyOf(zone), zone]));
  const rows = zones.map((zone, index): ZoneChange => {
    const old = before.get(keyOf(zone));
    before.delete(keyOf(zone));
    const changes = old ? changesIn(old, zone) : [];
    const kind = old ? (changes.length > 0 ? "changed" : "unchanged") : "new";
    return { line: lines[index] ?? null, name: zone.name, kind, changes };
  });
  const gone = [...before.values()].map(({ name }): ZoneChange => ({
    line: null,
    name,
    kind: "removed",
    changes: [],
  }));
  return [...rows, ...gone];
}

function changesIn(before: DeliveryZone, after: DeliveryZone): ZoneChange["changes"] {
  return differences(zoneInWords(before), zoneInWords(after)).map(({ field, ...values }) => ({
    field,
    before: valueInWords(values.before),
    after: valueInWords(values.after),
  }));
}
