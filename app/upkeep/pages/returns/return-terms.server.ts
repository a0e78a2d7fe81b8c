import { isDeepStrictEqual } from "node:util";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import { defaultTerms, type ReturnTerms, waysBack } from "./return-terms";

const keys = {
  days: "returns.days",
  refundDays: "returns.refundDays",
  wayBack: "returns.wayBack",
  minPhotos: "returns.minPhotos",
} as const;

/** What the owner promises about returns. */
export function returnTerms(from: Reader = db): ReturnTerms {
  const stored = storedSettings(from);
  const numberOf = (name: "days" | "refundDays" | "minPhotos") =>
    Number(stored.get(keys[name]) ?? defaultTerms[name]);
  return {
    days: numberOf("days"),
    refundDays: numberOf("refundDays"),
    wayBack: waysBack.find((way) => way === stored.get(keys.wayBack)) ?? defaultTerms.wayBack,
    minPhotos: numberOf("minPhotos"),
  };
}

/** False until the owner has confirmed the terms once, even unchanged. */
export const hasSavedTerms = (): boolean => storedSettings(db).has(keys.days);

/**
 * Stores the terms, read at this `version`, if there is one. Returns that were asked for before keep their due dates. Returns what somebody
 * else has changed them to; null: nobody has.
 */
export function changeReturnTerms(
  terms: ReturnTerms,
  actor: Actor,
  version?: string,
): Promise<ReturnTerms | null> {
  return write((tx) => {
    const before = returnTerms(tx);
    if (version !== undefined && isOvertaken(before, version, terms)) return before;
    const names = Object.keys(keys) as (keyof ReturnTerms)[];
    storeSettings(tx, Object.fromEntries(names.map((name) => [keys[name], String(terms[name])])));
    if (isDeepStrictEqual(before, terms)) return null;
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "returns", name: "returns" },
      before,
      after: terms,
    });
    return null;
  });
}
