import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Field, SelectField } from "~/ui/field";
import { type AuditFilter, auditKinds } from "./audit-filter";

const kindNames = {
  category: "Categories",
  product: "Products",
  order: "Orders",
  payment: "Payments",
  courier: "Couriers",
  "search-words": "Search words",
  user: "Users",
  enquiry: "Enquiries",
  settings: "Settings",
};

/** Chooses which entries the log shows. */
export function AuditFilterForm({
  filter,
  actors,
}: {
  filter: AuditFilter;
  actors: { id: string; name: string }[];
}) {
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <search>
      <Form className="row list-filter" key={JSON.stringify(filter)}>
        <SelectField name="by" label="Admin" defaultValue={filter.by}>
          <option value="">All</option>
          {actors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="kind" label="What" defaultValue={filter.kind}>
          <option value="">Everything</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </SelectField>
        <Field name="from" label="From" type="date" defaultValue={filter.from} />
        <Field name="to" label="To" type="date" defaultValue={filter.to} />
        <Field
          name="q"
          label="Name of the thing"
          type="search"
          defaultValue={filter.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button tone="quiet">Show</Button>
        {isFiltered && <Link to="/dashboard/admin/audit">Show all</Link>}
      </Form>
    </search>
  );
}
