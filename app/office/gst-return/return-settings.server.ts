import { z } from "zod";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { dayTyped } from "~/base/lib/form/day";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { changePlaceRule } from "~/sales/orders/supply/place-rule.server";
import { changeHsnDigits } from "./hsn-digits.server";
import { placeWords } from "./place-rule-form";
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
    toolVersion: z
      .string()
      .default("")
      .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
      .refine((typed) => versionShape.test(typed), "Version must look like GST3.2.4"),
    lookedAt: dayTyped("Checked on").refine(
      (day) => day <= dayOf(now),
      "Checked on must not be after today",
    ),
  });

type Late = Parameters<typeof changedMeanwhile> extends [FormData, ...infer Rest] ? Rest : never;

/** Stores what a form of the return's page at `path` changes, and leads back to it. `at`: UTC ms. */
export async function submitReturnSettings(
  form: FormData,
  actor: Actor,
  path: string,
  at = Date.now(),
) {
  const version = versionIn(form);
  const late = (...now: Late) => invalid(changedMeanwhile(form, ...now), { status: 409 });
  if (form.get("intent") === "tool") {
    const { data: tool, problem } = parseForm(toolForm(at), form);
    if (problem) return invalid(problem);
    const { toolVersion, lookedAt } = tool;
    const now = await changeToolVersion({ version: toolVersion, lookedAt }, actor, version);
    if (now)
      return late("this version", versionOf(now), {
        toolVersion: { label: "Version", says: now.version },
        lookedAt: { label: "Checked on", says: now.lookedAt, words: dayInWords(now.lookedAt) },
      });
    return seeOtherWith("The version is saved", path);
  }
  if (form.get("intent") === "place") {
    const { data: rule, problem } = parseForm(placeForm, form);
    if (problem) return invalid(problem);
    const now = await changePlaceRule(rule.place === "firm", actor, version);
    if (now) {
      const says = now.byFirm ? "firm" : "delivery";
      const label = "Place of supply of what a firm has sent to another state";
      return late("this rule", versionOf(now.byFirm), {
        place: { label, says, words: placeWords[says] },
      });
    }
    return seeOtherWith("The place of supply is saved", path);
  }
  const { data: typed, problem } = parseForm(digitsForm, form);
  if (problem) return invalid(problem);
  const digits = await changeHsnDigits(typed.digits === "6" ? 6 : 4, actor, version);
  if (digits)
    return late("these digits", versionOf(digits), {
      digits: { label: "Digits that our HSN codes must have", says: String(digits) },
    });
  return seeOtherWith("HSN digits are saved", path);
}
