import type { FormState } from "~/base/lib/form/form";
import { useFormState } from "./sending/form-state";

/**
 * The idempotency key of a form, which may also be its React key. `fresh` is new with each load, and a refused form is followed by a
 * load: it keeps the one it was sent with, and so what is typed in it meanwhile. After a save the fresh one empties the form.
 */
export const keptKey = (fresh: string, state: FormState | undefined): string =>
  state?.values.idempotencyKey ?? fresh;

/** The hidden field by which a form that is sent twice counts once (`rowOfForm`). `fresh`: a new id. */
export function IdempotencyKey({ fresh }: { fresh: string }) {
  const state = useFormState();
  return <input type="hidden" name="idempotencyKey" value={keptKey(fresh, state)} />;
}

/** The key of one of the forms of a page with many: of the row with this id, as far as that has come (up to 9999). */
export const keyOfOne = (fresh: string, id: string, come = 0): string =>
  fresh.slice(0, 12) + id.slice(-16) + String(come).padStart(4, "0").slice(-4);
