import { orderStatuses } from "~/base/db/statuses";
import { Field } from "~/base/ui/field";
import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import type { OrderFilter } from "./order-filter";
import { sourceWords } from "./source-words";

/** The fields above the owner's list of orders. `list`: its path. */
export function OrderFilters({ filter, list }: { filter: OrderFilter; list: string }) {
  return (
    <FilterForm
      list={list}
      filter={{ ...filter, show: "" }}
      clear="Reset filters"
      label="Orders"
      className="order-filters"
    >
      <KeywordField label="Buyer, phone, place, number, payment id" value={filter.q} />
      <ChoiceField
        name="status"
        label="Status"
        value={filter.status}
        all="All"
        options={orderStatuses.map((status) => [status, status])}
      />
      <ChoiceField
        name="source"
        label="Ordered"
        value={filter.source}
        all="Anywhere"
        options={Object.entries(sourceWords)}
      />
      <Field name="from" label="From" type="date" defaultValue={filter.from} />
      <Field name="to" label="To" type="date" defaultValue={filter.to} />
    </FilterForm>
  );
}
