import { eq } from "drizzle-orm";
import { z } from "zod";
import { lines, orBlank } from "~/base/lib/form/form";
import { db, type Reader, write } from "~/base/db/connection.server";
import { customerNotes } from "~/base/db/schema";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import {
  changedMeanwhile,
  isOvertaken,
  versionIn,
  versionOf,
} from "~/base/lib/form/version.server";
import { customerKey } from "~/base/lib/india/phone";
import { seeOtherWith } from "~/base/lib/toast.server";

/** The note about the person with this number, and who wrote it; null: none. */
export const noteOf = (phone: string, from: Reader = db) =>
  from
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.phone, customerKey(phone)))
    .get() ?? null;

const longest = 2000;

const noteForm = z.object({
  words: orBlank(lines("A note", longest)),
});

/**
 * Keeps the note of the customer with this number, unless somebody else has changed it since the form was filled; an empty one is deleted.
 * Leads back to `path`.
 */
export async function saveNote(
  form: FormData,
  phone: string,
  admin: { name: string },
  path: string,
) {
  const { data: typed, problem } = parseForm(noteForm, form);
  if (problem) return invalid(problem);
  const key = customerKey(phone);
  if (key === "")
    return invalid(problemWith("words", "A note needs the customer’s phone number", form), {
      status: 409,
    });
  const { words } = typed;
  const meanwhile = await write((tx) => {
    const stored = noteOf(phone, tx)?.words ?? "";
    if (isOvertaken(stored, versionIn(form), words)) return stored;
    tx.delete(customerNotes).where(eq(customerNotes.phone, key)).run();
    if (words === "") return null;
    const row = { phone: key, words, writtenBy: admin.name, updatedAt: Date.now() };
    tx.insert(customerNotes).values(row).run();
    return null;
  });
  if (meanwhile !== null) {
    const now = { words: { label: "Note for ourselves", says: meanwhile } };
    const state = changedMeanwhile(form, "this note", versionOf(meanwhile), now);
    return invalid(state, { status: 409 });
  }
  return seeOtherWith("The note is saved", path);
}
