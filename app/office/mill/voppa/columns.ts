/** The columns of the return, by what they are called until the owner gives them the names of the official form. */
export const columnNames = {
  opening: "Opening stock",
  received: "Received",
  crushed: "Crushed",
  produced: "Produced",
  blended: "Blended from other oils",
  used: "Used in blends",
  filled: "Filled into packs",
  soldLoose: "Sold loose",
  packed: "Filled",
  arrived: "Other arrivals",
  sold: "Sold",
  broken: "Broken",
  corrected: "Corrected",
  differences: "Weighing differences",
  closing: "Closing stock",
} as const;
export type ColumnKey = keyof typeof columnNames;
export const columnKeys = Object.keys(columnNames) as ColumnKey[];

/** The names as the owner gave them. */
export type ColumnNames = Record<ColumnKey, string>;

/** What goes out: the figure of such a column is taken off. */
const out = new Set<ColumnKey>(["crushed", "used", "filled", "soldLoose", "sold", "broken"]);

/** 1: the column adds to what there is, −1: it takes off. */
export const signOf = (key: ColumnKey): 1 | -1 => (out.has(key) ? -1 : 1);

/** What comes and goes between the opening and the closing stock, part by part of the return. */
const flows = {
  seed: ["received", "crushed", "differences"],
  oil: ["received", "produced", "blended", "used", "filled", "soldLoose", "differences"],
  packs: ["packed", "arrived", "sold", "broken", "corrected"],
  cake: ["produced", "sold", "differences"],
} as const satisfies Record<string, readonly ColumnKey[]>;
export type PartKey = keyof typeof flows;
export const partKeys = Object.keys(flows) as PartKey[];

export const partTitles: Record<PartKey, string> = {
  seed: "Seed",
  oil: "Oil in tanks",
  packs: "Oil in packs",
  cake: "Cake and foots",
};

/** Between opening and closing. */
export const flowsOf = (part: PartKey): readonly ColumnKey[] => flows[part];

/** All columns of a part in their order. */
export const columnsOf = (part: PartKey): ColumnKey[] => ["opening", ...flows[part], "closing"];

/** A line of the return: what it is of, and grams by column; a column without a figure is nothing. */
export type Line = { what: string; grams: Partial<Record<ColumnKey, number>> };

/** How a line adds up, in the columns' names: `Opening stock + Received − Crushed = Closing stock`. */
export const sumWords = (part: PartKey, names: ColumnNames): string =>
  [
    names.opening,
    ...flowsOf(part).map((key) => `${signOf(key) > 0 ? "+" : "−"} ${names[key]}`),
    `= ${names.closing}`,
  ].join(" ");
