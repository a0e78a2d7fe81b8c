import { date, dayInWords } from "~/base/lib/dates";
import type { Done } from "./done.server";
import { FileLink } from "./duty-tables";

/** How a duty was done, with the checksum of its file; also what was taken back, with the reason. */
export function DoneFacts({ row }: { row: Done & { noter: string | null } }) {
  return (
    <section className="panel" aria-label="Done">
      <dl className="facts">
        <dt>Done on</dt>
        <dd>{dayInWords(row.day)}</dd>
        <dt>By</dt>
        <dd>{row.doneBy}</dd>
        {row.reference && (
          <>
            <dt>Number</dt>
            <dd>{row.reference}</dd>
          </>
        )}
        {row.fileName && (
          <>
            <dt>File</dt>
            <dd>
              <FileLink {...row} />
            </dd>
            <dt>Checksum (SHA-256)</dt>
            <dd className="small">{row.fileHash}</dd>
          </>
        )}
        <dt>Noted</dt>
        <dd>{row.noter ? `${date(row.createdAt)} by ${row.noter}` : date(row.createdAt)}</dd>
        {row.takenBackAt !== null && (
          <>
            <dt>Taken back</dt>
            <dd>{`${date(row.takenBackAt)}: ${row.takenBackBecause}`}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
