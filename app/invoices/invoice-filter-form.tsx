import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { yearInWords } from "./financial-year";
import { type InvoiceFilter, monthInWords, monthsOf } from "./invoice-filter";

/** Chooses the financial year, and one of its months or all of it. */
export function InvoiceFilterForm({ filter, years }: { filter: InvoiceFilter; years: string[] }) {
  return (
    <search>
      <Form className="row list-filter" key={JSON.stringify(filter)}>
        <SelectField name="year" label="Financial year" defaultValue={filter.year}>
          {years.map((year) => (
            <option key={year} value={year}>
              {yearInWords(year)}
            </option>
          ))}
        </SelectField>
        <SelectField name="month" label="Month" defaultValue={filter.month}>
          <option value="">The whole year</option>
          {monthsOf(filter.year).map((month) => (
            <option key={month} value={month}>
              {monthInWords(month)}
            </option>
          ))}
        </SelectField>
        <Button tone="quiet">Show</Button>
      </Form>
    </search>
  );
}
