import type { Scan } from "~/base/ui/scanning/use-scans";
import type { Scanned } from "./pack-scanned.server";

/** Answers with what packs these scans are of. */
const scanPath = "/dashboard/admin/scan";

/** Asks the shop what packs these are; throws where it does not answer. */
export async function lookUp(scans: Scan[]): Promise<Scanned[]> {
  const asked = new URLSearchParams(scans.map(({ code }) => ["code", code]));
  const answer = await fetch(`${scanPath}?${asked}`);
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`);
  return (await answer.json()) as Scanned[];
}
