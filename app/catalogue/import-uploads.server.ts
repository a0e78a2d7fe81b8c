import { and, eq, lt, or } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { productImports } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { day } from "~/lib/time";

/** Keeps an uploaded file until its admin confirms it, uploads another one, or a day has gone. Gives its id. */
export function keepUpload(
  admin: { id: string },
  { fileName, content }: { fileName: string; content: string },
  now = Date.now(),
): Promise<string> {
  return write(async (tx) => {
    const id = newId(now);
    await tx
      .delete(productImports)
      .where(or(eq(productImports.adminId, admin.id), lt(productImports.createdAt, now - day)));
    await tx
      .insert(productImports)
      .values({ id, adminId: admin.id, fileName, content, createdAt: now });
    return id;
  });
}

/** The file that this admin uploaded under this id, or null. */
export async function uploadOf(
  admin: { id: string },
  id: string,
): Promise<{ fileName: string; content: string } | null> {
  const [found] = await db
    .select({ fileName: productImports.fileName, content: productImports.content })
    .from(productImports)
    .where(and(eq(productImports.id, id), eq(productImports.adminId, admin.id)));
  return found ?? null;
}

/** Throws away what this admin has uploaded and not confirmed. */
export function dropUploads(admin: { id: string }): Promise<unknown> {
  return write((tx) => tx.delete(productImports).where(eq(productImports.adminId, admin.id)));
}
