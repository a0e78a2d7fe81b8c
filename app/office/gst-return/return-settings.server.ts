import { z } from "zod";
import { dayOf } from "~/base/lib/days";
import { dayTyped } from "~/base/lib/form/day";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { changePlaceRule } from "~/sales/orders/supply/place-rule.server";
import { changeHsnDigits } from "./hsn-digits.server";
import { changeToolVersion } from "./tool-version.server";
import { versionShape } from "./return-shape";

const digitsForm = z.object({
  digits: z.enum(["4", "6"], { error: "Digits must be 4 or 6" }),
});

const placeForm = z.object({
  place: z.enum(["delivery", "firm"], { error: "Choose where goods of a firm are supplied" }),
});

const toolForm = (now: number) =>
  z.object({
    version: z
      .string()
      .default("")
      .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
      .refine((typed) => versionShape.test(typed), "Version must look like GST3.2.4"),
    lookedAt: dayTyped("Checked on").refine(
      (day) => day <= dayOf(now),
      "Checked on must not be after today",
    ),
  });

/** Stores what a form of the return's page at `path` changes, and leads back to it. `now`: UTC ms. */
export async function submitReturnSettings(
  form: FormData,
  actor: Actor,
  path: string,
  now = Date.now(),
) {
  if (form.get("intent") === "tool") {
    const { data: tool, problem } = parseForm(toolForm(now), form);
    if (problem) return invalid(problem);
    await changeToolVersion(tool, actor);
    return seeOtherWith("The version is saved", path);
  }
  if (form.get("intent") === "place") {
    const { data: rule, problem } = parseForm(placeForm, form);
    if (problem) return invalid(problem);
    await changePlaceRule(rule.place === "firm", actor);
    return seeOtherWith("The place of supply is saved", path);
  }
  const { data: typed, problem } = parseForm(digitsForm, form);
  if (problem) return invalid(problem);
  await changeHsnDigits(typed.digits === "6" ? 6 : 4, actor);
  return seeOtherWith("HSN digits are saved", path);
}
