import { notSure, sureField } from "~/base/lib/form/question";
import { Button } from "./button";
import { useFocusOnAnswer } from "./form-problem";
import { useFormState } from "./sending/form-state";

/** As many questions as a person reads before answering. */
const mostShown = 20;

/**
 * What is asked before this form is stored, with Yes and No; stands inside of the form, takes the focus as `FormProblem` does. Nothing
 * without a question. No comes first: Enter in a field presses the first button of a form.
 */
export function FormQuestion() {
  const state = useFormState();
  const own = useFocusOnAnswer(state);
  if (!state?.question) return null;
  const { asks, sure } = state.question;
  return (
    <div
      ref={own}
      className="notice notice-info form-question"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script nothing else leads here
      autoFocus
    >
      <ul>
        {asks.slice(0, mostShown).map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </ul>
      {asks.length > mostShown && <p>{`And ${asks.length - mostShown} more.`}</p>}
      <p>Nothing is saved yet.</p>
      <div className="actions">
        <Button name={sureField} value={notSure} tone="quiet">
          No, I will change it
        </Button>
        <Button name={sureField} value={sure}>
          Yes, save it
        </Button>
      </div>
    </div>
  );
}
