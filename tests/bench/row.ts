import type { Measured } from "./load";
import type { Scenario } from "./scenarios";
import type { Size } from "./templates";

/** One line of the table: medians of the rounds. */
export type Row = Size &
  Pick<Scenario, "name" | "visitor" | "kind"> &
  Measured & {
    /** Asked from one connection only. */
    alone: boolean;
    /** The smallest and the largest CPU time (ms) of an answer, of all rounds. */
    spread: [number, number];
    /** CPU time of an answer for one of the bare servers in the same rounds. */
    inB: number | null;
    inFixedPages: number | null;
    /** Answers a second for one of the fixed page in the same rounds. */
    ratio: number | null;
    /** CPU time of an answer of a shop with two processes for one of a shop with one, and the same of answers a second. */
    twoProcesses?: { cpu: number | null; perSecond: number | null };
  };

export type Round = { shop: Measured; cards: Measured | null; page: Measured | null };

/** The medians of some rounds. */
export function medians(rounds: Round[]) {
  const middle = (figure: (round: Round) => number | null) => median(rounds.map(figure));
  const of = (figure: (one: Measured) => number | null) => middle(({ shop }) => figure(shop));
  const cpu = rounds.flatMap(({ shop }) => shop.cpuMs ?? []);
  return {
    perSecond: of(({ perSecond }) => perSecond) ?? 0,
    p50: of(({ p50 }) => p50) ?? 0,
    p95: of(({ p95 }) => p95) ?? 0,
    p99: of(({ p99 }) => p99) ?? 0,
    slowest: Math.max(...rounds.map(({ shop }) => shop.slowest)),
    answers: rounds.reduce((sum, { shop }) => sum + shop.answers, 0),
    cpuMs: of(({ cpuMs }) => cpuMs),
    rss: of(({ rss }) => rss),
    fromMemory: of(({ fromMemory }) => fromMemory),
    spread: [Math.min(...cpu), Math.max(...cpu)] as [number, number],
    inB: middle(({ shop, cards }) => over(shop.cpuMs, cards?.cpuMs)),
    inFixedPages: middle(({ shop, page }) => over(shop.cpuMs, page?.cpuMs)),
    ratio: middle(({ shop, page }) => over(shop.perSecond, page?.perSecond)),
  };
}

const over = (one: number | null, other: number | null | undefined) =>
  one === null || !other ? null : one / other;

/** The one in the middle; null when there is none. */
export function median(figures: (number | null)[]): number | null {
  const sorted = figures.filter((figure) => figure !== null).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const columns = [
  ["scenario", 26],
  ["visitor", 13],
  ["products", 9],
  ["orders", 8],
  ["a second", 9],
  ["p50 ms", 8],
  ["p95 ms", 8],
  ["slowest", 9],
  ["CPU ms", 8],
  ["from-to", 13],
  ["in B", 7],
  ["× page", 7],
  ["answers", 8],
  ["kept %", 7],
  ["RSS MB", 6],
] as const;

export const tableHead = () => columns.map(([name, width]) => name.padEnd(width)).join("");

/** `in B`: CPU time for that of the cards; `× page` and `answers`: CPU time and answers for those of the fixed page. */
export function tableLine(row: Row): string {
  const cells = [
    row.alone ? `${row.name}, alone` : row.name,
    row.visitor,
    String(row.products),
    String(row.orders),
    row.perSecond.toFixed(0),
    row.p50.toFixed(1),
    row.p95.toFixed(1),
    row.slowest.toFixed(0),
    row.cpuMs?.toFixed(3) ?? "",
    row.cpuMs === null ? "" : row.spread.map((ms) => ms.toFixed(2)).join("-"),
    row.inB?.toFixed(2) ?? "",
    row.inFixedPages?.toFixed(2) ?? "",
    row.ratio?.toFixed(2) ?? "",
    row.fromMemory === null ? "" : (100 * row.fromMemory).toFixed(0),
    row.rss === null ? "" : (row.rss / 2 ** 20).toFixed(0),
  ];
  return cells.map((cell, index) => cell.padEnd(columns[index]![1])).join("");
}
