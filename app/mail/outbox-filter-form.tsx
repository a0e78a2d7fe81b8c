import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { type MailState, mailStates } from "./outbox-filter";

const stateNames = { waiting: "Waiting", sent: "Sent", stuck: "Stuck" } satisfies Record<
  MailState,
  string
>;

/** Chooses which mails the outbox shows. */
export function OutboxFilterForm({ state }: { state: MailState | "" }) {
  return (
    <search>
      <Form className="row list-filter" key={state}>
        <SelectField name="state" label="State" defaultValue={state}>
          <option value="">All</option>
          {mailStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </SelectField>
        <Button tone="quiet">Show</Button>
      </Form>
    </search>
  );
}
