import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { type Column, Table } from "~/base/ui/table";
import { packsWords } from "~/goods/stock/admin/stock-words";
import { batchPath } from "~/goods/stock/batches/batch-filter";
import { shareWords } from "../amounts";
import type { BatchCost } from "./batch-costs.server";
import { GapList } from "./gap-list";

const columns: Column<BatchCost>[] = [
  {
    head: "Batch",
    kind: "name",
    cell: (row) => (
      <div>
        <Link to={batchPath(row)}>{row.number}</Link>
        <div className="small">{`${row.product}, ${packsWords(row.packs)}`}</div>
        {row.gaps.length > 0 && <GapList gaps={row.gaps} />}
      </div>
    ),
  },
  { head: "A litre costs", kind: "number", cell: (row) => rupeesOr(row.litre) },
  { head: "A kg costs", kind: "number", cell: (row) => rupeesOr(row.kg) },
  { head: "A pack costs", kind: "number", cell: (row) => rupeesOr(row.pack) },
  {
    head: "Price without GST",
    kind: "number",
    cell: ({ price }) => (price === null ? "–" : rupees(price)),
  },
  { head: "Margin", kind: "number", cell: marginWords },
];

/** What batches cost and leave over, the newest first. */
export const CostTable = ({ rows }: { rows: BatchCost[] }) => (
  <Table
    className="tight"
    rows={rows}
    keyOf={({ id }) => id}
    columns={columns}
    empty={<p className="empty">No packs were filled by the mill book yet.</p>}
  />
);

/** What one batch costs and leaves over, part by part. */
export const CostFacts = ({ cost }: { cost: BatchCost }) => (
  <section className="stack" aria-labelledby="cost">
    <h2 id="cost">What it costs</h2>
    <dl className="facts">
      <Fact term="Oil, a litre">{rupeesOr(cost.oilLitre)}</Fact>
      <Fact term="Packing, a pack">{rupeesOr(cost.packing)}</Fact>
      <Fact term="A litre, packed">{rupeesOr(cost.litre)}</Fact>
      <Fact term="A kg, packed">{rupeesOr(cost.kg)}</Fact>
      <Fact term="A pack">{rupeesOr(cost.pack)}</Fact>
      <Fact term="Today’s price without GST">
        {cost.price === null ? "Not sold any more" : rupees(cost.price)}
      </Fact>
      <Fact term="Margin">{marginWords(cost)}</Fact>
    </dl>
    {cost.gaps.length > 0 && <GapList gaps={cost.gaps} />}
  </section>
);

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const rupeesOr = (paise: number | null) => (paise === null ? "–" : rupees(paise));

function marginWords({ pack, price }: BatchCost): string {
  if (price === null || pack === null) return "–";
  return `${rupees(price - pack)} (${shareWords(price - pack, price)})`;
}
