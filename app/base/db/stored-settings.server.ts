import { eq } from "drizzle-orm";
import type { Reader, Writer } from "./connection.server";
import { keptWithOpenPages } from "./open-pages.server";
import { prepared } from "./prepared.server";
import { settings } from "./schema";

type StoredSettings = ReadonlyMap<string, string>;

/** All settings that are stored, by key: some 60. Read again only after one changed. */
export const storedSettings: (from?: Reader) => StoredSettings = keptWithOpenPages(
  (from) =>
    new Map(
      allRows(from)
        .all()
        .map(({ key, value }) => [key, value]),
    ),
);

const allRows = prepared((from) =>
  from.select({ key: settings.key, value: settings.value }).from(settings).prepare(),
);

/** Stores these settings and leaves the others; null removes one. */
export function storeSettings(
  tx: Writer,
  values: Record<string, string | null>,
  updatedAt = Date.now(),
): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) tx.delete(settings).where(eq(settings.key, key)).run();
    else
      tx.insert(settings)
        .values({ key, value, updatedAt })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
        .run();
  }
}
