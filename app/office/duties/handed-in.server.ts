import { emptyFile, isEmptyFile, oneFile } from "~/base/lib/form/files";
import type { HandedIn } from "./done.server";

/** Most bytes of a file that was handed in, and of a form with one: an oversized one is refused with the form intact. */
const mostBytes = 5 * 1024 * 1024;
export const doneFormBytes = 12 * 1024 * 1024;

const types: Record<string, string> = {
  pdf: "application/pdf",
  json: "application/json",
  csv: "text/csv",
  txt: "text/plain",
  xml: "application/xml",
  zip: "application/zip",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** The endings of files that are taken, for the browser's dialog. */
export const endings = Object.keys(types).map((ending) => `.${ending}`);

/** The file of the form's field `file`, if one was chosen. `problem`: a sentence. It is kept as it is: it was handed in so. */
export async function handedInFile(
  form: FormData,
): Promise<{ file: HandedIn | null; problem?: undefined } | { file?: undefined; problem: string }> {
  const { file, refusal } = oneFile(form, "file");
  if (refusal !== undefined) return { problem: refusal };
  if (!file) return { file: null };
  if (isEmptyFile(file)) return { problem: emptyFile };
  if (file.size > mostBytes) return { problem: "The file must be at most 5 MB" };
  const type = types[/\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ""];
  if (!type) return { problem: `The file must be one of these: ${Object.keys(types).join(", ")}` };
  const name = file.name
    .normalize("NFC")
    .replace(/[\p{C}/\\]+/gu, "")
    .slice(-100);
  return { file: { name, type, bytes: Buffer.from(await file.arrayBuffer()) } };
}

/** The answer that downloads such a file; nothing in it is ever run or shown here. */
export function handedInAnswer({ name, type, bytes }: HandedIn): Response {
  const plain = name.replace(/[^A-Za-z0-9._ -]+/g, "-");
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": disposition,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
