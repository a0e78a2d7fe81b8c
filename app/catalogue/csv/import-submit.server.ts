import type { Actor } from "~/audit/record.server";
import { invalid, problemWith } from "~/lib/form.server";
import { utf8Text } from "~/lib/csv-read";
import { seeOther } from "~/lib/http/http";
import { seeOtherWith } from "~/lib/toast.server";
import { importProducts } from "./import-products.server";
import { dropUploads, keepUpload, uploadOf } from "./import-uploads.server";
import { mostBytes } from "./product-csv";

const importPath = "/dashboard/admin/products/import";
const checkPath = (id: string) => `${importPath}?check=${id}`;

/** Stores an uploaded file and redirects to its check; refuses files that are not UTF-8 text or too large. */
export async function uploaded(form: FormData, admin: Actor) {
  const file = form.get("file");
  const refused = (sentence: string, status: number) =>
    invalid(problemWith("file", sentence, form), { status });
  if (!(file instanceof File) || file.size === 0) return refused("Choose a CSV file first", 400);
  if (file.size > mostBytes) return refused("The file must be at most 5 MB", 413);
  const content = utf8Text(new Uint8Array(await file.arrayBuffer()));
  if (content === null || content.includes("\0")) {
    return refused("The file must be text in UTF-8: in a spreadsheet save it as “CSV UTF-8”", 415);
  }
  const fileName = file.name.slice(0, 200);
  return seeOther(checkPath(await keepUpload(admin, { fileName, content })));
}

/** Imports the checked file. If the catalogue has changed since, redirects to a new check. */
export async function confirmed(form: FormData, admin: Actor) {
  const id = String(form.get("check") ?? "");
  const upload = uploadOf(admin, id);
  if (!upload)
    return redirectWithError("That file is no longer here. Please upload it again.", importPath);
  const fingerprint = String(form.get("fingerprint") ?? "");
  const result = await importProducts(upload.content, fingerprint, admin);
  if (result.problem) {
    return redirectWithError(
      "The catalogue has changed since you looked, so nothing was imported. Check the file again.",
      checkPath(id),
    );
  }
  await dropUploads(admin);
  const message = `${result.created} products created, ${result.updated} updated`;
  return seeOtherWith({ type: "success", message }, "/dashboard/admin/products");
}

const redirectWithError = (message: string, path: string) =>
  seeOtherWith({ type: "error", message }, path);
