import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Field, SelectField } from "~/ui/field";
import type { EnquiryFilter } from "./enquiry-filter";

/** Chooses which enquiries the list shows. */
export function EnquiryFilterForm({ filter }: { filter: EnquiryFilter }) {
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <search>
      <Form className="row list-filter" key={JSON.stringify(filter)}>
        <SelectField name="kind" label="Form" defaultValue={filter.kind}>
          <option value="">All</option>
          <option value="contact">Contact</option>
          <option value="bulk">Bulk</option>
        </SelectField>
        <SelectField name="state" label="State" defaultValue={filter.state}>
          <option value="">All</option>
          <option value="open">Not answered</option>
          <option value="answered">Answered</option>
          <option value="not-handed-on">Not handed on</option>
        </SelectField>
        <Field
          name="q"
          label="Search"
          type="search"
          defaultValue={filter.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button tone="quiet">Show</Button>
        {isFiltered && <Link to="/dashboard/admin/enquiries">Show all</Link>}
      </Form>
    </search>
  );
}
