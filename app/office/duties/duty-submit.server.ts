import { isDeepStrictEqual } from "node:util";
import { type Writer, write } from "~/base/db/connection.server";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import {
  changedMeanwhile,
  isOvertaken,
  versionIn,
  versionOf,
} from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { dayPutOff, putOff } from "./desk.server";
import { nameOf, noteDone, takeBackDone } from "./done.server";
import { isOver, periodInWords } from "./due";
import { putOffProblem } from "./duty-page.server";
import {
  changeDutySettings,
  type DutySettings,
  dutySettings,
  isSaid,
} from "./duty-settings.server";
import { factWords, filingWords, fssaiWords, oilWords, turnoverWords } from "./facts";
import { becauseForm, doneForm, factsForm, putOffForm } from "./forms";
import { handedInFile } from "./handed-in.server";
import { dutiesPath, dutyPath } from "./paths";

function late(form: FormData, now: DutySettings) {
  const choices: Partial<Record<keyof DutySettings, string>> = {
    filing: filingWords[now.filing],
    turnover: turnoverWords[now.turnover],
    oil: oilWords[now.oil],
    fssai: fssaiWords[now.fssai],
  };
  const names = Object.keys(factWords) as (keyof DutySettings)[];
  const fields = names.map((name) => [
    name,
    { label: factWords[name], says: now[name], words: choices[name] },
  ]);
  return changedMeanwhile(form, "what your firm is", versionOf(now), Object.fromEntries(fields));
}

type Of = { duty: string; period: string };

/** Stores what the firm is. */
export async function submitFacts(form: FormData, actor: Actor) {
  const { data, problem } = parseForm(factsForm, form);
  if (problem) return invalid(problem);
  const { filing, filingDay } = dutySettings();
  if (isSaid() && data.filing !== filing && data.filingDay === filingDay)
    return invalid(problemWith("filingDay", "Give the first day of the quarter since when", form));
  const meanwhile = await write((tx) => {
    const stored = dutySettings(tx);
    if (isOvertaken(stored, versionIn(form), data)) return stored;
    changeDutySettings(tx, data, actor);
    return null;
  });
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("Saved. These are your duties.", dutiesPath);
}

/** Before a duty is noted as done, with the file of it: what else is stored in the same transaction; null: nothing. */
type Besides = (of: Of, file: Buffer | null) => Promise<((tx: Writer, now: number) => void) | null>;

/** Handles the forms of one duty by their field `intent`; without one, notes that it is done. */
export async function submitDuty(of: Of, form: FormData, actor: Actor, besides: Besides) {
  const intent = form.get("intent");
  if (intent === "take-back") return takeBack(of, form, actor);
  return intent === "put-off" ? putOffTo(of, form, actor) : done(of, form, actor, besides);
}

async function done(of: Of, form: FormData, actor: Actor, besides: Besides) {
  const { data, problem } = parseForm(doneForm, form);
  if (problem) return invalid(problem);
  if (data.day > dayOf(Date.now()))
    return invalid(problemWith("day", "This day is still to come", form));
  if (!isOver(of.period, dayOf(Date.now())))
    return invalid(problemWith("form", notOver(of.period), form), { status: 409 });
  const { file, problem: wrong } = await handedInFile(form);
  if (wrong !== undefined) return invalid(problemWith("file", wrong, form));
  const store = await besides(of, file?.bytes ?? null);
  const noted = await write((tx) => {
    const now = Date.now();
    const isNew = noteDone(tx, { ...of, ...data }, file, actor, now);
    if (isNew) store?.(tx, now);
    return isNew;
  });
  return noted
    ? toast(dutiesPath, `${nameOf(of)}: noted as done`)
    : toast(dutyPath(of), "This was noted before", "info");
}

async function takeBack(of: Of, form: FormData, actor: Actor) {
  const { data, problem } = parseForm(becauseForm, form);
  if (problem) return invalid(problem);
  const taken = await write((tx) => takeBackDone(tx, of, data.because, actor));
  return taken
    ? toast(dutyPath(of), "Taken back: it is to be done again")
    : toast(dutyPath(of), "It was taken back before", "info");
}

async function putOffTo(of: Of, form: FormData, actor: Actor) {
  const { data, problem } = parseForm(putOffForm, form);
  if (problem) return invalid(problem);
  const refusal = putOffProblem(of, data.day);
  if (refusal !== null) return invalid(problemWith("day", refusal, form));
  const meanwhile = await write((tx) => {
    const stored = dayPutOff(of, tx);
    if (isOvertaken(stored, versionIn(form), data)) return { stored };
    if (!isDeepStrictEqual(stored, data)) putOff(tx, { ...of, ...data }, actor);
    return null;
  });
  if (meanwhile) return invalid(latePutOff(form, meanwhile.stored), { status: 409 });
  return toast(dutyPath(of), `Due by ${dayInWords(data.day)} now`);
}

const latePutOff = (form: FormData, now: ReturnType<typeof dayPutOff>) =>
  changedMeanwhile(form, "the day of this duty", versionOf(now), {
    day: { label: "New day", says: now?.day ?? null, words: now ? dayInWords(now.day) : undefined },
    because: { label: "Who says so", says: now?.because ?? null },
  });

const notOver = (period: string) =>
  `${periodInWords(period)} is not over yet: note this once it was handed in.`;

const toast = (path: string, message: string, type: "success" | "info" = "success") =>
  seeOtherWith({ type, message }, path);
