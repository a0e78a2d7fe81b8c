import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";

const key = "gst.placeRule";

/** Whether goods of a firm are supplied in the firm's state, wherever they go. Not until the owner says so. */
export const placesByFirm = (from: Reader = db): boolean =>
  storedSettings(from).get(key) === "firm";

/** Stores the rule for orders to come; those that were placed keep theirs. */
export async function changePlaceRule(byFirm: boolean, actor: Actor): Promise<void> {
  await write((tx) => {
    const before = placesByFirm(tx);
    if (before === byFirm) return;
    storeSettings(tx, { [key]: byFirm ? "firm" : "delivery" });
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "gst", name: "Place of supply" },
      before: { byFirm: before },
      after: { byFirm },
    });
  });
}
