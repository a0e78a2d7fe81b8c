import { breachKinds, type Language } from "~/base/db/statuses";
import { Field, TextField } from "~/base/ui/field";
import { TickField } from "~/base/ui/tick";
import type { Breach } from "./breaches.server";
import {
  breachLabels,
  kindName,
  type WordField,
  wordFields,
  wordLabels,
  wordName,
} from "./field-names";
import { kindWords } from "./letter";
import { fieldTime } from "./times";
import { useFormState } from "~/base/ui/sending/form-state";

type Props = { breach: Breach | null };

const hints: Record<WordField, string> = {
  nature: "For example: somebody read our mail account.",
  place: "A computer, an account, a paper, a parcel.",
  extent: "As far as it is known.",
  consequences: "For example: false calls in our name.",
  measures: "To lessen the harm, and so that it does not come again.",
  advice: "For example: choose a new password, pay nobody who calls.",
};

/** What the owner writes down of a breach. */
export function BreachFields({ breach }: Props) {
  return (
    <>
      <Field
        name="title"
        label={breachLabels.title}
        defaultValue={breach?.title}
        maxLength={120}
        required
      />
      <Field
        name="noticed"
        label={breachLabels.noticed}
        hint="Indian time. The clocks of the law run from here."
        type="datetime-local"
        defaultValue={fieldTime(breach?.noticedAt ?? null)}
        required
      />
      <Field
        name="from"
        label={breachLabels.from}
        hint="Blank: not known yet."
        type="datetime-local"
        defaultValue={fieldTime(breach?.fromAt ?? null)}
      />
      <Field
        name="until"
        label={breachLabels.until}
        hint="Blank: not known, or not over."
        type="datetime-local"
        defaultValue={fieldTime(breach?.untilAt ?? null)}
      />
      <Kinds breach={breach} />
      <WordFields language="en" breach={breach} />
      <Field
        name="contact"
        label={breachLabels.contact}
        hint="Name, phone and email: in every letter."
        defaultValue={breach?.contact}
        maxLength={300}
        required
      />
      <TextField
        name="causes"
        label={breachLabels.causes}
        hint="For the Board only, as far as it is known."
        defaultValue={breach?.causes}
        maxLength={2000}
      />
      <Translated title="The same in Gujarati" language="gu" breach={breach} />
      <Translated title="The same in Hindi" language="hi" breach={breach} />
    </>
  );
}

function Kinds({ breach }: Props) {
  const state = useFormState();
  return (
    <fieldset id="kinds">
      <legend>Which data</legend>
      {state?.errors.kinds && <p className="field-error">{state.errors.kinds}</p>}
      {breachKinds.map((kind) => (
        <TickField key={kind} name={kindName(kind)} isOn={breach?.kinds.includes(kind)}>
          {kindWords[kind]}
        </TickField>
      ))}
    </fieldset>
  );
}

function WordFields({ language, breach }: Props & { language: Language }) {
  return wordFields.map((field) => (
    <TextField
      key={field}
      name={wordName(field, language)}
      label={wordLabels[field]}
      hint={hints[field]}
      lang={language}
      defaultValue={breach?.words[language]?.[field]}
      maxLength={2000}
      required={language === "en"}
    />
  ));
}

function Translated({ title, language, breach }: Props & { language: Language; title: string }) {
  const state = useFormState();
  const isWrong = wordFields.some((field) => state?.errors[wordName(field, language)]);
  return (
    <details open={isWrong || breach?.words[language] !== undefined}>
      <summary>{title}</summary>
      <p>
        All of it or nothing: without it these people get the English words in a letter of their
        language.
      </p>
      <WordFields language={language} breach={breach} />
    </details>
  );
}
