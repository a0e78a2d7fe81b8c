import { Link } from "@remix-run/react";
import { rupees } from "~/lib/money";
import { declaredSize, isStandardSize, otherMeasure, standardSizesHint } from "~/lib/pack-size";
import { Table } from "~/ui/table";
import type { ShownPack } from "./shown-pack";

/** The packs of one oil, a line for each. */
export function PackLines({ packs }: { packs: ShownPack[] }) {
  return (
    <ul className="oil-packs">
      {packs.map((pack) => (
        <li key={pack.id}>
          <Link to={`/dashboard/admin/product/${pack.slug}`} aria-label={`Change ${pack.name}`}>
            {declaredSize(pack)}
          </Link>{" "}
          <span className="muted">{otherMeasure(pack)}</span>
          <strong>{rupees(pack.pricePaise)}</strong>
          <span className="muted">{isTold(pack) && stockWords(pack)}</span>
        </li>
      ))}
    </ul>
  );
}

const isTold = ({ sale, isCounted }: ShownPack) => isCounted || sale !== "on sale";

/** The packs of one oil with what each has for itself; the size leads to the pack's own form. */
export function PackTable({ packs }: { packs: ShownPack[] }) {
  return (
    <Table
      rows={packs}
      keyOf={({ id }) => id}
      columns={[
        { head: "Pack", kind: "name", cell: PackName },
        { head: "Price", kind: "number", cell: ({ pricePaise }) => rupees(pricePaise) },
        {
          head: "MRP",
          kind: "number",
          cell: ({ mrpPaise }) => (mrpPaise === null ? "–" : rupees(mrpPaise)),
        },
        { head: "Stock", cell: Stock },
        { head: "Code", cell: ({ code }) => code ?? "–" },
      ]}
    />
  );
}

function PackName(pack: ShownPack) {
  return (
    <div>
      <Link to={`/dashboard/admin/product/${pack.slug}`} aria-label={`Change ${pack.name}`}>
        {declaredSize(pack)}
      </Link>{" "}
      <span className="muted">{otherMeasure(pack)}</span>
      <br />
      <span className="muted small">{pack.name}</span>
      {!isStandardSize(pack) && <p className="field-hint">{standardSizesHint}</p>}
    </div>
  );
}

/** Leads to the pack's movements. */
function Stock(pack: ShownPack) {
  return <Link to={`/dashboard/admin/product/${pack.slug}/stock`}>{stockWords(pack)}</Link>;
}

function stockWords({ sale, isCounted, stock }: ShownPack): string {
  if (sale === "hidden") return "Hidden";
  if (sale === "sold out") return "Sold out";
  if (!isCounted) return "Not counted";
  if (stock < 0) return `Owed ${-stock}`;
  return stock === 1 ? "1 pack" : `${stock} packs`;
}
