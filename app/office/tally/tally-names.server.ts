import { isDeepStrictEqual } from "node:util";
import { db, type Reader, write } from "~/base/db/connection.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { ledgerFacts, ledgerKeys, salesName, type TallyNames } from "./ledger-names";

/** The stored names; those of the shop where the owner has not said another. */
export function tallyNames(from: Reader = db): TallyNames {
  const stored = storedSettings(from);
  const ledgers = Object.fromEntries(
    ledgerKeys.map((key) => [key, stored.get(`tally.${key}`) ?? ledgerFacts[key].name]),
  );
  return {
    company: stored.get("tally.company") ?? "",
    sales: stored.get("tally.sales") ?? salesName,
    ...ledgers,
  } as TallyNames;
}

/**
 * Stores the names, read at this `version`. Files that were made stay as they are. Returns what somebody else has changed them to; null:
 * nobody has.
 */
export function changeTallyNames(
  after: TallyNames,
  actor: Actor,
  version: string,
): Promise<TallyNames | null> {
  return write((tx) => {
    const before = tallyNames(tx);
    if (isOvertaken(before, version, after)) return before;
    storeSettings(
      tx,
      Object.fromEntries(Object.entries(after).map(([key, name]) => [`tally.${key}`, name])),
    );
    if (isDeepStrictEqual(before, after)) return null;
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "tally", name: "Ledgers in Tally" },
      before,
      after,
    });
    return null;
  });
}
