import { useEffect, useRef } from "react";
import type { FormState } from "~/lib/form";
import { fieldId } from "./field-id";

/**
 * Summary of a refused form: the message about the form (`errors.form`), then a link to each invalid field. It takes the focus,
 * so that screen reader users return from the button to the top; without script the browser does so. `at`: prefix of the fields'
 * ids.
 */
export function FormProblem({ state, at }: { state: FormState | undefined; at?: string }) {
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => problem.current?.focus(), [state]);
  if (!state) return null;
  const { form, ...fields } = state.errors;
  const invalid = Object.entries(fields);
  const { advice } = state;
  const summary = invalid.length === 1 ? "the field" : "the fields";
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused form, without a script, nothing else leads here
    <div className="notice notice-error" role="alert" tabIndex={-1} autoFocus ref={problem}>
      {/* A paragraph separates the message from the links for screen readers. */}
      {invalid.length === 0 && !advice ? (
        form
      ) : (
        <p>{form ?? `Please look at ${summary} marked below.`}</p>
      )}
      {advice && <p>{advice}</p>}
      {invalid.length > 0 && (
        <ul className="wrong-fields">
          {invalid.map(([name, sentence]) => (
            <li key={name}>
              <a
                href={`#${fieldId(name, at)}`}
                onClick={(event) => focusField(event, fieldId(name, at))}
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Focuses the field, where a plain link only scrolls, and leaves the URL unchanged. */
function focusField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
