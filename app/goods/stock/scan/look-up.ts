import { answered, type Scan } from "~/base/ui/scanning/use-scans";
import type { Scanned } from "./pack-scanned.server";

/** Answers with what packs these scans are of. */
const scanPath = "/dashboard/admin/scan";

/** Asks the shop what packs these are; null: it refuses. Throws where it does not answer. */
export async function lookUp(scans: Scan[]): Promise<Scanned[] | null> {
  const asked = new URLSearchParams(scans.map(({ code }) => ["code", code]));
  return answered(await fetch(`${scanPath}?${asked}`));
}
