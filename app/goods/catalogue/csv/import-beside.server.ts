import type { Actor } from "~/upkeep/audit/record.server";
import { checkFile, saveFile } from "~/base/lib/beside/long-file.server";
import { importCheck, type ImportReport } from "./import-check.server";
import { type Imported, importUpload } from "./import-products.server";
import { uploadBytes } from "./import-uploads.server";

/** `importCheck`, of a long file in a process of its own. */
export const checkBeside = (admin: Actor, upload: string): Promise<ImportReport | null> =>
  checkFile(
    uploadBytes(admin, upload),
    "products:check",
    { admin: { id: admin.id }, upload },
    importCheck,
  );

/** `importUpload`, of a long file in a process of its own. */
export const importBeside = (
  { id, name }: Actor,
  upload: string,
  fingerprint: string,
): Promise<Imported | null> =>
  saveFile(
    uploadBytes({ id }, upload),
    "products:import",
    { admin: { id, name }, upload, fingerprint },
    importUpload,
  );
