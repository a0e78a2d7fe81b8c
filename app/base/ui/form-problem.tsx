import type { FormState } from "~/base/lib/form/form";
import { t } from "~/base/words/say";
import { fieldId } from "./field-id";

/**
 * Summary of a refused form: the message about the form (`errors.form`), then a link to each invalid field. It takes the focus,
 * so that screen reader users return from the button to the top. Nothing for a form that only shows again what was typed. `at`: prefix of the fields' ids.
 */
export function FormProblem({ state, at }: { state: FormState | undefined; at?: string }) {
  if (!state) return null;
  const { form, ...fields } = state.errors;
  const invalid = Object.entries(fields);
  const { advice } = state;
  if (!form && !advice && invalid.length === 0) return null;
  const summary =
    invalid.length === 1
      ? t("Please look at the field marked below.")
      : t("Please look at the fields marked below.");
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a refused form, without a script, nothing else leads here
    <div className="notice notice-error" role="alert" tabIndex={-1} autoFocus>
      {/* A paragraph separates the message from the links for screen readers. */}
      {invalid.length === 0 && !advice ? form : <p>{form ?? summary}</p>}
      {advice && <p>{advice}</p>}
      {invalid.length > 0 && (
        <ul className="wrong-fields">
          {invalid.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${fieldId(name, at)}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
