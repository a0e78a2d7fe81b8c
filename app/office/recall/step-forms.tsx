import type { RecallState } from "~/base/db/recalls";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { nextStep } from "./steps";

type Props = { recall: { state: RecallState }; today: string; state: FormState | undefined };

/** The form of the next step, and the one that calls the recall off; nothing when it is over. */
export function StepForms({ recall, today, state }: Props) {
  const next = nextStep[recall.state];
  if (next === null) return null;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  return (
    <>
      <NextStep next={next} today={today} state={stateOf(next)} />
      <details className="panel" open={stateOf("called off") !== undefined}>
        <summary>Call it off</summary>
        <StepForm intent="called off" button="Call it off" state={stateOf("called off")}>
          <TextField
            at="called off"
            name="note"
            label="Why"
            hint="The batch turned out to be sound. Its packs go back on sale. Then tell the buyers who heard of the recall."
            maxLength={2000}
            required
          />
        </StepForm>
      </details>
    </>
  );
}

type Next = { next: "notified" | "collecting" | "closed"; today: string; state: Props["state"] };

function NextStep({ next, today, state }: Next) {
  switch (next) {
    case "notified":
      return (
        <StepForm
          intent={next}
          title="Tell the authority"
          button="The authority is told"
          state={state}
        >
          <p className="field-hint">
            The Designated Officer of the Food and Drugs Control Administration of your district,
            and FSSAI: at once, within 24 hours.
          </p>
          <Field at={next} name="day" type="date" label="Told on" defaultValue={today} required />
          <Field at={next} name="number" label="Its number (optional)" maxLength={60} />
          <TextField at={next} name="note" label="Note (optional)" maxLength={2000} />
        </StepForm>
      );
    case "collecting":
      return (
        <StepForm intent={next} title="Collect the packs" button="Collecting" state={state}>
          <TextField
            at={next}
            name="note"
            label="Note (optional)"
            hint="Where the packs come to and who looks after them, apart from the others."
            maxLength={2000}
          />
        </StepForm>
      );
    case "closed":
      return (
        <StepForm intent={next} title="Close the recall" button="Close it" state={state}>
          <TextField
            at={next}
            name="became"
            label="What became of the packs"
            hint="How many were destroyed, reworked or returned, when and where, and how you checked that the recall worked. Note destroyed packs as broken on the batch’s page."
            maxLength={2000}
            required
          />
          <TextField
            at={next}
            name="prevents"
            label="What prevents it next time"
            maxLength={2000}
            required
          />
        </StepForm>
      );
  }
}

type StepProps = {
  intent: string;
  title?: string;
  button: string;
  state: Props["state"];
  children: React.ReactNode;
};

function StepForm({ intent, title, button, state, children }: StepProps) {
  return (
    <Form method="post" state={state} className="stack profile-form" aria-label={title ?? button}>
      {title && <h2>{title}</h2>}
      <FormProblem at={intent} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button tone={title ? "primary" : "quiet"}>{button}</Button>
    </Form>
  );
}
