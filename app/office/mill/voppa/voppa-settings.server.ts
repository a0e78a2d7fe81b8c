import { isDeepStrictEqual } from "node:util";
import { db, type Reader, write } from "~/base/db/connection.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { columnKeys, type ColumnNames, columnNames } from "./columns";
import { type Unit, units } from "./unit";

/** The firm's number of registration under the order ("": none said), the unit of the return, and the names of its columns. */
export type VoppaSettings = { registration: string; unit: Unit; names: ColumnNames };

const nameKey = (column: string) => `voppa.column.${column}`;

/** The stored settings; kilograms and the shop's own names until the owner says otherwise. */
export function voppaSettings(from: Reader = db): VoppaSettings {
  const stored = storedSettings(from);
  const names = columnKeys.map((key) => [key, stored.get(nameKey(key)) ?? columnNames[key]]);
  return {
    registration: stored.get("voppa.registration") ?? "",
    unit: units.find((unit) => unit === stored.get("voppa.unit")) ?? "kg",
    names: Object.fromEntries(names) as ColumnNames,
  };
}

/** Stores the settings, read at this `version`. Returns what somebody else has changed them to; null: nobody has. */
export function changeVoppaSettings(
  after: VoppaSettings,
  actor: Actor,
  version: string,
): Promise<VoppaSettings | null> {
  return write((tx) => {
    const before = voppaSettings(tx);
    if (isOvertaken(before, version, after)) return before;
    const named = columnKeys.map((key) => {
      const isOwn = after.names[key] !== columnNames[key];
      return [nameKey(key), isOwn ? after.names[key] : null] as const;
    });
    storeSettings(tx, {
      ...Object.fromEntries(named),
      "voppa.registration": after.registration || null,
      "voppa.unit": after.unit,
    });
    if (isDeepStrictEqual(before, after)) return null;
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "voppa", name: "VOPPA return" },
      before: flat(before),
      after: flat(after),
    });
    return null;
  });
}

const flat = ({ names, ...settings }: VoppaSettings) => ({ ...settings, ...names });
