import { createHash } from "node:crypto";
import { and, gte, lt } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { idempotencyKey } from "~/base/lib/form/idempotency-key";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { sureField } from "~/base/lib/form/question";
import { newId } from "~/base/lib/ids.server";
import { t } from "~/base/words/say";
import { db, type Reader } from "./connection.server";

/** The digits of an id that tell the form, and those that tell its content as well; the last four count its rows. */
const [ofForm, ofContent] = [22, 28];

/**
 * The id of the row that a posted form stores in the table of `column`, so that the form sent twice stores it once: whoever writes looks
 * for this id first. Made of its idempotency key and what it says. `refused` (400) without a key, and (409) where this key has stored
 * something else: as it was typed, with a fresh key, so that sent once more it is stored as well. `prefix`: of the ids in that column.
 */
export function rowOfForm(
  form: FormData,
  column: SQLiteColumn,
  prefix = "",
): { id: string; refused?: undefined } | { id?: undefined; refused: ReturnType<typeof invalid> } {
  const { data, problem } = parseForm(idempotencyKey, form);
  if (problem)
    return {
      refused: invalid({ ...problem, errors: { form: problem.errors.idempotencyKey ?? "" } }),
    };
  const id = idIn(form, data.idempotencyKey);
  const stored = storedBy(db, column, prefix + id.slice(0, ofForm));
  if (
    stored === null ||
    stored.slice(prefix.length, prefix.length + ofContent) === id.slice(0, ofContent)
  )
    return { id };
  const state = problemWith("form", storedBefore(), form);
  return {
    refused: invalid(
      { ...state, values: { ...state.values, idempotencyKey: newId() } },
      { status: 409 },
    ),
  };
}

const storedBefore = () =>
  t(
    "This form was sent before, with something else in it. To send what stands here as well, send it once more.",
  );

/** The id of a form's row at this place, where it stores several. */
export const rowAt = (id: string, place: number): string =>
  id.slice(0, ofContent) + place.toString(16).padStart(4, "0");

function idIn(form: FormData, key: string): string {
  const said = [...form].filter(
    ([name, value]) => typeof value === "string" && !isNotContent(name),
  );
  const hash = createHash("sha256").update(JSON.stringify(said)).digest("hex");
  return rowAt(key.slice(0, ofForm) + hash.slice(0, ofContent - ofForm), 0);
}

/** What may differ when the same form is sent again: what its page showed, an answer to a question, a password. */
const isNotContent = (name: string) =>
  name === sureField || /^(idempotencyKey|version.*|expected|seen)$|password$/i.test(name);

function storedBy(from: Reader, column: SQLiteColumn, start: string): string | null {
  const [row] = from
    .select({ id: column })
    .from(column.table)
    .where(and(gte(column, start), lt(column, `${start}g`)))
    .limit(1)
    .all();
  return row === undefined ? null : String(row.id);
}
