import { createHash } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { holdsAlready } from "~/base/lib/http/not-modified";
import { notFound } from "~/base/lib/http/http";
import { folderOf, inUnfinished, isThere, writeSafely } from "~/goods/photos/photo-folder.server";
import { pictureBeside } from "~/goods/photos/picture-beside.server";

/** A lab report in the folder of uploads: `file` names its folder, of one file, without a photo's mark, so that no sweep takes it. */
export type StoredReport = { file: string; type: "application/pdf" | "image/jpeg" };

/** Most bytes of an upload. */
export const mostReportBytes = 5 * 1024 * 1024;

/** Pixels across: the small print of a page can be read. */
const across = 1600;

/**
 * Stores a lab report: a PDF as it is, a photo as a JPEG without its metadata. Judged by its bytes, whatever it is called.
 * `not-a-report`: neither, or broken; `too-large`: more than 50 megapixels.
 */
export async function storeReport(
  bytes: Buffer,
): Promise<(StoredReport & { problem?: undefined }) | { problem: "not-a-report" | "too-large" }> {
  if (isPdf(bytes)) return { file: await kept(bytes), type: "application/pdf" };
  const picture = await pictureBeside({ bytes, across, as: "small" });
  if (picture.problem === "too-large") return { problem: "too-large" };
  if (picture.problem) return { problem: "not-a-report" };
  return { file: await kept(picture.jpeg.bytes), type: "image/jpeg" };
}

/** Begins and ends as a PDF does. What is inside, only the reader's program sees, in its own download. */
function isPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString("latin1")) &&
    bytes.subarray(-1024).includes("%%EOF")
  );
}

const name = "report";

/** Writes the file under the hash of its bytes, another one than a photo of them would have. Returns that. */
async function kept(bytes: Buffer): Promise<string> {
  const file = createHash("sha256").update("lab report\0").update(bytes).digest("hex");
  if (await isThere(path.join(folderOf(file), name))) return file;
  await inUnfinished(async (unfinished) => {
    await writeSafely(path.join(unfinished, name), bytes);
    await rename(unfinished, folderOf(file)).catch(async (error: unknown) => {
      // The same form, sent twice.
      if (!(await isThere(folderOf(file)))) throw error;
    });
  });
  return file;
}

type Reported = { number: string; reportFile: string | null; reportType: string | null };

/** The report of a batch: a photo to look at, a PDF to download. No script of it runs here. Throws 404 without one. */
export async function reportAnswer(
  { number, reportFile, reportType }: Reported,
  request: Request,
): Promise<Response> {
  if (!reportFile || !/^[0-9a-f]{64}$/.test(reportFile)) throw notFound();
  const isPhoto = reportType === "image/jpeg";
  const ending = isPhoto ? "jpg" : "pdf";
  const called = `lab-report-${number.replace(/[^A-Za-z0-9-]+/g, "-")}.${ending}`;
  const etag = `"${reportFile.slice(0, 32)}"`;
  const headers = {
    "Content-Type": isPhoto ? "image/jpeg" : "application/pdf",
    "Content-Disposition": `${isPhoto ? "inline" : "attachment"}; filename="${called}"`,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-cache",
    ETag: etag,
  };
  if (holdsAlready(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  const bytes = await readFile(path.join(folderOf(reportFile), name)).catch(() => null);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), { headers });
}
