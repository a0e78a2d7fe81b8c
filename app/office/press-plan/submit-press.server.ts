import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { pressForm } from "./forms";
import { changePressSettings, type PressSettings } from "./press-settings.server";

/** Stores the festivals and the yield. */
export async function submitPress(form: FormData, actor: Actor) {
  const { data, problem } = parseForm(pressForm, form);
  if (problem) return invalid(problem);
  const meanwhile = await changePressSettings(data, actor, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("Festivals and yield are saved", "/dashboard/admin/press-plan");
}

const late = (form: FormData, now: PressSettings) =>
  changedMeanwhile(form, "festivals and yield", versionOf(now), {
    festivals: { label: "Festivals", says: now.festivals },
    yieldKg: { label: "Oil from 100 kg of kernel", says: String(now.yieldKg) },
  });
