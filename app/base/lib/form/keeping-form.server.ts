import { t } from "~/base/words/say";
import { cannotStore, StorageUnavailable, tryAgainAfter } from "../cannot-store";
import { chosenFiles, filesKept } from "./files";
import type { FormState } from "./form";
import { invalid, problemWith } from "./form.server";
import { log } from "../log/log.server";
import { Refused } from "../refused";
import { TooOften } from "../too-often";
import { busyFor, TooBusy, tooBusyWords } from "../too-busy";

/**
 * Returns what `save` returns. When it fails, returns the form with `sentence` above it and the typed values (no passwords;
 * browsers never restore files, so their fields ask to choose them again, unless the page kept them): 503 when storage is unavailable,
 * 500 for other errors, both logged; 503 when too many ask for what it wants (`TooBusy`); 429 when it was done too often (`TooOften`);
 * 400 and its own sentence when a rule refuses it (`Refused`). Any other thrown `Response` is rethrown.
 */
export async function keepingForm<T>(
  { context }: { context: { requestId: string } },
  form: FormData,
  sentence: string,
  save: () => Promise<T>,
) {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Refused) return invalid(ruledOut(form, error));
    if (error instanceof TooBusy) return busy(form);
    if (error instanceof TooOften) return tooOften(form, error);
    if (error instanceof Response && !(error instanceof StorageUnavailable)) throw error;
    log.error({ requestId: context.requestId, err: error });
    const state = refilled(form, sentence);
    if (!cannotStore(error)) return invalid(state, { status: 500 });
    const headers = { "Retry-After": String(tryAgainAfter) };
    return invalid({ ...state, advice: t(waitAndTryAgain) }, { status: 503, headers });
  }
}

/** A form that asked for something costly while too many do: 503, and everything as it was typed. */
function busy(form: FormData) {
  const headers = { "Retry-After": String(busyFor) };
  return invalid(refilled(form, t(tooBusyWords)), { status: 503, headers });
}

function tooOften(form: FormData, { sentence, seconds }: TooOften) {
  const headers = { "Retry-After": String(seconds) };
  return invalid(refilled(form, sentence), { status: 429, headers });
}

const waitAndTryAgain =
  "The shop cannot store anything for the moment. What you typed is still here: please wait a minute and send it again.";

/** The sentence of the rule, and beside each field of this form that would mend it one of its own, before what else is said there. */
function ruledOut(form: FormData, { sentence, fields }: Refused): FormState {
  const state = refilled(form, sentence);
  const own = Object.entries(fields)
    .filter(([name]) => form.has(name))
    .map(([name, words]) => {
      const again = state.errors[name];
      return [name, again ? `${words}. ${again}` : words];
    });
  return { ...state, errors: { ...state.errors, ...Object.fromEntries(own) } };
}

function refilled(form: FormData, sentence: string): FormState {
  const { errors, values } = problemWith("form", sentence, form);
  if (form.has(filesKept)) return { errors, values };
  for (const name of form.keys())
    if (chosenFiles(form, name).length > 0)
      errors[name] = t("Please choose the {name} again.", { name: t(name) });
  return { errors, values };
}
