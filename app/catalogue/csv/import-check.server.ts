import { db } from "~/db/connection.server";
import { importPlan } from "./import-plan.server";
import type { ImportReport } from "./import-report";
import { uploadOf } from "./import-uploads.server";

/** What importing this admin's uploaded file would do now; null if the upload no longer exists. */
export function importCheck(admin: { id: string }, id: string): ImportReport | null {
  const upload = uploadOf(admin, id);
  if (!upload) return null;
  const { creates, updates, unchanged, fingerprint, problems, hints } = importPlan(
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
    hints,
  };
}
