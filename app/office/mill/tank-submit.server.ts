import { write } from "~/base/db/connection.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { tankForm } from "./forms";
import { tanksPath } from "./paths";
import { addTank, changeTank } from "./places.server";

/** Adds a tank, or changes the one whose id the form has. */
export async function submitTank(form: FormData, actor: Actor) {
  const { data, problem } = parseForm(tankForm, form);
  if (problem) return invalid(problem);
  const { name, crop, density: densityGPerL, closed } = data;
  const id = String(form.get("id") ?? "");
  const refusal = await write((tx) =>
    id
      ? changeTank(tx, id, { name, densityGPerL, isClosed: closed === "on" }, actor)
      : addTank(tx, { name, crop, densityGPerL }, actor),
  );
  if (refusal) return invalid(problemWith("name", refusal, form), { status: 409 });
  return seeOtherWith(`${name} is saved`, tanksPath);
}
