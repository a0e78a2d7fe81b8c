import { useEffect, useRef } from "react";
import type { FormState } from "~/lib/form";
import { fieldId } from "./field-id";

/**
 * What is wrong with a refused form: the sentence about it as a whole (`errors.form`), then each wrong field's, as a link
 * that leads there. It takes the focus, so that whoever does not see the page is led from the button back to the top of
 * the form; without a script the browser does that. `at`: what the ids of the form's fields begin with.
 */
export function FormProblem({ state, at }: { state: FormState | undefined; at?: string }) {
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => problem.current?.focus(), [state]);
  if (!state) return null;
  const { form, ...fields } = state.errors;
  const wrong = Object.entries(fields);
  const { advice } = state;
  const summary = wrong.length === 1 ? "the field" : "the fields";
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused form, without a script, nothing else leads here
    <div className="notice notice-error" role="alert" tabIndex={-1} autoFocus ref={problem}>
      {/* Links and a sentence beside each other would be read as one. */}
      {wrong.length === 0 && !advice ? (
        form
      ) : (
        <p>{form ?? `Please look at ${summary} marked below.`}</p>
      )}
      {advice && <p>{advice}</p>}
      {wrong.length > 0 && (
        <ul className="wrong-fields">
          {wrong.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${fieldId(name, at)}`} onClick={(event) => lead(event, fieldId(name, at))}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Into the field itself, where a bare link only scrolls to it; and the address stays as it is. */
function lead(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
