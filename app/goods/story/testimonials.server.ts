import { asc, eq, isNull, or } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { photos, testimonials as table } from "~/base/db/schema";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import { mostTestimonials } from "./limits";
import { changedPhoto, forgetPhoto, type PhotoChange } from "~/goods/photos/changed-photo.server";
import type { ShownTestimonial, Testimonial } from "./testimonial";
import type { Language } from "~/base/words/language";

/** All testimonials in the order of the home page; empty until the owner enters some. */
export const testimonials = (from: Reader = db): ShownTestimonial[] => listed(from).all();

/** Those of the home page in this language. */
export const testimonialsIn = (language: Language): ShownTestimonial[] =>
  listed(db)
    .where(or(isNull(table.language), eq(table.language, language)))
    .all();

const listed = (from: Reader) =>
  from
    .select({
      id: table.id,
      words: table.words,
      who: table.who,
      where: table.place,
      language: table.language,
      photo: photoColumns,
    })
    .from(table)
    .leftJoin(photos, eq(photos.id, table.photoId))
    .orderBy(asc(table.position), asc(table.id))
    .limit(mostTestimonials)
    .$dynamic();

/** Replaces all testimonials, for the demo. */
export async function setTestimonials(wanted: Testimonial[]): Promise<void> {
  await write((tx) => {
    tx.delete(table).run();
    for (const [position, said] of wanted.entries())
      insert(tx, said, position, Date.now(), newId());
  });
}

type Said = Testimonial & PhotoChange;

/** Adds one at the end. `full`: there are as many as may be. `now`: UTC ms. `id`: of its form. */
export function addTestimonial(
  { photo, dropPhoto: _none, ...said }: Said,
  actor: Actor,
  now = Date.now(),
  id = newId(now),
): Promise<{ problem?: "full" }> {
  return write((tx) => {
    const list = rows(tx);
    if (list.some((row) => row.id === id)) return {};
    if (list.length >= mostTestimonials) return { problem: "full" };
    insert(tx, said, (list.at(-1)?.position ?? -1) + 1, now, id);
    const { photoId } = changedPhoto(tx, null, { photo, dropPhoto: false }, said.who, now);
    tx.update(table).set({ photoId }).where(eq(table.id, id)).run();
    record(tx, actor, undefined, said);
    return {};
  });
}

/** The version of what the form of a testimonial edits. */
export const testimonialVersion = (stored: ShownTestimonial): string => versionOf(filled(stored));

const filled = ({ words, who, where, language = null, photo }: Filled) => [
  [words, who, where, language],
  photo?.hash ?? null,
];

type Filled = Testimonial & { photo: { hash: string } | null };

/**
 * Changes one that was read at this `version`. `gone`: it is no longer there; `meanwhile`: what somebody else has changed it to. `now`: UTC
 * ms.
 */
export function changeTestimonial(
  id: string,
  { photo, dropPhoto, version, ...said }: Said & { version: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ gone?: true; meanwhile?: ShownTestimonial }> {
  return write((tx) => {
    const before = rowOf(tx, id);
    const stored = testimonials(tx).find((each) => each.id === id);
    if (!before || !stored) return { gone: true };
    const wanted = { ...said, photo: photo ?? (dropPhoto ? null : stored.photo) };
    if (isOvertaken(filled(stored), version, filled(wanted))) return { meanwhile: stored };
    const change = changedPhoto(tx, before.photoId, { photo, dropPhoto }, said.who, now);
    const { words, who, where: place, language = null } = said;
    tx.update(table)
      .set({ words, who, place, language, photoId: change.photoId })
      .where(eq(table.id, id))
      .run();
    change.forget();
    record(tx, actor, toldOf(before), said);
    return {};
  });
}

export function removeTestimonial(id: string, actor: Actor): Promise<boolean> {
  return inOne(id, (tx, before) => {
    tx.delete(table).where(eq(table.id, id)).run();
    if (before.photoId) forgetPhoto(tx, before.photoId);
    record(tx, actor, toldOf(before), undefined);
  });
}

/** Changes places with the one before or after it. */
export function moveTestimonial(id: string, to: "up" | "down"): Promise<boolean> {
  return inOne(id, (tx) => {
    const list = rows(tx);
    const from = list.findIndex((row) => row.id === id);
    const place = Math.min(Math.max(0, from + (to === "up" ? -1 : 1)), list.length - 1);
    const moved = list.toSpliced(from, 1).toSpliced(place, 0, ...list.slice(from, from + 1));
    for (const [position, row] of moved.entries())
      tx.update(table).set({ position }).where(eq(table.id, row.id)).run();
  });
}

type Row = typeof table.$inferSelect;

const toldOf = ({ words, who, place: where, language }: Row): Testimonial => ({
  words,
  who,
  where,
  language,
});

const rows = (from: Reader): Row[] =>
  from.select().from(table).orderBy(asc(table.position), asc(table.id)).all();

const rowOf = (from: Reader, id: string): Row | undefined =>
  from.select().from(table).where(eq(table.id, id)).get();

function inOne(id: string, change: (tx: Writer, row: Row) => void): Promise<boolean> {
  return write((tx) => {
    const row = rowOf(tx, id);
    if (row) change(tx, row);
    return row !== undefined;
  });
}

function insert(tx: Writer, said: Testimonial, position: number, now: number, id: string): void {
  const { words, who, where: place, language = null } = said;
  tx.insert(table).values({ id, position, words, who, place, language, createdAt: now }).run();
}

function record(
  tx: Writer,
  actor: Actor,
  before: Testimonial | undefined,
  after: Testimonial | undefined,
): void {
  recordChange(tx, {
    actor,
    action: "settings.update",
    subject: { id: "testimonials", name: "testimonials" },
    before,
    after,
  });
}
