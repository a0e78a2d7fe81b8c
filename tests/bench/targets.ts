import type { Row } from "./row";

/** A figure that the shop has to reach, and whether it did. */
export type Verdict = { promise: string; reached: string; kept: boolean };

/** The most memory (MB) of a process of the shop. */
export const mostMemory = 320;

/**
 * What is promised of the shop's speed, held against what was measured. All else is printed, not judged: how much a machine does at once
 * says more of the machine.
 */
export const verdicts = (rows: Row[]): Verdict[] => [
  ...rows.filter(({ alone }) => alone).flatMap(waitAlone),
  ...memoryUnderLoad(rows),
];

function waitAlone(row: Row): Verdict[] {
  if (row.kind === "owner" && row.orders >= 1_000_000) return [answersWithin(row, 250)];
  if (row.kind === "never asked" && row.products >= 10_000) return [answersWithin(row, 100)];
  return [];
}

function answersWithin(row: Row, most: number): Verdict {
  const { name, visitor, products, orders, p95 } = row;
  return {
    promise: `${name}, ${visitor}, ${products} products, ${orders} orders: 95 of 100 within ${most} ms`,
    reached: String(Number(p95.toPrecision(3))),
    kept: p95 <= most,
  };
}

/** The most memory that a process took in any scenario. */
function memoryUnderLoad(rows: Row[]): Verdict[] {
  const used = rows.flatMap(({ rss }) => (rss === null ? [] : [rss / 2 ** 20]));
  if (used.length === 0) return [];
  const most = Math.max(...used);
  return [
    {
      promise: `memory under load: ${mostMemory} MB at most`,
      reached: most.toFixed(0),
      kept: most <= mostMemory,
    },
  ];
}
