import { data } from "@remix-run/node";
import { db, write } from "~/base/db/connection.server";
import { courierColumns } from "~/base/db/schema";
import { type FileReport, reportOf, submitFile } from "~/base/lib/csv/csv-import.server";
import type { FormState } from "~/base/lib/form/form";
import { parseForm, problemWith } from "~/base/lib/form/form.server";
import { newId } from "~/base/lib/ids.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { courierFile } from "./courier-file.server";
import { columnsForm } from "./forms";
import { forgetColumns } from "./named-columns.server";
import { type Heading, headingsKey, readFile } from "./read-file.server";

/** A file whose columns nobody knows yet, as the form that asks carries it. */
export type FileToMap = { headings: Heading[]; text: string; fileName: string };

/** What the page shows after a form. `lacks`: the bank's reference is asked for. `toMap`: the columns are asked for. */
type Answer = {
  report: FileReport | null;
  form: FormState | undefined;
  lacks: boolean;
  toMap: FileToMap | null;
};

/** Checks a courier's file, notes a checked one, or remembers what its columns mean and then checks it. */
export async function submitCourierFile(form: FormData, admin: Actor) {
  if (form.get("intent") === "columns") return rememberColumns(form, admin);
  if (form.get("intent") === "forget-columns") return forgetColumns(form, admin);
  const kind = courierFile(admin);
  let lacks = false;
  const check = async (text: string) => {
    const looked = await kind.check(text);
    ({ lacks } = looked);
    return looked;
  };
  const answer = await submitFile(form, { ...kind, check });
  if (answer instanceof Response) return answer;
  const { data: shown, init } = answer;
  const report = "report" in shown ? shown.report : null;
  return data(answerOf(report, lacks, shown.form), init ?? {});
}

function answerOf(report: FileReport | null, lacks: boolean, form?: FormState): Answer {
  const { text = "", fileName = "" } = report?.carried ?? {};
  return {
    report,
    form,
    lacks: report !== null && report.changed > 0 && lacks,
    toMap: report !== null && report.wrong > 0 ? toMap(text, fileName) : null,
  };
}

/** The columns to ask for; null: they are known, or there are none. */
function toMap(text: string, fileName: string): FileToMap | null {
  const { headings } = readFile(db, text);
  const named = headings.filter(
    ({ plain }, place) =>
      plain !== "" && headings.findIndex((other) => other.plain === plain) === place,
  );
  return named.length < 2 ? null : { headings: named, text, fileName };
}

async function rememberColumns(form: FormData, admin: Actor) {
  const text = String(form.get("text") ?? "");
  const fileName = String(form.get("fileName") ?? "").slice(0, 200);
  const again = (state: FormState) =>
    data<Answer>(
      {
        report: null,
        form: { ...state, values: { ...state.values, text: "" } },
        lacks: false,
        toMap: toMap(text, fileName),
      },
      { status: 400 },
    );
  const { data: typed, problem } = parseForm(columnsForm, form);
  if (problem) return again(problem);
  const names = readFile(db, text).headings.map(({ plain }) => plain);
  const { courier, ...chosen } = typed;
  const columns = Object.fromEntries(Object.entries(chosen).filter(([, heading]) => heading));
  const columnsOf = Object.values(columns);
  if (new Set(columnsOf).size < columnsOf.length)
    return again(problemWith("form", "Each column can tell one thing only.", form));
  if (names.length > 0 && columnsOf.every((heading) => names.includes(heading)))
    await write((tx) => {
      const row = { courier, columns: JSON.stringify(columns) };
      tx.insert(courierColumns)
        .values({ ...row, headings: headingsKey(names), createdAt: Date.now() })
        .onConflictDoNothing()
        .run();
      recordChange(tx, {
        actor: admin,
        action: "remittance.columns",
        subject: { id: headingsKey(names), name: courier },
        after: columns,
      });
    });
  const checked = await courierFile(admin).check(text);
  const carried = { text, fileName, idempotencyKey: newId(), fingerprint: checked.fingerprint };
  return data(answerOf(reportOf(checked, { fileName, carried }), checked.lacks));
}
