import { data } from "@remix-run/node";
import type { Actor } from "~/audit/record.server";
import { utf8Text } from "~/lib/csv-read";
import { invalid, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import type { PriceList } from "../../unit-price.server";
import { everybody, priceListPath, priceListsPath } from "../list-paths";
import { mostFileBytes } from "./list-csv";
import { checkList, importList, type ListCheck, seenOf } from "./list-import.server";

/** What an uploaded file would do. `text` and `seen` come back with the confirmation. */
export type ListReport = ListCheck & { text: string; seen: string };

const reportOf = (check: ListCheck, text: string): ListReport => ({
  ...check,
  text,
  seen: seenOf(check),
});

/** Checks an uploaded file and stores nothing; refuses files that are not UTF-8 text or too large. */
export async function checkUploadedList(form: FormData, list: PriceList | null) {
  const file = form.get("file");
  const refused = (sentence: string, status: number) =>
    invalid(problemWith("file", sentence, form), { status });
  if (!(file instanceof File) || file.size === 0) return refused("Choose a CSV file first", 400);
  if (file.size > mostFileBytes) return refused("The file must be at most 500 KB", 413);
  const text = utf8Text(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes("\0"))
    return refused("The file must be text in UTF-8: in a spreadsheet save it as “CSV UTF-8”", 415);
  return data({ report: reportOf(checkList(list, text), text), form: undefined }, { status: 200 });
}

/** Stores a checked file. If it would do something else by now, returns the new check. */
export async function saveCheckedList(form: FormData, list: PriceList | null, admin: Actor) {
  const text = String(form.get("text") ?? "");
  const saved = await importList(
    list?.id ?? everybody,
    text,
    String(form.get("seen") ?? ""),
    admin,
  );
  if ("changed" in saved) {
    const message = `The prices of ${saved.changed === 1 ? "1 pack" : `${saved.changed} packs`} are saved`;
    return seeOtherWith({ type: "success", message }, priceListPath(list));
  }
  if (saved.problem === "gone")
    return seeOtherWith({ type: "error", message: "This list no longer exists" }, priceListsPath);
  const state = problemWith("form", changedMeanwhile, new FormData());
  return data({ report: reportOf(saved.check, text), form: state }, { status: 409 });
}

const changedMeanwhile =
  "Prices have changed since you looked, so nothing was saved. This is what the file would change now.";
