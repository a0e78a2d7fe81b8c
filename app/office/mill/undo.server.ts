import { eq } from "drizzle-orm";
import { type Reader, write } from "~/base/db/connection.server";
import { millEntries, millMoves } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { noteEntry, shortOf } from "./book.server";
import { handedInFrom } from "./handed-in.server";
import { unfill } from "./fill.server";
import { undoForm } from "./forms";

/**
 * Undoes an entry by a counter-entry with all of its moves the other way round, and takes filled packs out of their batch. It has the
 * day of the entry, or today once the return for that month or a later one was handed in. Leads to `path`, or gives the form back.
 */
export async function submitUndo(form: FormData, actor: Actor, path: string, now = Date.now()) {
  const { data, problem } = parseForm(undoForm, form);
  if (problem) return invalid(problem);
  const refusal = await write((tx) => {
    const entry = tx.select().from(millEntries).where(eq(millEntries.id, data.id)).get();
    if (!entry || entry.kind === "undo") return "There is no such entry.";
    if (isUndone(tx, entry.id)) return null;
    const moves = tx
      .select()
      .from(millMoves)
      .where(eq(millMoves.entryId, entry.id))
      .all()
      .map(({ account, placeId, stuff, crop, grams }) => ({
        account,
        placeId,
        stuff,
        crop,
        grams: -grams,
      }));
    const day = handedInFrom(entry.day.slice(0, 7), tx) ? dayOf(now) : entry.day;
    const undoing = { id: newId(now), kind: "undo" as const, day, why: data.why, undoes: entry.id };
    return (
      shortOf(tx, moves, "Undo first what was taken out of it since.") ??
      unfill(tx, entry, data.why, actor, now) ??
      noteEntry(tx, undoing, moves, actor, now)
    );
  });
  if (refusal) return invalid(problemWith("form", refusal, form), { status: 409 });
  return seeOtherWith("Undone: the book counts it no more", path);
}

/** Whether an entry has a counter-entry. */
const isUndone = (from: Reader, id: string): boolean =>
  from.select({ id: millEntries.id }).from(millEntries).where(eq(millEntries.undoes, id)).get() !==
  undefined;
