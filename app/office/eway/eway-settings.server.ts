import { isDeepStrictEqual } from "node:util";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { statesOfPin } from "~/base/lib/india/pin-states";
import { pinWithin } from "~/sales/orders/delivery";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { storedFacts } from "~/upkeep/pages/company.server";
import type { Origin } from "./consignment";
import { knownLimits, type Limits, lookedAt } from "./state-limits";

/** The limits and where goods leave, with the day on which somebody looked whether the limits are still so. */
export type EwaySettings = Limits & Pick<Origin, "line" | "place" | "pin"> & { lookedAt: string };

const names = ["statePaise", "cityPaise", "lookedAt", "line", "place", "pin"] as const;
const keyOf = (name: (typeof names)[number]) => `eway.${name}`;
const none = "none";

/** As stored; until the owner says otherwise, what is known of the firm's state, and the firm's address. */
export function ewaySettings(from: Reader = db): EwaySettings & Origin & { isElsewhere: boolean } {
  const stored = storedSettings(from);
  const { facts } = storedFacts(from);
  const known = knownLimits(facts.state);
  const own = addressOf(facts.address ?? "");
  const city = stored.get(keyOf("cityPaise"));
  const pin = stored.get(keyOf("pin")) || own.pin;
  return {
    statePaise: Number(stored.get(keyOf("statePaise")) ?? known.statePaise),
    cityPaise: city === undefined ? known.cityPaise : city === none ? null : Number(city),
    lookedAt: stored.get(keyOf("lookedAt")) ?? lookedAt,
    line: stored.get(keyOf("line")) || own.line,
    place: stored.get(keyOf("place")) || own.place,
    pin,
    state: statesOfPin(pin)[0] ?? facts.state ?? "",
    isElsewhere: own.pin !== "" && pin !== own.pin,
  };
}

/** The first address of the firm, as on an envelope, in parts: the town stands before the PIN. What cannot be read is empty. */
function addressOf(text: string): Pick<Origin, "line" | "place" | "pin"> {
  const [first = ""] = text.split(/\n\s*\n/);
  const found = pinWithin(first);
  if (!found) return { line: "", place: "", pin: "" };
  const parts = first
    .slice(0, found.at)
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s.–-]+|[\s.–-]+$/g, ""))
    .filter(Boolean);
  const place = parts.at(-1) ?? "";
  return { line: parts.slice(0, -1).join(", ") || place, place, pin: found.pin };
}

/** What the form of the settings edits. */
export function editedSettings(from: Reader = db): EwaySettings {
  const { state: _state, isElsewhere: _elsewhere, ...edited } = ewaySettings(from);
  return edited;
}

/**
 * Stores the settings, read at this `version`, if there is one; e-way bills that are made stay as they are. Returns what somebody else
 * has changed them to; null: nobody has.
 */
export function changeEwaySettings(
  after: EwaySettings,
  actor: Actor,
  version?: string,
): Promise<EwaySettings | null> {
  return write((tx) => {
    const before = editedSettings(tx);
    if (version !== undefined && isOvertaken(before, version, after)) return before;
    const values = { ...after, cityPaise: after.cityPaise ?? none };
    storeSettings(tx, Object.fromEntries(names.map((name) => [keyOf(name), String(values[name])])));
    if (isDeepStrictEqual(before, after)) return null;
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "eway", name: "E-way bills" },
      before,
      after,
    });
    return null;
  });
}
