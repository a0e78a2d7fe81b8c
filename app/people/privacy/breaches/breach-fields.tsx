import { breachKinds, type Language } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { Field, TextField } from "~/base/ui/field";
import type { Breach } from "./breaches.server";
import { kindName, type WordField, wordFields, wordLabels, wordName } from "./field-names";
import { kindWords } from "./letter";
import { fieldTime } from "./times";

type Props = { breach: Breach | null; state: FormState | undefined };

const hints: Record<WordField, string> = {
  nature: "For example: somebody read our mail account.",
  place: "A computer, an account, a paper, a parcel.",
  extent: "As far as it is known.",
  consequences: "For example: false calls in our name.",
  measures: "To lessen the harm, and so that it does not come again.",
  advice: "For example: choose a new password, pay nobody who calls.",
};

/** What the owner writes down of a breach. */
export function BreachFields({ breach, state }: Props) {
  return (
    <>
      <Field
        name="title"
        label="Short name, for the book"
        state={state}
        defaultValue={breach?.title}
        maxLength={120}
        required
      />
      <Field
        name="noticed"
        label="Noticed"
        hint="Indian time. The clocks of the law run from here."
        type="datetime-local"
        state={state}
        defaultValue={fieldTime(breach?.noticedAt ?? null)}
        required
      />
      <Field
        name="from"
        label="It lasted from"
        hint="Blank: not known yet."
        type="datetime-local"
        state={state}
        defaultValue={fieldTime(breach?.fromAt ?? null)}
      />
      <Field
        name="until"
        label="Until"
        hint="Blank: not known, or not over."
        type="datetime-local"
        state={state}
        defaultValue={fieldTime(breach?.untilAt ?? null)}
      />
      <Kinds breach={breach} state={state} />
      <WordFields language="en" breach={breach} state={state} />
      <Field
        name="contact"
        label="Whom to ask"
        hint="Name, phone and email: in every letter."
        state={state}
        defaultValue={breach?.contact}
        maxLength={300}
        required
      />
      <TextField
        name="causes"
        label="Facts and reasons, and who did it"
        hint="For the Board only, as far as it is known."
        state={state}
        defaultValue={breach?.causes}
        maxLength={2000}
      />
      <Translated title="The same in Gujarati" language="gu" breach={breach} state={state} />
      <Translated title="The same in Hindi" language="hi" breach={breach} state={state} />
    </>
  );
}

function Kinds({ breach, state }: Props) {
  return (
    <fieldset id="kinds">
      <legend>Which data</legend>
      {state?.errors.kinds && <p className="field-error">{state.errors.kinds}</p>}
      {breachKinds.map((kind) => (
        <label className="checkbox" key={kind}>
          <input
            type="checkbox"
            name={kindName(kind)}
            defaultChecked={
              state ? state.values[kindName(kind)] !== undefined : breach?.kinds.includes(kind)
            }
          />{" "}
          {kindWords[kind]}
        </label>
      ))}
    </fieldset>
  );
}

function WordFields({ language, breach, state }: Props & { language: Language }) {
  return wordFields.map((field) => (
    <TextField
      key={field}
      name={wordName(field, language)}
      label={wordLabels[field]}
      hint={hints[field]}
      state={state}
      lang={language}
      defaultValue={breach?.words[language]?.[field]}
      maxLength={2000}
      required={language === "en"}
    />
  ));
}

function Translated({
  title,
  language,
  breach,
  state,
}: Props & { language: Language; title: string }) {
  const isWrong = wordFields.some((field) => state?.errors[wordName(field, language)]);
  return (
    <details open={isWrong || breach?.words[language] !== undefined}>
      <summary>{title}</summary>
      <p>
        All of it or nothing: without it these people get the English words in a letter of their
        language.
      </p>
      <WordFields language={language} breach={breach} state={state} />
    </details>
  );
}
