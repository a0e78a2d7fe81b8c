import { databaseFile } from "~/base/db/database-file.server";
import type { AuditResult } from "~/office/self-audit/result";
import { copyDatabase } from "~/upkeep/backup/snapshot.server";

type Asked = { from: string; origin: string };

/** Closes the copy, if it came that far. */
export async function leaveCopy(): Promise<void> {
  await (await import("~/base/db/connection.server")).leaveDatabase();
}

/**
 * What the process of a self-audit does: it copies the shop's database into its own empty folder, and only then loads the shop, which
 * opens that copy.
 */
export async function auditCopy({ from, origin }: Asked): Promise<AuditResult> {
  await copyDatabase(from, databaseFile);
  const { auditShop } = await import("./audit-shop");
  return auditShop(origin);
}
