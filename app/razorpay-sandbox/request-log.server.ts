import type { Context } from "./context";
import type { Damage } from "./faults/fault";

interface RequestRow {
  method: string;
  path: string;
  status: number | null;
  fault: string | null;
  created_at: number;
}

/** Number of requests stored. */
const most = 10_000;

/** Logs a call (path and query below the prefix) and its response status; null: the connection was cut. */
export function logRequest(
  context: Context,
  entry: { method: string; path: string; status: number | null; fault: Damage | null },
): void {
  const { lastInsertRowid } = context.database
    .prepare(
      `INSERT INTO requests (method, path, status, fault, created_at)
       VALUES (@method, @path, @status, @fault, @createdAt)`,
    )
    .run({
      ...entry,
      fault: entry.fault && JSON.stringify(entry.fault),
      createdAt: context.now(),
    });
  context.database
    .prepare("DELETE FROM requests WHERE rowid <= ?")
    .run(Number(lastInsertRowid) - most);
}

/** The newest calls, in the order of their responses; times in seconds. */
export function loggedRequests(context: Context) {
  return context.database
    .prepare<[], RequestRow>(
      "SELECT method, path, status, fault, created_at / 1000 AS created_at FROM requests ORDER BY rowid",
    )
    .all()
    .map((row) => ({
      ...row,
      fault: row.fault === null ? null : (JSON.parse(row.fault) as Damage),
    }));
}
