/** A place in the log that Litestream keeps: `index` counts its pieces, `offset` the bytes in one. */
export type LogPlace = { index: number; offset: number };

/** What Litestream 0.3 tells of itself. */
export type Figures = {
  /** How often it has looked for changes, and how often that failed. */
  looks: number;
  failures: number;
  /** The end of what it has seen, and of what the store has. */
  seen: LogPlace;
  stored: LogPlace;
};

/**
 * Reads Litestream's figures (Prometheus text); null if one is missing, as while it starts. `seen` comes from its log on the disk: its
 * own figure of that adds up two pieces.
 */
export function figuresIn(text: string, seen: LogPlace | null): Figures | null {
  if (!seen) return null;
  const numbers = new Map<string, number>();
  for (const [, name = "", value] of text.matchAll(/^litestream_(\w+)\{[^}]*\} (\S+)$/gm))
    numbers.set(name, Number(value));
  const of = (name: string) => numbers.get(name) ?? Number.NaN;
  /** It tells these once it has sent something. */
  const ofStored = (name: string) => numbers.get(name) ?? 0;
  const figures = {
    looks: of("sync_count"),
    failures: of("sync_error_count"),
    seen,
    stored: { index: ofStored("replica_wal_index"), offset: ofStored("replica_wal_offset") },
  };
  const { looks, failures, stored } = figures;
  const all = [looks, failures, ...Object.values(stored)];
  return all.every(Number.isFinite) ? figures : null;
}

/** Whether one place is at or behind another. */
export function reaches(one: LogPlace, other: LogPlace): boolean {
  return one.index > other.index || (one.index === other.index && one.offset >= other.offset);
}
