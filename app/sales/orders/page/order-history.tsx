import { dateTime } from "~/base/lib/dates";
import type { HistoryEntry } from "../event-words";

/** An order's history, collapsed. */
export function OrderHistory({ number, entries }: { number: string; entries: HistoryEntry[] }) {
  return (
    <details className="order-history">
      <summary>{`History of ${number}`}</summary>
      <HistoryList entries={entries} />
    </details>
  );
}

/** An order's history in sentences, oldest entry first. */
export function HistoryList({ entries }: { entries: HistoryEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, at, who, what, mark }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time> {`${who} ${what}`}
          {mark && <span className="muted small">{` · ${mark}`}</span>}
        </li>
      ))}
    </ol>
  );
}
