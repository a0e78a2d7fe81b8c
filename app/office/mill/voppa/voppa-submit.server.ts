import { z } from "zod";
import { lineOrNone } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import {
  type ColumnKey,
  columnKeys,
  columnNames,
  type ColumnNames,
  columnsOf,
  partKeys,
} from "./columns";
import { units, unitWords } from "./unit";
import { changeVoppaSettings, type VoppaSettings } from "./voppa-settings.server";

const nameField = (key: ColumnKey) =>
  lineOrNone(columnNames[key], 60).transform((name) => name || columnNames[key]);

const settingsForm = z.object({
  ...Object.fromEntries(columnKeys.map((key) => [key, nameField(key)])),
  registration: lineOrNone("Registration number", 60),
  unit: z.enum(units, { error: "Choose kilograms or tonnes" }),
});

/** Stores the settings of the return, and leads to `path`, or gives the form back. */
export async function submitVoppaSettings(form: FormData, actor: Actor, path: string) {
  const { data, problem } = parseForm(settingsForm, form);
  if (problem) return invalid(problem);
  const { registration, unit, ...named } = data;
  const names = named as ColumnNames;
  const twice = namedTwice(names);
  if (twice) return invalid(problemWith(twice, "Another column has this name already", form));
  const settings = { registration, unit, names };
  const meanwhile = await changeVoppaSettings(settings, actor, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("The return’s settings are saved", path);
}

function late(form: FormData, now: VoppaSettings) {
  const names = columnKeys.map((key) => [key, { label: columnNames[key], says: now.names[key] }]);
  return changedMeanwhile(form, "the return’s settings", versionOf(now), {
    registration: { label: "Registration number", says: now.registration },
    unit: { label: "Unit", says: now.unit, words: unitWords[now.unit] },
    ...Object.fromEntries(names),
  });
}

/** A column whose name another one of its table has. */
const namedTwice = (names: ColumnNames) =>
  partKeys
    .flatMap((part) => {
      const columns = columnsOf(part);
      return columns.filter((key, at) =>
        columns.slice(0, at).some((before) => names[before] === names[key]),
      );
    })
    .at(0);
