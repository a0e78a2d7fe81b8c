import { useEffect, useRef } from "react";
import type { FormState } from "~/base/lib/form/form";
import { t } from "~/base/words/say";
import { useSaid } from "./checking/said";
import { fieldId } from "./field-id";
import { useHydrated } from "./hydrated";
import { useFormState } from "./sending/form-state";

/**
 * Summary of a refused form: the message about the form (`errors.form`), then a link to each invalid field. It takes the focus, so that
 * screen reader users return from the button to the top, or gives it to the first of those fields (`leadsToField`). A sentence that is no
 * longer true is hidden and keeps its place, as somebody is typing below. Nothing for a form that only shows again what was typed. `at`:
 * prefix of the fields' ids; `state`: of the form, where this does not stand inside of it.
 */
export function FormProblem({ at, ...outside }: { state?: FormState | undefined; at?: string }) {
  const inside = useFormState();
  const state = outside.state ?? inside;
  const own = useFocusOnAnswer(state);
  const said = useSaid();
  if (!state) return null;
  const { form, ...fields } = state.errors;
  const invalid = Object.entries(fields);
  const { advice } = state;
  const isPast = (name: string) => said[name] !== undefined && said[name] !== fields[name];
  const isOver = !form && !advice && Object.keys(fields).every(isPast);
  if (!form && !advice && invalid.length === 0) return null;
  const summary =
    invalid.length === 1
      ? t("Please look at the field marked below.")
      : t("Please look at the fields marked below.");
  return (
    <div
      ref={own}
      className={`notice notice-error ${isOver ? "is-past" : ""}`.trim()}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused form, without a script, nothing else leads here
      autoFocus={!state.leadsToField || invalid.length === 0}
    >
      {/* A paragraph separates the message from the links for screen readers. */}
      {invalid.length === 0 && !advice ? form : <p>{form ?? summary}</p>}
      {advice && <p>{advice}</p>}
      {invalid.length > 0 && (
        <ul className="wrong-fields">
          {invalid.map(([name, sentence]) => (
            <li key={name} className={isPast(name) ? "is-past" : undefined}>
              <a href={`#${fieldId(name, at)}`} onClick={leadToField}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Leads to the field by itself: at a move of Remix to a part of its page, the page forgets the answer to its form. */
function leadToField(event: React.MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const field = document.getElementById(hash.slice(1));
  if (!field || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(history.state, "", hash);
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}

/**
 * For what says why a form came back: it, or the first wrong field of its form, takes the focus with each answer. What the page came with
 * has it by `autoFocus`, which React heeds at fields only.
 */
export function useFocusOnAnswer(state: FormState | undefined) {
  const own = useRef<HTMLDivElement>(null);
  const isLater = useRef(useHydrated());
  // Others with each answer.
  const values = state?.values;
  const leadsToField = state?.leadsToField;
  useEffect(() => {
    const form = leadsToField ? own.current?.closest("form") : null;
    const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (isLater.current && values) (wrong ?? own.current)?.focus();
    isLater.current = true;
  }, [values, leadsToField]);
  return own;
}
