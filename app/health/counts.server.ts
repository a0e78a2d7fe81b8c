/** Numbers by their name in the words of Prometheus, such as `shop_requests_total{route="/",status="200"}`. */
export type Counts = Record<string, number>;

const sources: (() => Counts)[] = [];

/** Has `source` asked whenever the numbers of this process are wanted. Those of several processes are added up. */
export function alsoCount(source: () => Counts): void {
  sources.push(source);
}

/** Everything this process counts. */
export function ownCounts(): Counts {
  return Object.assign({}, ...sources.map((source) => source())) as Counts;
}

/** Name by name the sum of all. */
export function summed(all: Counts[]): Counts {
  const sums: Counts = {};
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

/** A name with labels; their values are escaped. */
export function series(name: string, labels: Record<string, string | number>): string {
  const inside = Object.entries(labels).map(
    ([label, value]) => `${label}="${String(value).replace(/[\\"\n]/g, escaped)}"`,
  );
  return `${name}{${inside.join(",")}}`;
}

const escaped = (character: string) => (character === "\n" ? "\\n" : `\\${character}`);
