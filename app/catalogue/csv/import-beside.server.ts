import { runBeside } from "~/lib/beside/beside.server";
import type { Actor } from "~/audit/record.server";
import { importCheck, type ImportReport } from "./import-check.server";
import { type Imported, importUpload } from "./import-products.server";
import { uploadBytes } from "./import-uploads.server";

/** What a process beside is asked: to check this admin's upload, or to import it as it was checked (`fingerprint`). */
export type ImportAsked = { admin: Actor; upload: string; fingerprint: string };

/** A file of some 250 rows: it is read sooner than a process starts. */
const smallBytes = 16_000;

/** `importCheck`, of more than a few rows in a process of its own. */
export function checkBeside(admin: Actor, upload: string): Promise<ImportReport | null> {
  return beside("products:check", { admin, upload, fingerprint: "" }, () =>
    importCheck(admin, upload),
  );
}

/** `importUpload`, of more than a few rows in a process of its own. */
export function importBeside(
  admin: Actor,
  upload: string,
  fingerprint: string,
): Promise<Imported | null> {
  return beside("products:import", { admin, upload, fingerprint }, () =>
    importUpload(admin, upload, fingerprint),
  );
}

/** As Unix counts. While an import writes, other writes wait for it: it makes way, but not so far that they give up. */
const priority = 5;

async function beside<Result>(
  command: string,
  { admin: { id, name }, ...asked }: ImportAsked,
  here: () => Result | Promise<Result>,
): Promise<Result> {
  if (uploadBytes({ id }, asked.upload) <= smallBytes) return here();
  return runBeside({ command, priority, asked: { admin: { id, name }, ...asked } }, here);
}
