import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { englishNames, languages } from "~/base/words/language";
import { longest } from "./longest";
import type { OwnQuestion } from "./questions.server";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { Version } from "~/base/ui/version";

/** A question with its answer, to be changed or deleted; without `question` an empty one. `state`: of this form, if it was sent. */
export function QuestionEditor({
  question,
  fresh,
  state,
}: {
  question?: OwnQuestion & { version: string };
  fresh: string;
  state: FormState | undefined;
}) {
  const at = question?.id ?? "new";
  return (
    <Form method="post" state={state} className="panel stack">
      <FormProblem at={at} />
      {question ? (
        <>
          <input type="hidden" name="id" value={question.id} />
          <Version value={question.version} />
        </>
      ) : (
        <IdempotencyKey fresh={fresh} />
      )}
      <SelectField
        at={at}
        name="language"
        label="Language"
        defaultValue={question?.language ?? "en"}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {englishNames[each]}
          </option>
        ))}
      </SelectField>
      <Field
        at={at}
        name="question"
        label="Question"
        hint={question ? undefined : "Such as “How is it pressed?”"}
        maxLength={longest.question}
        defaultValue={question?.question ?? ""}
        lang={question?.language}
        autoComplete="off"
        required
      />
      <TextField
        at={at}
        name="answer"
        label="Answer"
        maxLength={longest.answer}
        defaultValue={question?.answer ?? ""}
        lang={question?.language}
        required
      />
      <div className="actions">
        <Button name="intent" value={question ? "save" : "add"}>
          {question ? "Save" : "Add"}
        </Button>
        {question && (
          <Button
            tone="danger"
            name="intent"
            value="delete"
            formNoValidate
            aria-label={`Delete: ${question.question}`}
          >
            Delete
          </Button>
        )}
      </div>
    </Form>
  );
}
