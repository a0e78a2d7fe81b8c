import { weight } from "~/base/lib/pack-size";
import { type Column, Table } from "~/base/ui/table";
import { shareWords } from "./amounts";
import { cropWords } from "./words";
import type { CropPressed } from "./yields.server";

const part = (grams: number, seed: number) => `${weight(grams)} (${shareWords(grams, seed)})`;

const columns: Column<CropPressed>[] = [
  { head: "Seed", kind: "name", cell: ({ crop }) => cropWords[crop] },
  { head: "Pressings", kind: "number", cell: ({ pressings }) => pressings },
  { head: "Pressed", kind: "number", cell: ({ seed }) => weight(seed) },
  { head: "Oil", kind: "number", cell: ({ oil, seed }) => part(oil, seed) },
  { head: "Cake", kind: "number", cell: ({ cake, seed }) => part(cake, seed) },
  { head: "Foots", kind: "number", cell: ({ foots, seed }) => part(foots, seed) },
  {
    head: "Lost",
    kind: "number",
    cell: ({ seed, oil, cake, foots }) => part(seed - oil - cake - foots, seed),
  },
];

/** What became of the seed that was pressed, by crop. */
export const YieldTable = ({ rows }: { rows: CropPressed[] }) => (
  <Table className="tight" rows={rows} keyOf={({ crop }) => crop} columns={columns} />
);
