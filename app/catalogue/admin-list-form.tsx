import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Field, SelectField } from "~/ui/field";
import { type AdminListQuery, productSorts } from "./admin-list-query";
import type { Category } from "./product";

/** Search, category and order of the admin's list: a plain GET form. */
export function AdminListForm({
  query,
  categories,
}: {
  query: AdminListQuery;
  categories: Category[];
}) {
  return (
    <search>
      <Form
        method="get"
        action="/dashboard/admin/products"
        className="admin-list-form"
        key={JSON.stringify(query)}
      >
        <Field
          id="list-q"
          name="q"
          type="search"
          label="Name or description"
          defaultValue={query.keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          id="list-category"
          name="category"
          label="Category"
          defaultValue={query.category}
        >
          <option value="">All categories</option>
          {categories.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField id="list-sort" name="sort" label="Order" defaultValue={query.sort}>
          {Object.entries(productSorts).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <Button tone="quiet">Show</Button>
      </Form>
    </search>
  );
}
