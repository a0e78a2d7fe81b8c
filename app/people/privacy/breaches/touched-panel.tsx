import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import { selections } from "./selections";
import type { Told } from "./told";

type ShownPerson = {
  name: string;
  email: string;
  phone: string;
  letter: string;
};
type Props = { told: Told; persons: ShownPerson[]; csv: string; state: FormState | undefined };

/** Who is touched: chosen, counted, listed. */
export function TouchedPanel({ told, persons, csv, state }: Props) {
  return (
    <section className="panel stack" aria-labelledby="touched">
      <h2 id="touched">Who is touched</h2>
      <p>
        {told.all === 1 ? "1 person" : `${told.all} people`}, each once.{" "}
        {told.unreachable > 0 &&
          `${told.unreachable} of them without an email address: please call them.`}
      </p>
      <Table
        rows={persons}
        keyOf={({ email, phone }) => email || phone}
        empty={<p>Nobody is on the list yet.</p>}
        columns={[
          { head: "Name", kind: "name", cell: ({ name }) => name || "–" },
          { head: "Email", cell: ({ email }) => email || "–" },
          { head: "Phone", cell: ({ phone }) => phone || "–" },
          { head: "Letter", cell: ({ letter }) => letter },
        ]}
      />
      {told.all > persons.length && <p>And {told.all - persons.length} more, all in the file.</p>}
      {told.all > 0 && (
        <p>
          <Link to={csv}>Download the list (CSV)</Link>
        </p>
      )}
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <input type="hidden" name="intent" value="add" />
        <SelectField name="who" label="Add to the list" defaultValue="orders">
          {Object.entries(selections).map(([who, words]) => (
            <option key={who} value={who}>
              {words}
            </option>
          ))}
        </SelectField>
        <Field
          name="from"
          label="From"
          hint="Indian time, for orders, enquiries and quotes. Blank: from the start."
          type="datetime-local"
        />
        <Field name="until" label="Until" hint="Blank: up to now." type="datetime-local" />
        <TextField
          name="emails"
          label="Addresses"
          hint="For “these addresses only”: one in a line."
        />
        <Button tone="quiet">Add them</Button>
      </Form>
      {told.all > told.written && (
        <Form method="post">
          <input type="hidden" name="intent" value="clear" />
          <Button tone="quiet">Take off all to whom no letter went</Button>
        </Form>
      )}
    </section>
  );
}
