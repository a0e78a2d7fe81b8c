import { data } from "@remix-run/node";
import type { Actor } from "~/audit/record.server";
import { db } from "~/db/connection.server";
import { utf8Text } from "~/lib/csv-read";
import { invalid, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { mostBytes } from "./stock-csv";
import { importStock } from "./stock-import.server";
import { type StockPlan, stockPlan } from "./stock-plan.server";
import { stockPath } from "./stock-query";

/** Changes that the check of a file shows; the others are only counted. */
const shown = 200;

/** The check of a file; `text` and `fingerprint` come back with the confirmation. */
export type CountReport = StockPlan & { fileName: string; text: string; total: number };

/** Checks an uploaded file and stores nothing; refuses files that are not UTF-8 text or too large. */
export async function checkCount(form: FormData) {
  const file = form.get("file");
  const refused = (sentence: string, status: number) =>
    invalid(problemWith("file", sentence, form), { status });
  if (!(file instanceof File) || file.size === 0) return refused("Choose a CSV file first", 400);
  if (file.size > mostBytes) return refused("The file must be at most 1 MB", 413);
  const text = utf8Text(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes("\0"))
    return refused("The file must be text in UTF-8: in a spreadsheet save it as “CSV UTF-8”", 415);
  return data(
    { report: reportOf(text, file.name.slice(0, 200)), form: undefined },
    { status: 200 },
  );
}

/** Stores a checked file. If the stock has changed since the check, returns a new one. */
export async function saveCount(form: FormData, admin: Actor) {
  const text = String(form.get("text") ?? "");
  const fileName = String(form.get("fileName") ?? "").slice(0, 200);
  const saved = await importStock(text, String(form.get("fingerprint") ?? ""), admin);
  if (saved.problem === "bad-rows")
    return data({ report: reportOf(text, fileName), form: undefined }, { status: 400 });
  if (saved.problem) {
    const state = problemWith("form", changedMeanwhile, form);
    return data({ report: reportOf(text, fileName), form: state }, { status: 409 });
  }
  const of = saved.changed === 1 ? "1 product" : `${saved.changed} products`;
  return seeOtherWith({ type: "success", message: `The count of ${of} is saved` }, stockPath);
}

const changedMeanwhile =
  "Stock has changed since you looked, so nothing was saved. This is what the file would change now.";

function reportOf(text: string, fileName: string): CountReport {
  const plan = stockPlan(db, text);
  const { changes, problems } = plan;
  return {
    ...plan,
    total: changes.length,
    changes: changes.slice(0, shown),
    problems: problems.slice(0, shown),
    fileName,
    text,
  };
}
