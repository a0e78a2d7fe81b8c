import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { type EventFilter, eventOutcomes, stateWords } from "./event-filter";

/** Chooses which webhook events the list shows. */
export function EventFilterForm({ filter }: { filter: EventFilter }) {
  return (
    <search>
      <Form className="row list-filter" key={filter.outcome}>
        <SelectField name="outcome" label="Outcome" defaultValue={filter.outcome}>
          <option value="">All events</option>
          {eventOutcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {stateWords[outcome]}
            </option>
          ))}
        </SelectField>
        <Button tone="quiet">Show</Button>
        {filter.outcome && <Link to="/dashboard/admin/payments">Show all</Link>}
      </Form>
    </search>
  );
}
