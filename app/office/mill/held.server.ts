import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { millEntries, millMoves, millPlaces } from "~/base/db/schema";
import { dayInWords } from "~/base/lib/dates";
import { weight } from "~/base/lib/pack-size";
import type { Move, Place } from "./book.server";

/**
 * What the book has of a place at the end of a day (`2026-11-30`) in grams; the least that it has had since, and at the end of which
 * day; and the last day after it on which the place was weighed, null: it was not.
 */
export function heldOn(tx: Reader, { id, grams }: Pick<Place, "id" | "grams">, day: string) {
  const since = tx
    .select({
      day: millEntries.day,
      grams: sql<number>`sum(${millMoves.grams})`,
      isWeighed: sql<number>`max(${millEntries.kind} = 'weigh'
        and not exists (select 1 from mill_entries u where u.undoes = ${millEntries.id}))`,
    })
    .from(millMoves)
    .innerJoin(millEntries, eq(millEntries.id, millMoves.entryId))
    .where(and(eq(millMoves.placeId, id), gt(millEntries.day, day)))
    .groupBy(millEntries.day)
    .orderBy(desc(millEntries.day))
    .all();
  let held = grams;
  let least = { grams, day: since[0]?.day ?? day };
  for (const [at, moved] of since.entries()) {
    held -= moved.grams;
    if (held < least.grams) least = { grams: held, day: since[at + 1]?.day ?? day };
  }
  return { grams: held, least, weighedOn: since.find(({ isWeighed }) => isWeighed)?.day ?? null };
}

/** What is asked about moves of a day that is over: by the book, a place that has enough now had less then than goes out of it. */
export function doubtsOfDay(tx: Reader, moves: Move[], day: string): string[] {
  const out = moves.flatMap(({ placeId, grams }) =>
    placeId && grams < 0 ? [{ id: placeId, grams: -grams }] : [],
  );
  const ids = out.map(({ id }) => id);
  const places = tx.select().from(millPlaces).where(inArray(millPlaces.id, ids)).all();
  return places.flatMap((place) => {
    const goes = out.find(({ id }) => id === place.id)?.grams ?? 0;
    const { least } = heldOn(tx, place, day);
    if (goes <= least.grams || goes > place.grams) return [];
    const had = weight(Math.max(0, least.grams));
    return [
      `By the book ${place.name} held ${had} at the end of ${dayInWords(least.day)}, and ${weight(goes)} would have gone out by then.`,
    ];
  });
}
