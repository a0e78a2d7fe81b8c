import { data } from "@remix-run/node";
import { type LineProblem, utf8Text } from "./csv-read.server";
import type { FormState } from "../form/form";
import { emptyFile, isEmptyFile, oneFile } from "../form/files";
import { invalid, problemWith } from "../form/form.server";
import { newId } from "../ids.server";

/** What a file changes in one thing, in words; `line` null: the file leaves it out, and so takes it away. */
export type FileChange = { line: number | null; what: string; words: string[] };

/** What a file would do now, or all that is wrong with it. `fingerprint` is the same as long as it would do the same. */
export type FileCheck<Change = FileChange> = {
  changes: Change[];
  /** What is asked, in sentences, before it is stored. */
  asks?: string[];
  unchanged: number;
  problems: LineProblem[];
  fingerprint: string;
};

/** A check as a page shows it: the first of its lines, and how many there are. `carried`: comes back with the confirmation. */
export type FileReport<Change = FileChange> = Omit<FileCheck<Change>, "fingerprint"> & {
  fileName: string;
  changed: number;
  wrong: number;
  carried: Record<string, string>;
};

/** A file that comes back with its check confirmed; its idempotency key is of its upload. */
type CheckedFile = {
  text: string;
  fileName: string;
  fingerprint: string;
  idempotencyKey: string;
};

/** A kind of file that is uploaded, looked at and then confirmed. */
export type FileImport<Change = FileChange> = {
  mostBytes: number;
  mostShown?: number;
  check: (text: string) => FileCheck<Change> | Promise<FileCheck<Change>>;
  /** Does all that was shown and answers. Null: it would do something else by now, and did nothing. A state: the form is wrong. */
  save: (file: CheckedFile, form: FormData) => Promise<Response | FormState | null>;
  changedMeanwhile: string;
};

/** Most bytes of a form with a file, or with the text of a checked one: an oversized file is refused with the form intact. */
export const importFormBytes = 6 * 1024 * 1024;

/** Checks an uploaded file and stores nothing, or saves a checked one: all of it or nothing. */
export async function submitFile<Change>(form: FormData, kind: FileImport<Change>) {
  if (!form.has("text")) {
    const { file, refused } = await uploadedText(form, kind.mostBytes);
    if (!file) return refused;
    return reported(await kind.check(file.text), { ...file, idempotencyKey: newId() }, kind);
  }
  const field = (name: string) => String(form.get(name) ?? "");
  const file = {
    text: field("text"),
    fileName: field("fileName").slice(0, 200),
    idempotencyKey: field("idempotencyKey"),
  };
  const saved = await kind.save({ ...file, fingerprint: field("fingerprint") }, form);
  if (saved instanceof Response) return saved;
  const checked = await kind.check(file.text);
  if (saved) return reported(checked, file, kind, { state: saved, status: 400 });
  return checked.problems.length > 0
    ? reported(checked, file, kind, { status: 400 })
    : reported(checked, file, kind, {
        state: problemWith("form", kind.changedMeanwhile, form),
        status: 409,
      });
}

type Uploaded =
  | { file: { text: string; fileName: string }; refused?: undefined }
  | { file?: undefined; refused: ReturnType<typeof invalid> };

/** The text of the file in the field `file`; refused when it is not UTF-8 or too large. */
export async function uploadedText(form: FormData, mostBytes: number): Promise<Uploaded> {
  const { file, refusal } = oneFile(form, "file");
  const refused = (sentence: string, status: number) => ({
    refused: invalid(problemWith("file", sentence, form), { status }),
  });
  if (refusal !== undefined) return refused(refusal, 400);
  if (!file) return refused("Choose a CSV file first", 400);
  if (isEmptyFile(file)) return refused(emptyFile, 400);
  if (file.size > mostBytes) return refused(`The file must be at most ${inWords(mostBytes)}`, 413);
  const text = utf8Text(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes("\0"))
    return refused("The file must be text in UTF-8: in a spreadsheet save it as “CSV UTF-8”", 415);
  return { file: { text, fileName: file.name.slice(0, 200) } };
}

const inWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`;

/** As many lines as a person looks through. */
const defaultShown = 200;

/** A check for the page. With anything wrong nothing changes. */
export function reportOf<Change>(
  { changes, asks = [], problems, unchanged }: FileCheck<Change>,
  file: Pick<FileReport, "fileName" | "carried">,
  mostShown = defaultShown,
): FileReport<Change> {
  const planned = problems.length > 0 ? [] : changes;
  return {
    ...file,
    unchanged,
    changes: planned.slice(0, mostShown),
    asks: problems.length > 0 ? [] : asks.slice(0, mostShown),
    changed: planned.length,
    problems: problems.slice(0, mostShown),
    wrong: problems.length,
  };
}

function reported<Change>(
  checked: FileCheck<Change>,
  { text, fileName, idempotencyKey }: Omit<CheckedFile, "fingerprint">,
  { mostShown }: FileImport<Change>,
  { state, status = 200 }: { state?: FormState; status?: number } = {},
) {
  const carried = { text, fileName, idempotencyKey, fingerprint: checked.fingerprint };
  const report = reportOf(checked, { fileName, carried }, mostShown);
  // The text is in the report: a second copy would double the page.
  const form = state && { ...state, values: { ...state.values, text: "" } };
  return data({ report, form }, { status });
}
