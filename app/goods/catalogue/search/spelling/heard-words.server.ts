import { and, eq, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import { db, write, type Writer } from "~/base/db/connection.server";
import { listed, placeholder, prepared } from "~/base/db/prepared.server";
import { searchVocabulary } from "~/base/db/schema";
import { soundOf } from "./sound";

const { id, word, uses, sound } = searchVocabulary;

/** Words given their sound in one transaction. */
const mostAtOnce = 2000;

/**
 * Gives new words of products their sound; returns how many words it did. Triggers add words without one: only the shop's code can
 * compute it, and other programs open the same file. Call after each change that may bring words; the job does the rest.
 */
export function hearNewWords(tx: Writer): number {
  const unheard = tx
    .select({ id, word })
    .from(searchVocabulary)
    .where(isNull(sound))
    .limit(mostAtOnce)
    .all();
  for (const each of unheard) storing(tx).run({ id: each.id, sound: soundOf(each.word) });
  return unheard.length;
}

const storing = prepared((tx: Writer) =>
  tx
    .update(searchVocabulary)
    .set({ sound: placeholder("sound") })
    .where(eq(id, placeholder("id")))
    .prepare(),
);

/** Gives all words their sound, as after an upgrade. */
export async function hearAllWords(signal?: AbortSignal): Promise<void> {
  const heard = await write(hearNewWords);
  if (heard === mostAtOnce && !signal?.aborted) await hearAllWords(signal);
}

const mostAlike = 32;
const lastCharacter = "\u{10ffff}";

/** The most used product words with exactly this sound; `orBegun`: if there are none, those whose sound begins so. */
export function wordsHeardAs(heard: string, { orBegun = false } = {}): string[] {
  const alike = soundsAmong([heard]);
  if (alike.length > 0 || !orBegun) return alike;
  return mostUsed(begun(db).all({ heard, end: heard + lastCharacter }));
}

/** The most used product words with one of these sounds. */
export const soundsAmong = (sounds: readonly string[]): string[] =>
  mostUsed(heardAs(db).all({ sounds: JSON.stringify(sounds) }));

const mostUsed = (rows: { word: string; uses: number }[]): string[] =>
  rows.toSorted((a, b) => b.uses - a.uses).map((row) => row.word);

const heardAs = prepared((from) =>
  from
    .select({ word, uses })
    .from(searchVocabulary)
    .where(and(inArray(sound, listed("sounds")), ne(sound, "")))
    .limit(mostAlike)
    .prepare(),
);

const begun = prepared((from) =>
  from
    .select({ word, uses })
    .from(searchVocabulary)
    .where(and(gte(sound, placeholder("heard")), lt(sound, placeholder("end"))))
    .limit(mostAlike)
    .prepare(),
);
