import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { type Writer, write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { lines, orBlank } from "~/base/lib/form/form";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { recordEvent } from "../events.server";
import type { Order } from "../order.server";
import { longestNote, type noteNames } from "./notes";

type Notes = Pick<Order, (typeof noteNames)[number]>;

const note = orBlank(lines("A note", longestNote));

const notesForm = z.object({ note, noteForBuyer: note, version: z.string().default("") });

/** Changes with either note. */
export const notesVersion = ({ note: own, noteForBuyer }: Notes): string =>
  versionOf([own, noteForBuyer]);

/**
 * Keeps both notes of an order and leads back to `path`. If somebody else has changed them since the form was loaded, nothing is
 * stored: the form comes back with what was typed and what stands there now, and its next save counts.
 */
export async function saveNotes(
  order: { id: string; number: string },
  form: FormData,
  admin: Actor,
  path: string,
) {
  const { data: typed, problem } = parseForm(notesForm, form);
  if (problem) return invalid(problem);
  const { version, ...notes } = typed;
  const { meanwhile } = await write((tx) => store(tx, order, notes, version, admin));
  if (meanwhile) {
    const state = changedMeanwhile(form, "the notes", notesVersion(meanwhile), {
      note: { label: "For ourselves", says: meanwhile.note },
      noteForBuyer: { label: "For the buyer", says: meanwhile.noteForBuyer },
    });
    return invalid(state, { status: 409 });
  }
  return seeOtherWith("The notes are saved", path);
}

function store(
  tx: Writer,
  { id, number }: { id: string; number: string },
  notes: Notes,
  version: string,
  actor: Actor,
): { meanwhile?: Notes } {
  const before = tx
    .select({ note: orders.note, noteForBuyer: orders.noteForBuyer })
    .from(orders)
    .where(eq(orders.id, id))
    .get();
  if (!before) throw new Error("The order is gone");
  if (notesVersion(before) === notesVersion(notes)) return {};
  if (notesVersion(before) !== version) return { meanwhile: before };
  tx.update(orders).set(notes).where(eq(orders.id, id)).run();
  if (before.note !== notes.note) recordEvent(tx, id, actor.id, "noted", "for ourselves");
  if (before.noteForBuyer !== notes.noteForBuyer)
    recordEvent(tx, id, actor.id, "noted", "for the buyer");
  // Without the words: the log outlives the order's data.
  const subject = { id, name: number };
  recordChange(tx, {
    actor,
    action: "order.note",
    subject,
    before: lengthsOf(before),
    after: lengthsOf(notes),
  });
  return {};
}

const lengthsOf = ({ note: own, noteForBuyer }: Notes) => ({
  lettersForOurselves: own.length,
  lettersForTheBuyer: noteForBuyer.length,
});
