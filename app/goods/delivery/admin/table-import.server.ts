import type { Actor } from "~/upkeep/audit/record.server";
import type { FileImport } from "~/base/lib/csv/csv-import.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { checkFile, type ZoneChange } from "../check-file";
import { saveTable, storedTable } from "../stored-table.server";
import { tableQuestions } from "../table-questions";
import { mostFileBytes } from "../table-csv";

/** The whole delivery table as a file. */
export const tableImport = (admin: Actor): FileImport => ({
  mostBytes: mostFileBytes,
  check(text) {
    const { zones, version } = storedTable();
    const { changes: all, problems, zones: typed } = checkFile(text, zones);
    const asks = problems.length > 0 ? [] : tableQuestions(typed, zones);
    const changes = all.filter(({ kind }) => kind !== "unchanged").map(inWords);
    return {
      changes,
      asks,
      unchanged: all.length - changes.length,
      problems,
      fingerprint: version,
    };
  },
  async save({ text, fingerprint }) {
    const { zones, problems } = checkFile(text, storedTable().zones);
    if (problems.length > 0) return null;
    const { problem } = await saveTable(zones, fingerprint, admin);
    if (problem) return null;
    return seeOtherWith("The delivery table is saved", "/dashboard/admin/delivery");
  },
  changedMeanwhile:
    "The table has changed since you looked, so nothing was saved. This is what the file would change now.",
});

const inWords = ({ line, name, kind, changes }: ZoneChange) => ({
  line,
  what: name,
  words:
    kind === "new"
      ? ["New"]
      : kind === "removed"
        ? ["Removed: it is not in the file"]
        : changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
});
