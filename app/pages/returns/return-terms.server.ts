import { inArray } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write } from "~/db/connection.server";
import { prepared } from "~/db/prepared.server";
import { settings } from "~/db/schema";
import { type ReturnTerms, usualTerms, waysBack } from "./return-terms";

const keys = {
  days: "returns.days",
  refundDays: "returns.refundDays",
  wayBack: "returns.wayBack",
  minPhotos: "returns.minPhotos",
} as const;

/** What the owner promises about returns. */
export function returnTerms(from: Reader = db): ReturnTerms {
  const stored = new Map(
    storedRows(from)
      .all()
      .map(({ key, value }) => [key, value]),
  );
  const numberOf = (name: "days" | "refundDays" | "minPhotos") =>
    Number(stored.get(keys[name]) ?? usualTerms[name]);
  return {
    days: numberOf("days"),
    refundDays: numberOf("refundDays"),
    wayBack: waysBack.find((way) => way === stored.get(keys.wayBack)) ?? usualTerms.wayBack,
    minPhotos: numberOf("minPhotos"),
  };
}

const storedRows = prepared((from) =>
  from
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.values(keys)))
    .prepare(),
);

/** Whether the owner has saved terms, be they the usual ones: else nobody has looked at them. */
export const hasSavedTerms = (from: Reader = db): boolean => storedRows(from).all().length > 0;

/** Stores the terms. Returns that were asked for before keep their due dates. */
export async function changeReturnTerms(terms: ReturnTerms, actor: Actor): Promise<void> {
  await write((tx) => {
    const before = returnTerms(tx);
    const updatedAt = Date.now();
    for (const name of Object.keys(keys) as (keyof ReturnTerms)[]) {
      const value = String(terms[name]);
      tx.insert(settings)
        .values({ key: keys[name], value, updatedAt })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
        .run();
    }
    if (JSON.stringify(before) === JSON.stringify(terms)) return;
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "returns", name: "returns" },
      before,
      after: terms,
    });
  });
}
