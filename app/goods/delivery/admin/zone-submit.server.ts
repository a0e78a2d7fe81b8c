import { data } from "@remix-run/node";
import type { Actor } from "~/upkeep/audit/record.server";
import type { FormState } from "~/base/lib/form/form";
import { askFirst } from "~/base/lib/form/question.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { mostSteps, mostZones, readTable } from "../read-table";
import { saveTable, storedTable } from "../stored-table.server";
import { tableQuestions } from "../table-questions";
import { errorsOf, type GridValues, rearranged, typedIn, valuesOf } from "./grid-form";

/** Where the table is edited. */
const gridPath = "/dashboard/admin/delivery";

/**
 * What the form of the table is answered with: a row or column more or less, nothing saved (`shape` is new each time, `focus`
 * the field to go on in); all that is wrong, beside its cells; a question, where a heavier parcel is cheaper or no zone is left; or a
 * redirect, once the whole table is saved.
 */
export async function submitTable(form: FormData, admin: Actor) {
  const values: GridValues = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  const typed = typedIn(values);
  const version = values.version ?? "";

  const changed = rearranged(typed, values.intent ?? "");
  if (changed) {
    const state: FormState = { errors: {}, values: { ...valuesOf(changed.typed), version } };
    return data({ form: state, shape: Date.now(), focus: changed.focus }, { status: 200 });
  }
  if (values.intent?.startsWith("add-")) return refused({ form: noRoom }, values, 400);
  const { zones, problems } = readTable(typed);
  if (problems.length > 0) return refused(errorsOf(problems, typed), values, 400);
  const open = askFirst(form, tableQuestions(zones, storedTable().zones));
  if (open) return open;
  const { problem } = await saveTable(zones, version, admin);
  if (problem) {
    return refused({ form: changedMeanwhile }, { ...values, version: storedTable().version }, 409);
  }
  return seeOtherWith("The delivery table is saved", gridPath);
}

const noRoom = `The table has room for at most ${mostZones} zones and ${mostSteps} weights.`;

const changedMeanwhile =
  "Someone else has changed the table since you opened it. Nothing is saved yet: compare with the table in another tab, then save again to replace it.";

function refused(errors: Record<string, string>, values: GridValues, status: number) {
  const state: FormState = { errors, values };
  return data({ form: state, shape: 0, focus: null }, { status });
}
