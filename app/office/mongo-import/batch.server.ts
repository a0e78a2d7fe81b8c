import { setTimeout } from "node:timers/promises";
import { write, type Writer } from "~/base/db/connection.server";
import type { Place, Report } from "./report";

/** Rows per write: short enough (some 50 ms) that shoppers of a running shop do not notice. */
const batchSize = 200;
/** Pause after each write (ms), for the running shop: its writers retry every 20 ms. */
const gap = 25;

export type Ready<T> = { place: Place; row: T };

/**
 * Collects rows and stores them in batches. If the database rejects a batch, its rows are stored one by one, so that only
 * the bad row is refused. A dry run stores nothing.
 */
export class Batch<T> {
  private rows: Ready<T>[] = [];

  constructor(
    private readonly report: Report,
    private readonly isDry: boolean,
    private readonly store: (tx: Writer, rows: T[]) => void,
  ) {}

  async add(row: Ready<T>): Promise<void> {
    this.rows.push(row);
    if (this.rows.length >= batchSize) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.rows.splice(0);
    if (rows.length === 0) return;
    if (this.isDry) return this.count(rows.length, rows);
    try {
      await write((tx) =>
        this.store(
          tx,
          rows.map(({ row }) => row),
        ),
      );
      this.count(rows.length, rows);
    } catch {
      for (const each of rows) await this.alone(each);
    }
    await setTimeout(gap);
  }

  private async alone({ place, row }: Ready<T>): Promise<void> {
    try {
      await write((tx) => this.store(tx, [row]));
      this.count(1, [{ place, row }]);
    } catch (error) {
      this.report.refuse(place, `The database rejects it: ${reasonOf(error)}`);
    }
  }

  private count(added: number, [first]: Ready<T>[]): void {
    if (first) this.report.of(first.place.file.collection).added += added;
  }
}

/** The database's message, without the row's values, which may be personal. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
