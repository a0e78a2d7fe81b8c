import { cannotStore, StorageUnavailable, tryAgainAfter } from "./cannot-store";
import type { FormState } from "./form";
import { invalid, problemWith } from "./form.server";
import { log } from "./log.server";

/**
 * What `save` gives. When it breaks, the form comes back with `sentence` above it and all that was typed (passwords never; no
 * browser takes a file back, so beside its field stands that it has to be chosen again): 503 while the shop can store
 * nothing, 500 for a fault of ours, logged both. Any other thrown `Response` is thrown on.
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
    if (error instanceof Response && !(error instanceof StorageUnavailable)) throw error;
    log.error({ requestId: context.requestId, err: error });
    const state = stateAgain(form, sentence);
    if (!cannotStore(error)) return invalid(state, { status: 500 });
    const headers = { "Retry-After": String(tryAgainAfter) };
    return invalid({ ...state, advice: waitAndTryAgain }, { status: 503, headers });
  }
}

const waitAndTryAgain =
  "The shop cannot store anything for the moment. What you typed is still here: please wait a minute and send it again.";

function stateAgain(form: FormData, sentence: string): FormState {
  const { errors, values } = problemWith("form", sentence, form);
  for (const [name, value] of form)
    if (value instanceof File && value.size > 0) errors[name] = `Please choose the ${name} again.`;
  return { errors, values };
}
