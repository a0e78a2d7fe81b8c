import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { daysGood } from "./transport";
import { Version } from "~/base/ui/version";

type Props = {
  bill: {
    ewayNumber: string | null;
    madeDay: string | null;
    validUntil: string | null;
    answerVersion: string;
    transport: { vehicle: string; distanceKm: number };
  };
  state: FormState | undefined;
};

/** What the portal answered, to be written down, changed or taken back. */
export function AnswerForm({ bill, state }: Props) {
  const { vehicle, distanceKm } = bill.transport;
  const days = daysGood(distanceKm);
  return (
    <section className="panel stack" aria-labelledby="eway-answer">
      <h2 id="eway-answer">What the portal answered</h2>
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <input type="hidden" name="intent" value="answer" />
        <Version value={bill.answerVersion} />
        <Field
          autoComplete="off"
          name="number"
          label="E-way bill number"
          hint="12 digits. It is printed on the packing slip."
          inputMode="numeric"
          defaultValue={bill.ewayNumber ?? ""}
          maxLength={20}
        />
        <Field
          autoComplete="off"
          name="madeDay"
          label="Date"
          type="date"
          defaultValue={bill.madeDay ?? ""}
        />
        <Field
          autoComplete="off"
          name="validUntil"
          label="Valid until"
          hint={`One day for each 200 km or part of them, to midnight${
            days > 0 ? `: over ${distanceKm} km ${days === 1 ? "one day" : `${days} days`}` : ""
          }.`}
          type="date"
          defaultValue={bill.validUntil ?? ""}
        />
        <Field
          autoComplete="off"
          name="vehicle"
          at="answer"
          label="Vehicle"
          autoCapitalize="characters"
          defaultValue={vehicle}
          maxLength={20}
        />
        <Button>Save the e-way bill</Button>
      </Form>
      {bill.ewayNumber !== null && (
        <Form method="post" className="stack">
          <p className="muted small">
            On the portal a bill can be cancelled within 24 hours. Here the number is then taken
            back.
          </p>
          <Button tone="quiet" name="intent" value="take-back">
            Take the number back
          </Button>
        </Form>
      )}
    </section>
  );
}
