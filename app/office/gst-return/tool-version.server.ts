import { isDeepStrictEqual } from "node:util";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { dayStart } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";

/** The version of the Returns Offline Tool that a file names, and the day (`2026-08-04`) on which somebody looked which one is current. */
export type ToolVersion = { version: string; lookedAt: string };

const keys = { version: "gst.toolVersion", lookedAt: "gst.toolLookedAt" };

/** That of V3.2.4, as public code had it on that day. */
const known: ToolVersion = { version: "GST3.2.4", lookedAt: "2026-08-04" };

/** The stored setting; what was known when this was written, until the owner looks. */
export function toolVersion(from: Reader = db): ToolVersion {
  const stored = storedSettings(from);
  return {
    version: stored.get(keys.version) ?? known.version,
    lookedAt: stored.get(keys.lookedAt) ?? known.lookedAt,
  };
}

/** Whether nobody has looked for more than 90 days at `now` (UTC ms): the portal refuses files of tools that are too old. */
export const isLongAgo = ({ lookedAt }: ToolVersion, now: number): boolean =>
  now - (dayStart(lookedAt) ?? 0) > 90 * day;

/** Stores the setting, read at this `version`. Returns what somebody else has changed it to; null: nobody has. */
export function changeToolVersion(
  after: ToolVersion,
  actor: Actor,
  version: string,
): Promise<ToolVersion | null> {
  return write((tx) => {
    const before = toolVersion(tx);
    if (isOvertaken(before, version, after)) return before;
    storeSettings(tx, { [keys.version]: after.version, [keys.lookedAt]: after.lookedAt });
    if (isDeepStrictEqual(before, after)) return null;
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "gst", name: "Version of the offline tool" },
      before,
      after,
    });
    return null;
  });
}
