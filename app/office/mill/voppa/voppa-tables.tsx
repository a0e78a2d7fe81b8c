import { type Column, Table } from "~/base/ui/table";
import { columnsOf, type Line, partTitles, sumWords } from "./columns";
import { inUnit } from "./unit";
import type { VoppaReturn } from "./voppa-return.server";

type Props = Pick<VoppaReturn, "parts" | "names" | "unit">;

/** The parts of the return, each with how its lines add up. */
export const VoppaTables = ({ parts, names, unit }: Props) =>
  parts.map(({ part, lines }) => {
    const columns: Column<Line>[] = [
      { head: "Of", kind: "name", cell: ({ what }) => what },
      ...columnsOf(part).map((key) => ({
        head: names[key],
        kind: "number" as const,
        cell: ({ grams }: Line) => inUnit(grams[key] ?? 0, unit),
      })),
    ];
    return (
      <section key={part} className="stack voppa-part" aria-labelledby={`voppa-${part}`}>
        <h2 id={`voppa-${part}`}>{partTitles[part]}</h2>
        <Table
          className="tight"
          rows={lines}
          keyOf={({ what }) => what}
          columns={columns}
          empty={<p className="muted">Nothing in this month.</p>}
        />
        {lines.length > 0 && <p className="muted small">{sumWords(part, names)}</p>}
      </section>
    );
  });
