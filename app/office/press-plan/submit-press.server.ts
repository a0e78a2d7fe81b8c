import { invalid, parseForm } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { pressForm } from "./forms";
import { changePressSettings } from "./press-settings.server";

/** Stores the festivals and the yield. */
export async function submitPress(form: FormData, actor: Actor) {
  const { data, problem } = parseForm(pressForm, form);
  if (problem) return invalid(problem);
  await changePressSettings(data, actor);
  return seeOtherWith("Festivals and yield are saved", "/dashboard/admin/press-plan");
}
