import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";

const key = "gst.placeRule";

/** Whether goods of a firm are supplied in the firm's state, wherever they go. Not until the owner says so. */
export const placesByFirm = (from: Reader = db): boolean =>
  storedSettings(from).get(key) === "firm";

/**
 * Stores the rule for orders to come, read at this `version`, if there is one; those that were placed keep theirs. Returns what somebody
 * else has changed it to; null: nobody has.
 */
export function changePlaceRule(
  byFirm: boolean,
  actor: Actor,
  version?: string,
): Promise<{ byFirm: boolean } | null> {
  return write((tx) => {
    const before = placesByFirm(tx);
    if (before === byFirm) return null;
    if (version !== undefined && isOvertaken(before, version, byFirm)) return { byFirm: before };
    storeSettings(tx, { [key]: byFirm ? "firm" : "delivery" });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "gst", name: "Place of supply" },
      before: { byFirm: before },
      after: { byFirm },
    });
    return null;
  });
}
