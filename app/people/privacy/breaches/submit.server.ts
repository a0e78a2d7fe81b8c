import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { RouteArgs } from "~/base/lib/context";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import {
  type Breach,
  breachVersion,
  noteTold,
  saveBreach,
  type Telling,
  tellings,
} from "./breaches.server";
import { breachLabels, kindName, wordFields, wordLabels, wordName } from "./field-names";
import { fieldTime } from "./times";
import { breachForm } from "./forms";
import { kindWords } from "./letter";
import { sendLetters } from "./letters-job.server";
import { breachPath } from "./paths";
import { selectionForm } from "./selection";
import { toldOf } from "./told.server";
import { addTouched, clearTouched } from "./touched.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { breaches } from "~/base/db/schema";
import { breachKinds, languages } from "~/base/db/statuses";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";

const done = (message: string, id: string) => seeOtherWith(message, breachPath(id));

/** Saves a new breach (`id` null) or what is known of one by now. */
export async function submitBreach(form: FormData, id: string | null, admin: Viewer) {
  const { data: typed, problem } = parseForm(breachForm, form);
  if (problem) return invalid(problem);
  const row = id === null ? rowOfForm(form, breaches.id) : { id };
  if (row.refused) return row.refused;
  const changed = id === null ? null : { id, version: versionIn(form) };
  const saved = await saveBreach(typed, changed, admin, Date.now(), row.id);
  if (saved.gone) return invalid(problemWith("form", "This breach is not in the book.", form));
  if (saved.meanwhile) return meanwhile(form, saved.meanwhile);
  return done("The breach is in the book", saved.id);
}

/** Three fields have one label. */
const inLanguage = { en: "", gu: " (Gujarati)", hi: " (Hindi)" };

function meanwhile(form: FormData, breach: Breach) {
  const said = languages.flatMap((language) =>
    wordFields.map((field) => {
      const says = breach.words[language]?.[field] ?? "";
      return [
        wordName(field, language),
        { label: `${wordLabels[field]}${inLanguage[language]}`, says },
      ] as const;
    }),
  );
  const kinds = breachKinds.map((kind) => {
    const isTicked = breach.kinds.includes(kind);
    return [kindName(kind), { label: kindWords[kind], isTicked }] as const;
  });
  const state = changedMeanwhile(form, "this breach", breachVersion(breach), {
    title: { label: breachLabels.title, says: breach.title },
    noticed: { label: breachLabels.noticed, says: fieldTime(breach.noticedAt) },
    from: { label: breachLabels.from, says: fieldTime(breach.fromAt) },
    until: { label: breachLabels.until, says: fieldTime(breach.untilAt) },
    ...Object.fromEntries(kinds),
    contact: { label: breachLabels.contact, says: breach.contact },
    causes: { label: breachLabels.causes, says: breach.causes },
    ...Object.fromEntries(said),
  });
  return invalid(state, { status: 409 });
}

/** The forms of a breach's own page, by their `intent`. Letters go only after the password was given again. */
export async function submitOfBreach(args: RouteArgs, form: FormData, id: string, admin: Viewer) {
  const intent = String(form.get("intent") ?? "");
  if (intent === "add") return added(form, id, admin);
  if (intent === "clear") {
    const taken = await clearTouched(id, admin);
    return done(taken === 1 ? "1 person is off the list" : `${taken} people are off the list`, id);
  }
  if (intent === "letters") {
    await requireConfirmed(args, admin);
    if (toldOf(id).waiting === 0)
      return invalid(problemWith("form", "Nobody on the list waits for a letter.", form));
    await sendLetters(id, admin);
    return done("The letters go into the outbox now", id);
  }
  const what = String(form.get("what") ?? "");
  if (intent === "told" && Object.hasOwn(tellings, what)) {
    await noteTold(id, what as Telling, admin);
    return done("Noted", id);
  }
  return invalid(problemWith("form", "This form is not known.", form));
}

async function added(form: FormData, id: string, admin: Viewer) {
  const { data: selection, problem } = parseForm(selectionForm, form);
  if (problem) return invalid(problem);
  const count = await addTouched(id, selection, admin);
  return done(
    count === 1 ? "1 more person is on the list" : `${count ?? 0} more people are on the list`,
    id,
  );
}
