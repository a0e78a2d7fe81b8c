import { write } from "~/base/db/connection.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import {
  changedMeanwhile,
  isOvertaken,
  versionIn,
  versionOf,
} from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { tankForm } from "./forms";
import { tanksPath } from "./paths";
import { addTank, changeTank, editedTank } from "./places.server";

/** Adds a tank, or changes the one whose id the form has. */
export async function submitTank(form: FormData, actor: Actor) {
  const { data, problem } = parseForm(tankForm, form);
  if (problem) return invalid(problem);
  const { name, crop, density: densityGPerL, closed } = data;
  const id = String(form.get("id") ?? "");
  const changed = { name, densityGPerL, isClosed: closed === "on" };
  const { refusal, now } = await write((tx) => {
    if (!id) return { refusal: addTank(tx, { name, crop, densityGPerL }, actor) };
    const stored = editedTank(tx, id);
    if (stored && isOvertaken(stored, versionIn(form), changed)) return { now: stored };
    return { refusal: changeTank(tx, id, changed, actor) };
  });
  if (now) return invalid(late(form, now), { status: 409 });
  if (refusal) return invalid(problemWith("name", refusal, form), { status: 409 });
  return seeOtherWith(`${name} is saved`, tanksPath);
}

const late = (form: FormData, now: NonNullable<ReturnType<typeof editedTank>>) =>
  changedMeanwhile(form, "this tank", versionOf(now), {
    name: { label: "Name", says: now.name },
    density: { label: "Grams in a litre", says: String(now.densityGPerL) },
    closed: { label: "It is used no more", isTicked: now.isClosed },
  });
