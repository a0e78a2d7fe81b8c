import { useCallback, useEffect, useRef, useState } from "react";
import type { FormState } from "~/base/lib/form/form";
import { paiseFrom, rupees } from "~/base/lib/money";
import { wholeIn } from "~/base/lib/typed/digits";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { noteField } from "./forms";
import { notes } from "./pieces";

/** Counting the till, by pieces or as a sum, and signing it. With script the sum and the difference stand below as one types. */
export function CountForm({
  expectedPaise,
  state,
}: {
  expectedPaise: number;
  state: FormState | undefined;
}) {
  const { place, counted, look } = useCounted();
  return (
    <Form
      method="post"
      state={state}
      className="stack"
      aria-label="Count and sign"
      autoComplete="off"
      onChange={look}
    >
      <input type="hidden" name="intent" value="sign" />
      <input type="hidden" name="version" value={expectedPaise} ref={place} />
      <FormProblem at="count" />
      <p>{`${rupees(expectedPaise)} is expected in the till.`}</p>
      <fieldset className="till-pieces">
        <legend>How many of each</legend>
        {notes.map((note) => (
          <Field
            key={note}
            name={noteField(note)}
            at="count"
            label={`₹${note}`}
            inputMode="numeric"
            maxLength={6}
          />
        ))}
        <Field name="coins" at="count" label="Coins, in ₹" inputMode="decimal" maxLength={12} />
      </fieldset>
      <Field
        name="counted"
        at="count"
        label="Or the sum alone (₹)"
        inputMode="decimal"
        maxLength={20}
      />
      <p className="till-counted" aria-live="polite">
        {counted !== null && countedWords(counted, expectedPaise)}
      </p>
      <Field
        name="word"
        at="count"
        label="Why it differs, if it does"
        hint="In a word: change given wrong."
        maxLength={100}
      />
      <div>
        <Button>Count is right: sign</Button>
      </div>
    </Form>
  );
}

function countedWords(counted: number, expected: number): string {
  const difference = counted - expected;
  const words =
    difference === 0
      ? "it agrees"
      : `${rupees(Math.abs(difference))} ${difference < 0 ? "is missing" : "is too much"}`;
  return `${rupees(counted)} counted: ${words}.`;
}

/** What the typed pieces or the typed sum come to (paise); null: nothing is typed yet, or not to be read. */
function useCounted() {
  const place = useRef<HTMLInputElement>(null);
  const [counted, setCounted] = useState<number | null>(null);
  const look = useCallback(() => {
    const form = place.current?.form;
    if (form) setCounted(countedIn(new FormData(form)));
  }, []);
  // Typed before this script ran, or shown again after a refusal.
  useEffect(look, [look]);
  return { place, counted, look };
}

function countedIn(form: FormData): number | null {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const parts = [
    ...notes.map((note) => ({ text: typed(noteField(note)), worth: note * 100 })),
    { text: typed("coins"), worth: null },
  ].filter(({ text }) => text !== "");
  if (parts.length === 0) return typed("counted") === "" ? null : paiseFrom(typed("counted"));
  const sums = parts.map(({ text, worth }) =>
    worth === null ? paiseFrom(text) : (wholeIn(text) ?? Number.NaN) * worth,
  );
  const sum = sums.reduce<number>((all, each) => all + (each ?? Number.NaN), 0);
  return Number.isNaN(sum) ? null : sum;
}
