import type { Row } from "./row";
import type { Kind } from "./scenarios";

/** A figure that the shop has to reach, and whether it did. */
export type Verdict = { promise: string; reached: string; kept: boolean };

/** How much CPU time an answer may take: so many B, above R where it says so. */
const mostInB: Partial<Record<Kind, { aboveR: boolean; most: number }>> = {
  filled: { aboveR: false, most: 1.5 },
  personal: { aboveR: true, most: 4 },
  owner: { aboveR: true, most: 8 },
  "never asked": { aboveR: false, most: 12 },
  suggestions: { aboveR: false, most: 3 },
  adding: { aboveR: false, most: 1 },
};

/**
 * What is promised of the shop's speed, held against what was measured. `r`: the CPU time of an empty Remix page in B; null: it
 * was not measured. What was not measured is not judged.
 */
export function verdicts(rows: Row[], r: number | null): Verdict[] {
  const each = rows.flatMap((row) => [
    ...costOf(row, r),
    ...(row.alone ? waitAlone(row) : waitInCrowd(row)),
    ...(row.kind === "never asked" && row.alone ? againstFew(row, rows) : []),
    ...writing(row),
    ...twoProcesses(row),
  ]);
  return [...each, ...memoryUnderLoad(rows)];
}

/** The most memory that a process took in any scenario. */
function memoryUnderLoad(rows: Row[]): Verdict[] {
  const used = rows.flatMap(({ rss }) => (rss === null ? [] : [rss / 2 ** 20]));
  if (used.length === 0) return [];
  const most = Math.max(...used);
  return [
    {
      promise: "memory under load: 230 MB at most",
      reached: most.toFixed(0),
      kept: most <= 230,
    },
  ];
}

function costOf(row: Row, r: number | null): Verdict[] {
  if (row.kind === "from memory" && row.inFixedPages !== null && !row.alone)
    return [atMost(row, "1.7 × the CPU time of the fixed page", row.inFixedPages, 1.7)];
  const limit = mostInB[row.kind];
  if (!limit || row.inB === null || (limit.aboveR && r === null)) return [];
  // The dashboards and lists of a short past are not promised.
  if (row.kind === "owner" && row.orders < 1_000_000 && row.products < 100_000) return [];
  const most = limit.most + (limit.aboveR ? (r ?? 0) : 0);
  const words = limit.aboveR ? `R + ${limit.most} B of CPU time` : `${limit.most} B of CPU time`;
  return [atMost(row, `${words} (${most.toFixed(1)})`, row.inB, most)];
}

function waitAlone(row: Row): Verdict[] {
  if (row.kind === "owner" && row.orders >= 1_000_000)
    return [atMost(row, "95 of 100 within 60 ms", row.p95, 60)];
  if (row.kind === "never asked" && row.products >= 100_000)
    return [atMost(row, "95 of 100 within 15 ms", row.p95, 15)];
  return [];
}

function waitInCrowd(row: Row): Verdict[] {
  if (row.cpuMs === null || row.kind === "order") return [];
  const slowest = atMost(row, "none over 1 s", row.slowest, 1000);
  if (isWaitOfOthers(row)) return [slowest];
  return [atMost(row, "95 of 100 within 40 × its CPU time", row.p95, 40 * row.cpuMs), slowest];
}

/**
 * Whether the shop used less than four fifths of its core: then answers waited for the load, which reads one after the other, or for
 * others on the machine, and how long says nothing of the shop.
 */
export const isWaitOfOthers = (row: Row) =>
  !row.alone &&
  row.kind !== "order" &&
  row.cpuMs !== null &&
  (row.cpuMs * row.perSecond) / 1000 < 0.8;

function againstFew(row: Row, rows: Row[]): Verdict[] {
  const few = rows.find(
    (one) => one.name === row.name && one.alone && one.products === 100 && row.products > 100,
  );
  if (!few) return [];
  return [atMost(row, "95 of 100 within 1.5 × that of 100 products", row.p95, 1.5 * few.p95)];
}

function writing(row: Row): Verdict[] {
  if (row.kind === "adding") return [atLeast(row, "1,500 a second", row.perSecond, 1500)];
  if (row.kind !== "order") return [];
  return [
    atLeast(row, "300 orders a second", row.perSecond, 300),
    atMost(row, "99 of 100 within 50 ms", row.p99, 50),
  ];
}

function twoProcesses(row: Row): Verdict[] {
  const { cpu = null, perSecond = null } = row.twoProcesses ?? {};
  return [
    ...(cpu === null
      ? []
      : [atMost(row, "two processes: 1.1 × the CPU time of one at most", cpu, 1.1)]),
    // Judged only where the load has a third core.
    ...(perSecond === null
      ? []
      : [atLeast(row, "two processes: 1.8 × the answers of one", perSecond, 1.8)]),
  ];
}

/** The first answer after each start: within 0.8 s of one process, 1 s of two. */
export function startVerdicts(starts: { processes: number; ms: number }[]): Verdict[] {
  return starts.map(({ processes, ms }) => {
    const most = processes > 1 ? 1000 : 800;
    return {
      promise: `first answer after the start, processes: ${processes}: within ${most} ms`,
      reached: ms.toFixed(0),
      kept: ms <= most,
    };
  });
}

const atLeast = (row: Row, words: string, figure: number, least: number) =>
  verdict(row, words, figure, figure >= least);

const atMost = (row: Row, words: string, figure: number, most: number) =>
  verdict(row, words, figure, figure <= most);

function verdict(row: Row, words: string, figure: number, kept: boolean): Verdict {
  const { name, visitor, alone, products, orders } = row;
  const asked = alone ? `${name} alone` : name;
  return {
    promise: `${asked}, ${visitor}, ${products} products, ${orders} orders: ${words}`,
    reached: String(Number(figure.toPrecision(3))),
    kept,
  };
}
