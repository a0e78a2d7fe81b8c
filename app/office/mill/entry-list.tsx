import { dayInWords } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import type { Entry } from "./entries.server";
import { entryWords } from "./entry-words";
import { hasBill, kindWords } from "./words";

/** Entries of the mill book, one line each. `undoPath`: the address that asks about undoing one. */
export function EntryList({
  entries,
  undoPath,
  billPath,
}: {
  entries: Entry[];
  undoPath: (id: string) => string;
  /** The owner's form of what was paid or got; none for others. */
  billPath?: ((id: string) => string) | undefined;
}) {
  return (
    <ol className="mill-entries">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <b>{kindWords[entry.kind]}</b>
            {`, ${dayInWords(entry.day)}`}
            {entry.isUndone && " (undone)"}
          </div>
          <div>{entry.isUndone ? <s>{entryWords(entry)}</s> : entryWords(entry)}</div>
          <div className="muted small">
            {[entry.bill && billWords(entry.bill), entry.why, entry.by && `noted by ${entry.by}`]
              .filter(Boolean)
              .join(" · ")}
          </div>
          {entry.kind !== "undo" && !entry.isUndone && (
            <div className="row">
              {billPath && hasBill(entry.kind) && (
                <Link to={billPath(entry.id)} aria-label={`Bill: ${entryWords(entry)}`}>
                  Bill
                </Link>
              )}
              <Link to={undoPath(entry.id)} aria-label={`Undo: ${entryWords(entry)}`}>
                Undo
              </Link>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function billWords({ amountPaise, feePaise, billNumber }: NonNullable<Entry["bill"]>): string {
  const fee = feePaise > 0 ? ` and market fee ${rupees(feePaise)}` : "";
  return `${rupees(amountPaise)}${fee}${billNumber ? `, bill ${billNumber}` : ""}`;
}
