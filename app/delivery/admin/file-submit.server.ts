import { data } from "@remix-run/node";
import type { Actor } from "~/audit/record.server";
import { utf8Text } from "~/lib/csv-read";
import { invalid, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { checkFile, type FileCheck } from "../check-file";
import { saveTable, storedTable } from "../stored-table.server";
import { mostFileBytes } from "../table-csv";

/** What an uploaded file would do to the stored table. `text` and `version` come back with the confirmation. */
export type FileReport = Pick<FileCheck, "changes" | "problems"> & {
  fileName: string;
  text: string;
  version: string;
};

/** Checks an uploaded file and stores nothing; refuses files that are not UTF-8 text or too large. */
export async function checkUploaded(form: FormData) {
  const file = form.get("file");
  const refused = (sentence: string, status: number) =>
    invalid(problemWith("file", sentence, form), { status });
  if (!(file instanceof File) || file.size === 0) return refused("Choose a CSV file first", 400);
  if (file.size > mostFileBytes) return refused("The file must be at most 500 KB", 413);
  const text = utf8Text(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes("\0")) {
    return refused("The file must be text in UTF-8: in a spreadsheet save it as “CSV UTF-8”", 415);
  }
  const { report } = checked(text, file.name.slice(0, 200));
  return data({ report, form: undefined }, { status: 200 });
}

/** Replaces the table by a checked file. If the table has changed since the check, returns a new one. */
export async function saveChecked(form: FormData, admin: Actor) {
  const text = String(form.get("text") ?? "");
  const fileName = String(form.get("fileName") ?? "").slice(0, 200);
  const { zones, report } = checked(text, fileName);
  if (report.problems.length > 0) return data({ report, form: undefined }, { status: 400 });
  const { problem } = await saveTable(zones, String(form.get("version") ?? ""), admin);
  if (problem) {
    const state = problemWith("form", changedMeanwhile, form);
    return data({ report: checked(text, fileName).report, form: state }, { status: 409 });
  }
  const message = "The delivery table is saved";
  return seeOtherWith({ type: "success", message }, "/dashboard/admin/delivery");
}

const changedMeanwhile =
  "The table has changed since you looked, so nothing was saved. This is what the file would change now.";

function checked(text: string, fileName: string) {
  const { zones: stored, version } = storedTable();
  const { zones, changes, problems } = checkFile(text, stored);
  const report: FileReport = { changes, problems, fileName, text, version };
  return { zones, report };
}
