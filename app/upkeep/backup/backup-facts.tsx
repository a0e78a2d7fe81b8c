import { date, dateTime } from "~/base/lib/dates";
import type { BackupState } from "./backup-state.server";
import { sizeInWords } from "./size";

/** The state of the backups for the owner: one line if all is well, otherwise also what is wrong. */
export function BackupFacts({ madeAt, bytes, isCopied, problem, isOverdue }: BackupState) {
  return (
    <>
      <p>
        {madeAt === null
          ? "There is no backup yet; the first one is made at night."
          : `The last backup is of ${dateTime(madeAt)} (${sizeInWords(bytes)})${copyWords(isCopied)}.`}
      </p>
      {isOverdue && (
        <p>
          <span className="badge badge-danger">Overdue</span>{" "}
          {madeAt === null
            ? "The shop has never been backed up."
            : `Nothing was backed up since ${date(madeAt)}.`}
        </p>
      )}
      {problem !== null && (
        <p>
          <span className="badge badge-danger">Failed</span> {problem}
        </p>
      )}
    </>
  );
}

function copyWords(isCopied: boolean | null): string {
  if (isCopied === null) return "";
  return isCopied ? ", with a copy in the other store" : ", not yet copied to the other store";
}
