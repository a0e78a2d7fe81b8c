import type { LinksFunction } from "@remix-run/node";
import styles from "./table.css?url";

/** Styles of tables for the few pages that shoppers read; orders and dashboards have them in account.css. */
export const tableLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export type Column<Row> = {
  head: string;
  /** Label on phones, when `head` is too long. */
  label?: string;
  cell: (row: Row) => React.ReactNode;
  /** `name`: the row's header. `number`: right-aligned. */
  kind?: "name" | "number";
  className?: string;
};

/** A table; on phones each row is a card (table.css), with the class `tight` one of two columns. Without rows it renders `empty`. */
export function Table<Row>({
  rows,
  keyOf,
  columns,
  caption,
  empty = null,
  className = "",
}: {
  rows: Row[];
  keyOf: (row: Row) => React.Key;
  columns: Column<Row>[];
  caption?: string;
  empty?: React.ReactNode;
  className?: string;
}) {
  if (rows.length === 0) return empty;
  return (
    <div className={`table ${className}`.trim()}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ head, kind }) => (
              <th key={head} scope="col" className={kind === "number" ? "number" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.head} {...column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ row, head, label = head, cell, kind, className }: Column<Row> & { row: Row }) {
  if (kind === "name") {
    return (
      <th scope="row" data-label={label} className={className}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td data-label={label} className={kind ?? className}>
      {cell(row)}
    </td>
  );
}
