import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Table } from "~/base/ui/table";

const oils = [
  { id: "g", name: "Groundnut", litres: 15 },
  { id: "s", name: "Sesame", litres: 1 },
];

const table = (rows: typeof oils) =>
  renderToStaticMarkup(
    <Table
      caption="Oils"
      rows={rows}
      keyOf={({ id }) => id}
      empty={<p>No oil is left.</p>}
      columns={[
        { head: "Oil", kind: "name", cell: ({ name }) => name },
        { head: "Litres in the tank", label: "Litres", kind: "number", cell: (row) => row.litres },
      ]}
    />,
  );

test("a table has its caption, a head for each column and a header in each row", () => {
  const html = table(oils);
  expect(html).toContain("<caption>Oils</caption>");
  expect(html.match(/<th scope="col"[^>]*>[^<]*/g)).toEqual([
    '<th scope="col">Oil',
    '<th scope="col" class="number">Litres in the tank',
  ]);
  expect(html.match(/<th scope="row"[^>]*>[^<]*/g)).toEqual([
    '<th scope="row" data-label="Oil">Groundnut',
    '<th scope="row" data-label="Oil">Sesame',
  ]);
});

test("a phone, which hides the heads, finds a label beside each value, the short one if there is one", () => {
  expect(table(oils)).toContain('<td data-label="Litres" class="number">15</td>');
});

test("without rows there is a sentence instead of a table", () => {
  expect(table([])).toBe("<p>No oil is left.</p>");
});
