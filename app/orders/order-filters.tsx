import { Form, Link } from "@remix-run/react";
import { orderStatuses } from "~/db/statuses";
import { Button } from "~/ui/button";
import { Field, SelectField } from "~/ui/field";
import { isFiltering, type OrderFilter } from "./order-filter";

/** Search and filters of the order list: a GET form, so that its URL can be kept and shared. */
export function OrderFilters({ filter }: { filter: OrderFilter }) {
  return (
    <search aria-label="Orders">
      {/* Keyed, so that the fields follow the URL when it changes by a link or Back. */}
      <Form key={JSON.stringify(filter)} action="/dashboard/admin/orders" className="order-filters">
        <Field
          name="q"
          label="Buyer, phone, order number or payment id"
          type="search"
          defaultValue={filter.keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField name="status" label="Status" defaultValue={filter.status ?? ""}>
          <option value="">All</option>
          {orderStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <Field name="from" label="From" type="date" defaultValue={filter.from ?? ""} />
        <Field name="to" label="To" type="date" defaultValue={filter.to ?? ""} />
        <div className="actions">
          <Button tone="quiet">Show</Button>
          {isFiltering(filter) && (
            <Link className="button-link order-filters-reset" to="/dashboard/admin/orders">
              Reset filters
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
