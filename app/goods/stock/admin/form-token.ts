import type { FormState } from "~/base/lib/form/form";

/**
 * The token of a form, which is also its key. `fresh` is new with each load, and a refused form is followed by a load: it keeps the
 * token it was sent with, and so what is typed in it meanwhile. After a save the fresh one empties the form.
 */
export const formToken = (state: FormState | undefined, fresh: string): string =>
  state?.values.token ?? fresh;
