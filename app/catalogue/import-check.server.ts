import { db } from "~/db/connection.server";
import { importPlan } from "./import-plan.server";
import type { ImportReport } from "./import-report";
import { uploadOf } from "./import-uploads.server";

/** What the file that this admin uploaded would do now; null when it is no longer kept. */
export async function importCheck(admin: { id: string }, id: string): Promise<ImportReport | null> {
  const upload = await uploadOf(admin, id);
  if (!upload) return null;
  const { creates, updates, unchanged, fingerprint, problems } = await importPlan(
    db,
    upload.content,
  );
  return {
    id,
    fileName: upload.fileName,
    created: creates.length,
    updated: updates.length,
    unchanged,
    fingerprint,
    problems,
  };
}
