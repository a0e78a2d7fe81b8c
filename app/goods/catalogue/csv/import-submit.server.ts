import type { Actor } from "~/upkeep/audit/record.server";
import { uploadedText } from "~/base/lib/csv/csv-import.server";
import { seeOther } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { NewPrice } from "./import-products.server";
import { importBeside } from "./import-beside.server";
import { dropUpload, keepUpload } from "./import-uploads.server";
import { mostBytes } from "./product-csv";

const importPath = "/dashboard/admin/products/import";
const checkPath = (id: string) => `${importPath}?check=${id}`;

/** Stores an uploaded file and redirects to its check; refuses files that are not UTF-8 text or too large. */
export async function uploaded(form: FormData, admin: Actor) {
  const { file, refused } = await uploadedText(form, mostBytes);
  if (!file) return refused;
  const { text: content, fileName } = file;
  return seeOther(checkPath(await keepUpload(admin, { fileName, content })));
}

/**
 * Imports the checked file. If the catalogue has changed since, redirects to a new check. `pathAfter`: where the admin goes after it, by
 * the prices that it changed.
 */
export async function confirmed(
  form: FormData,
  admin: Actor,
  pathAfter: (prices: NewPrice[]) => Promise<string>,
) {
  const id = String(form.get("check") ?? "");
  const fingerprint = String(form.get("fingerprint") ?? "");
  const result = await importBeside(admin, id, fingerprint);
  if (!result)
    return redirectWithError("That file is no longer here. Please upload it again.", importPath);
  if (result.problem) {
    return redirectWithError(
      "The catalogue has changed since you looked, so nothing was imported. Check the file again.",
      checkPath(id),
    );
  }
  await dropUpload(admin, id);
  const message = `${result.created} products created, ${result.updated} updated`;
  return seeOtherWith(message, await pathAfter(result.prices));
}

const redirectWithError = (message: string, path: string) =>
  seeOtherWith({ type: "error", message }, path);
