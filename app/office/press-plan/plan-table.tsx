import { formatIndian } from "~/base/lib/india/format-indian";
import { declaredSize } from "~/base/lib/pack-size";
import { type Column, Table } from "~/base/ui/table";
import { Link } from "~/base/ui/link";
import { movementsPath } from "~/goods/stock/admin/stock-query";
import type { PressPlan } from "./press-plan.server";

type Row = PressPlan["rows"][number];

/** Pack by pack: what was sold and is there, what the plan says, and why. */
export function PlanTable({ rows }: Pick<PressPlan, "rows">) {
  return <Table className="tight" rows={rows} keyOf={({ slug }) => slug} columns={columns} />;
}

const columns: Column<Row>[] = [
  { head: "Pack", kind: "name", cell: PackLink },
  { head: "Last 7 days", kind: "number", cell: ({ week }) => formatIndian(week) },
  {
    head: "A year ago",
    kind: "number",
    cell: ({ weekYearAgo }) => formatIndian(weekYearAgo),
  },
  {
    head: "Next 14 then",
    kind: "number",
    cell: ({ aheadYearAgo }) => formatIndian(aheadYearAgo),
  },
  { head: "To pack", kind: "number", cell: ({ open }) => formatIndian(open) },
  { head: "In stock", kind: "number", cell: ({ stock }) => stock ?? "not counted" },
  { head: "Plan", label: "Plan for 14 days", kind: "number", cell: ({ planned }) => planned },
  { head: "Press", kind: "number", cell: ({ press }) => <strong>{formatIndian(press)}</strong> },
  { head: "Why", className: "wide", cell: Why },
];

function PackLink({ slug, name, pack }: Row) {
  return (
    <>
      <Link to={movementsPath(slug)}>{name}</Link>{" "}
      <span className="muted small">{declaredSize(pack)}</span>
    </>
  );
}

function Why({ why, miss }: Row) {
  return (
    <>
      {why}.{miss && <span className="muted small"> {`The plan was ${miss}.`}</span>}
    </>
  );
}
