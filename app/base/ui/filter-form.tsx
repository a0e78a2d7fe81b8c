import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { isFiltering, type ListFilter } from "~/base/lib/list-filter";
import { Button } from "./button";
import { Field, SelectField } from "./field";

type Props = {
  /** Path of the list. */
  list: string;
  filter: ListFilter;
  /** Text of the link that clears all filters; none without it. */
  clear?: string;
  button?: string;
  /** What a phone shows of it while nothing is filtered. */
  title?: string;
  label?: string;
  className?: string;
  /** What is wrong with a filter. */
  state?: FormState | undefined;
  /** The fields, named like the filters. */
  children: React.ReactNode;
};

/**
 * Search and filters above a list: a GET form, so that results have a URL. On phones a closed row until something is filtered, so
 * that the list begins on the first screen.
 */
export function FilterForm({
  list,
  filter,
  clear,
  button = "Show",
  title = "Filter",
  label,
  className = "row list-filter",
  state,
  children,
}: Props) {
  return (
    <search aria-label={label}>
      {/* Keyed, so that the fields follow the URL after a link or Back. */}
      <details key={JSON.stringify(filter)} className="filter-fold" open={isFiltering(filter)}>
        <summary>{title}</summary>
        <Form action={list} state={state} className={className}>
          {children}
          <div className="actions">
            <Button tone="quiet">{button}</Button>
            {clear && isFiltering(filter) && <Link to={list}>{clear}</Link>}
          </div>
        </Form>
      </details>
    </search>
  );
}

/** The search term, `?q=`. */
export function KeywordField({ label, value }: { label: string; value: string }) {
  return (
    <Field
      name="q"
      label={label}
      type="search"
      defaultValue={value}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}

/** A choice; `options`: values and labels. `all`: label of the empty choice. */
export function ChoiceField({
  name,
  label,
  value,
  all,
  options,
}: {
  name: string;
  label: string;
  value: string;
  all?: string;
  options: [value: string, words: string][];
}) {
  return (
    <SelectField name={name} label={label} defaultValue={value}>
      {all && <option value="">{all}</option>}
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
