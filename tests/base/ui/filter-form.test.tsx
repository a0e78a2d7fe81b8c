import { expect, test } from "vitest";
import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";

const form = (filter: { q: string; oil: string }) =>
  htmlOf({ default: () => <Oils filter={filter} /> }, argsFor("/oils"));

function Oils({ filter: { q, oil } }: { filter: { q: string; oil: string } }) {
  return (
    <FilterForm list="/oils" filter={{ q, oil }} clear="Show all">
      <KeywordField label="Name" value={q} />
      <ChoiceField name="oil" label="Oil" value={oil} all="Any" options={[["g", "Groundnut"]]} />
    </FilterForm>
  );
}

test("the filter is a GET form to its list, filled with what is asked for", async () => {
  const html = await form({ q: "cold", oil: "g" });
  expect(html).toMatch(/<form [^>]*method="get" action="\/oils"/);
  expect(html).toMatch(/<input [^>]*name="q"[^>]* value="cold"/);
  expect(html).toContain('<option value="g" selected="">Groundnut</option>');
});

test("a link takes the filters off, and is there only when one is set", async () => {
  expect(await form({ q: "", oil: "g" })).toMatch(/<a [^>]*href="\/oils"[^>]*>Show all<\/a>/);
  expect(await form({ q: "", oil: "" })).not.toContain("Show all");
});
