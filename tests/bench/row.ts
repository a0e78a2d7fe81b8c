import type { Measured } from "./load";
import type { Scenario } from "./scenarios";
import type { Size } from "./templates";

/** One line of the table: medians of the rounds. */
export type Row = Size &
  Pick<Scenario, "name" | "visitor"> &
  Measured & {
    /** Asked from one connection only. */
    alone: boolean;
    /** What the bare server beside it made in the same rounds, a second. */
    bare: number | null;
    /** Requests a second of the shop for one of the bare server, round by round. */
    ratio: number | null;
    /** Requests a second of a shop with two processes. */
    twoProcesses?: number;
  };

/** The medians of some rounds. `bare`: what the bare server made a second in each of them. */
export function medians(rounds: Measured[], bare: number[]) {
  const middle = (figure: (round: Measured) => number | null) => median(rounds.map(figure)) ?? 0;
  const isTold = rounds.every(({ cpuMs }) => cpuMs !== null);
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p97: middle(({ p97 }) => p97),
    p99: middle(({ p99 }) => p99),
    answers: rounds.reduce((sum, { answers }) => sum + answers, 0),
    cpuMs: isTold ? middle(({ cpuMs }) => cpuMs) : null,
    rss: isTold ? middle(({ rss }) => rss) : null,
    bare: median(bare),
    ratio: median(bare.map((perSecond, index) => (rounds[index]?.perSecond ?? 0) / perSecond)),
  };
}

function median(figures: (number | null)[]): number | null {
  const sorted = figures.filter((figure) => figure !== null).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const columns = [
  ["scenario", 24],
  ["visitor", 13],
  ["products", 9],
  ["orders", 9],
  ["a second", 10],
  ["p50 ms", 8],
  ["p99 ms", 8],
  ["CPU ms", 8],
  ["RSS MB", 8],
  ["bare", 9],
  ["ratio", 7],
] as const;

export const tableHead = () => columns.map(([name, width]) => fitted(name, width)).join("");

export function tableLine(row: Row): string {
  const { name, visitor, alone, products, orders, perSecond, p50, p99, cpuMs, rss, bare, ratio } =
    row;
  const cells = [
    alone ? `${name}, alone` : name,
    visitor,
    String(products),
    String(orders),
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    cpuMs?.toFixed(2) ?? "",
    rss === null ? "" : (rss / 2 ** 20).toFixed(0),
    bare?.toFixed(0) ?? "",
    ratio?.toFixed(2) ?? "",
  ];
  return cells.map((cell, index) => fitted(cell, columns[index]![1])).join("");
}

const fitted = (cell: string, width: number) => cell.padEnd(width);
