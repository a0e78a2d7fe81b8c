import { desc, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { breaches, breachWords } from "~/base/db/schema";
import { type BreachKind, breachKinds, languages } from "~/base/db/statuses";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import type { TypedBreach } from "./forms";

/** A breach as it stands in the book. Times in UTC ms. */
export type Breach = Omit<typeof breaches.$inferSelect, "kinds"> &
  Pick<TypedBreach, "kinds" | "words">;

/** The book, the newest first. */
export const breachBook = () =>
  db.select().from(breaches).orderBy(desc(breaches.noticedAt), desc(breaches.id)).all();

export function breachById(id: string, from: Reader = db): Breach | null {
  const row = from.select().from(breaches).where(eq(breaches.id, id)).get();
  if (!row) return null;
  const words = from.select().from(breachWords).where(eq(breachWords.breachId, id)).all();
  return {
    ...row,
    kinds: row.kinds
      .split(",")
      .filter((kind): kind is BreachKind => (breachKinds as readonly string[]).includes(kind)),
    words: Object.fromEntries(
      words.map(({ language, breachId: _id, ...said }) => [language, said]),
    ),
  };
}

/**
 * Writes a breach down, or (`id`, read at `version`) what is known of it by now; the same again changes nothing. `gone`: there is none to
 * change; `meanwhile`: what somebody else has changed it to. `now`: UTC ms. `newOne`: the id of a new one, of its form.
 */
export function saveBreach(
  typed: TypedBreach,
  changed: { id: string; version: string } | null,
  actor: Actor,
  now = Date.now(),
  newOne = newId(now),
): Promise<Saved> {
  return write((tx) => {
    if (!changed && breachById(newOne, tx)) return { id: newOne };
    const before = changed && breachById(changed.id, tx);
    if (changed && !before) return { gone: true };
    const stored = before && breachVersion(before);
    if (before && stored === breachVersion(typed)) return { id: before.id };
    if (before && stored !== changed.version) return { meanwhile: before };
    const { words: _w, kinds, ...facts } = typed;
    const row = { ...facts, kinds: kinds.join(","), updatedAt: now };
    const breachId = before?.id ?? newOne;
    if (before) tx.update(breaches).set(row).where(eq(breaches.id, breachId)).run();
    else
      tx.insert(breaches)
        .values({ id: breachId, ...row, createdAt: now })
        .run();
    saveWords(tx, breachId, typed);
    recordChange(tx, {
      actor,
      action: before ? "breach.update" : "breach.create",
      subject: { id: breachId, name: typed.title },
      before: before ? factsOf(before) : undefined,
      after: factsOf(typed),
    });
    return { id: breachId };
  });
}

type Saved =
  | { id: string; gone?: undefined; meanwhile?: undefined }
  | { gone: true; meanwhile?: undefined }
  | { gone?: undefined; meanwhile: Breach };

/** The version of what its form edits. */
export const breachVersion = (breach: TypedBreach): string => {
  const { title, noticedAt, fromAt, untilAt, kinds, contact, causes, words } = breach;
  return versionOf({ title, noticedAt, fromAt, untilAt, kinds, contact, causes, words });
};

function saveWords(tx: Writer, breachId: string, { words }: TypedBreach): void {
  tx.delete(breachWords).where(eq(breachWords.breachId, breachId)).run();
  for (const language of languages) {
    const said = words[language];
    if (said)
      tx.insert(breachWords)
        .values({ breachId, language, ...said })
        .run();
  }
}

const factsOf = ({
  title,
  kinds,
  contact,
  words,
}: Pick<TypedBreach, "title" | "kinds" | "contact" | "words">) => ({
  title,
  kinds: kinds.join(", "),
  contact,
  ...words.en,
});

/** Whom the owner tells besides the people: each notes a time of its own. */
export const tellings = {
  cert: "certToldAt",
  board: "boardToldAt",
  detail: "boardDetailedAt",
} as const;
export type Telling = keyof typeof tellings;

/** Notes that somebody was told, once; the first time stays. `now`: UTC ms. */
export async function noteTold(
  id: string,
  what: Telling,
  actor: Actor,
  now = Date.now(),
): Promise<void> {
  await write((tx) => {
    const breach = breachById(id, tx);
    const column = tellings[what];
    if (!breach || breach[column] !== null) return;
    tx.update(breaches)
      .set({ [column]: now, updatedAt: now })
      .where(eq(breaches.id, id))
      .run();
    const subject = { id, name: breach.title };
    recordChange(tx, { actor, action: "breach.told", subject, after: { told: what } });
  });
}
