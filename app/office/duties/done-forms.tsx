import { dayInWords } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Version } from "~/base/ui/version";

type State = { state: FormState | undefined };

/** Notes that a duty is done. `today`: `2026-11-30`. `endings`: of the files that are taken. */
export function DoneForm({
  today,
  name,
  endings,
  state,
}: State & { today: string; name: string; endings: string[] }) {
  return (
    <Form
      method="post"
      state={state}
      encType="multipart/form-data"
      className="stack panel"
      aria-labelledby="done"
      autoComplete="off"
    >
      <h2 id="done">It is done</h2>
      <FormProblem />
      <Field name="day" label="On" type="date" max={today} defaultValue={today} required />
      <Field name="doneBy" label="By" defaultValue={name} maxLength={80} required />
      <Field
        name="reference"
        label="Number you were given (optional)"
        hint="Such as the ARN of a return."
        maxLength={60}
      />
      <Field
        type="file"
        name="file"
        label="What was handed in (optional)"
        hint="The file or a photo of the paper, at most 5 MB. It is kept as it is, with its checksum."
        accept={endings.join(",")}
      />
      <Button>Note it</Button>
    </Form>
  );
}

/** Puts a duty off to the day that a government has named. */
export function PutOffForm({
  day,
  version,
  state,
}: State & { day: string | null; version: string }) {
  return (
    <details className="panel" open={state !== undefined}>
      <summary>It was put off</summary>
      <Form method="post" state={state} className="stack" autoComplete="off">
        <input type="hidden" name="intent" value="put-off" />
        <FormProblem at="put-off" /> <Version value={version} />
        <p>{day ? `Now it is due by ${dayInWords(day)}.` : "No day is known for it."}</p>
        <Field name="day" at="put-off" label="New day" type="date" required />
        <Field
          name="because"
          at="put-off"
          label="Who says so"
          hint="Such as the number of the notification."
          maxLength={200}
          required
        />
        <Button tone="quiet">Put it off</Button>
      </Form>
    </details>
  );
}

/** Takes back what was noted by mistake. */
export function TakeBackForm({ state }: State) {
  return (
    <details className="panel" open={state !== undefined}>
      <summary>It was noted by mistake</summary>
      <Form method="post" state={state} className="stack" autoComplete="off">
        <input type="hidden" name="intent" value="take-back" />
        <FormProblem at="back" />
        <p>What was noted stays on this page, with your reason.</p>
        <Field name="because" at="back" label="Reason" maxLength={200} required />
        <Button tone="quiet">Take it back</Button>
      </Form>
    </details>
  );
}
